import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 6,
  slug: 'email-at-your-own-domain',
  title: 'An email address at your own domain: ten plain answers',
  excerpt:
    'Does it matter, what does it cost, will old messages survive the move, and why do invoices land in spam? Ten questions owners ask, answered plainly.',
  category: 'Business Case for Website',
  writeDate: '2026-07-02',
  publishDate: '2026-07-10',
  updated: {
    date: '2026-11-22',
    note: "Added Microsoft's rules for bulk senders, in force since May 2025, and passkeys.",
  },
  tags: ['business email', 'domain names', 'spam', 'security'],
  featured: false,
  links: {
    'The domain itself': '/blog/choosing-a-domain-name-without-regret',
    'The protection is unglamorous.': '/blog/backups-and-passwords-for-a-firm-of-two',
    'a real invoice': '/blog/invoices-that-get-paid-sooner',
  },
  cover: { figure: '10', label: 'answers' },
  figure: {
    kind: 'steps',
    after: 'Getting delivered',
    title: 'What happens to your invoice on its way in',
    steps: [
      ['SPF', 'Is the service that sent it on the list of your domain?'],
      ['DKIM', 'Is the signature whole, so that nothing was changed on the way?'],
      ['DMARC', 'If both fail: what should happen to the email, and who is told?'],
      ['PASS', 'The word you want to see three times'],
    ],
  },
  content: `A joiner called Mick sends a quote for £11,400 from an address made of his nickname, his birth year and the name of a free email service. The customer has a rival quote beside it from an address that matches the name on the van. Mick is the better joiner. On the screen, he's the one who might be a scam.

That's the case in brief. The questions below are the ones that come after it.

## Is it worth doing?

### Do customers really notice?

Not all of them, and seldom aloud. It counts when money or trust is at stake: a first quote, a deposit request, a change of bank details. People have been told for years to look at the sender's address before they pay an invoice. If yours could have been opened by anyone in two minutes, careful customers have nothing to check. If it ends in the same name as your website, they do.

There's a duller benefit that may be worth more. An address at your own domain belongs to the business. When the person who answers enquiries leaves, the address stays.

### What does it cost?

The domain itself is usually between £10 and £20 a year for a common ending. Mailboxes from Google Workspace, Microsoft 365 and the like are charged per person per month, generally a few pounds each, and some web hosts include simple ones. For a firm of two, budget for two mailboxes and check the price after the first year. The price on the banner is rarely the price you'll renew at.

You may need fewer than you think. One mailbox can receive email for several names. Messages to bookings@, accounts@ and hello@ can all arrive in the same place, through what providers call aliases, and those are normally free.

## Choosing the address

### My name, or hello@?

Use both, for different purposes. A shared name such as hello@ goes on the van, the website and your Google listing, because it'll outlive any one person. A personal name goes under quotes and invoices, because people like to know who they're dealing with. Avoid info@ only if you can think of something warmer; it does no harm.

Choose something you can say over the phone in a noisy room. If you find yourself adding 'that's with a hyphen, and the number four', pick again.

### Should I set up a dozen to look bigger?

No. Six departments at a firm of two means six boxes to forget. Customers can tell, too, when sales@, support@ and accounts@ all reply with the same cheerful typing mistake.

## Moving without losing anything

### What happens to my old messages?

They stay where they are until you delete them, and most providers have an import tool that copies old email across. Run the import, then open five old messages, including one with an attachment from several years ago, before you trust it. Keep the old account alive for at least a year. Some things are still tied to it: the bank, the tax account, the accounting app, the supplier who sends one statement each December.

### In what order should I do it?

- Make a list of every account that signs in with the old address. Your password manager, or the browser's list of saved passwords, will give you most of it.
- Create the new mailbox and send messages both ways between it and a friend's.
- Set the old account to forward to the new one.
- Change the address at the bank, the tax office and the domain registrar first, since those could lock you out.
- Update the website, Google listing, invoices, signature and van, in that order of ease.
- For three months, each time something arrives through the forwarding, change the address at that sender.

Do it on a quiet Tuesday. If something goes wrong you want support staff at their desks on the following day.

## Getting delivered

### Why do my invoices land in spam?

Often because your domain hasn't told the world who may send email in its name. Three records, stored alongside your domain's other settings, do that: SPF, DKIM and DMARC. The first lists the services allowed to send for you. The second signs each message so that tampering shows. The third tells receiving systems what to do with email that fails the other two, and where to report it.

Since February 2024 Google and Yahoo have asked everyone sending to their users for at least one of the first two, and bulk senders for all three. Microsoft has asked the same of bulk senders to Outlook.com and Hotmail since May 2025. You're unlikely to be a bulk sender, which for Google and Microsoft means some 5,000 messages a day, but set up all three anyway: the filters look at them whatever your size.

Your email provider's help pages give the exact lines to paste. The usual slip is to set up the mailbox and forget everything else that sends for you: the invoicing app, the booking system, the newsletter. Each one has to be added.

### How do I know it worked?

Send a message to a friend who uses Gmail and ask them to open it on a computer, click the three dots and choose 'Show original'. Near the top are three lines for SPF, DKIM and DMARC, and you want each to say PASS. Then do it again with a real invoice sent from your invoicing app, because that's the one you're paid by.

## Keeping it safe

### What's the worst that can happen?

Someone gets into the mailbox, reads quietly for a fortnight and then sends one of your customers your genuine invoice with a different account number on it. The customer pays. Nothing looks wrong until you chase the money.

The protection is unglamorous. Use a passkey where your email provider offers one; otherwise a long password that's used nowhere else, with two-step verification by an app or a security key. Do it for every mailbox and for the domain registrar too. Check once a quarter that no forwarding rule exists that you didn't make, because that's how the quiet reading is done. And print a sentence on your invoices: 'Our bank details won't change. If you're told otherwise, ring us on the number you already have.'

### What if I stop paying for the domain?

Then after a grace period someone else can register it and receive every message still being sent to you, including password resets. This is the one bill never to let lapse by accident. Put it on automatic renewal with a card that has years left on it, and give the registrar a contact address that isn't at the same domain. If you close the business, keep the name for a couple of years after the last invoice.`,
};
