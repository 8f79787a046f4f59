import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 6,
  slug: 'email-at-your-own-domain',
  title: 'An email address at your own domain: ten plain answers',
  excerpt:
    'Does it matter, what does it cost, will old messages survive the move, and why do invoices land in junk? Ten questions owners ask, answered plainly.',
  category: 'Business Case for Website',
  author: 'Nora Whitfield',
  writeDate: '2026-07-02',
  publishDate: '2026-07-10',
  tags: ['business email', 'domain names', 'spam', 'security'],
  featured: false,
  content: `A joiner I will call Mick sends a quotation for £11,400 from an address made of his nickname, his birth year and the name of a free mail service. The customer has a rival quote beside it from an address that matches the name on the van. Mick is the better joiner. On the screen, he is the one who might be a scam.

That is the case in brief. The questions below are the ones that come after it.

## Is it worth doing?

### Do customers really notice?

Not all of them, and seldom aloud. The moment it counts is when money or trust is at stake: a first quote, a deposit request, a change of bank details. People have been told for years to look at the sender's address before they pay an invoice. If yours could have been opened by anyone in two minutes, careful customers have nothing to check. If it ends in the same name as your website, they do.

There is a duller benefit that I rate higher. An address at your own domain belongs to the business. When the person who answers enquiries leaves, the address stays.

### What does it cost?

The domain itself is usually between £10 and £20 a year for a common ending. Mailboxes at the well-known providers are charged per person per month, generally a few pounds each, and some web hosts include simple ones. For a firm of two, budget for two mailboxes and check the price after the first year, not the price on the banner.

You may need fewer than you think. One mailbox can receive post for several names. Mail to bookings@, accounts@ and hello@ can all arrive in the same place, through what providers call aliases, and those are normally free.

## Choosing the address

### My name, or hello@?

Use both, for different purposes. A shared name such as hello@ goes on the van, the website and the map listing, because it will outlive any one person. A personal name goes under quotes and invoices, because people like to know whom they are dealing with. Avoid info@ only if you can think of something warmer; it does no harm.

Choose something you can say down a telephone in a noisy room. If you find yourself adding 'that is with a hyphen, and the number four', pick again.

### Should I set up a dozen to look bigger?

No. Six departments at a firm of two means six boxes to forget. Customers can tell, too, when sales@, support@ and accounts@ all reply with the same cheerful typing mistake.

## Moving without losing anything

### What happens to my old messages?

They stay where they are until you delete them, and most providers have an import tool that copies old mail across. Run the import, then open five old messages, including one with an attachment from several years ago, before you trust it. Keep the old account alive for at least a year. Some things are still tied to it: the bank, the tax account, the accounting software, the supplier who sends one statement each December.

### In what order should I do it?

- Make a list of every account that signs in with the old address. Your password manager, or the browser's list of saved passwords, will give you most of it.
- Create the new mailbox and send messages both ways between it and a friend's.
- Set the old account to forward to the new one.
- Change the address at the bank, the tax office and the domain registrar first, since those could lock you out.
- Update the website, map listing, invoices, signature and van, in that order of ease.
- For three months, each time something arrives through the forwarding, change the address at that sender.

Do it on a quiet Thursday, not a Friday afternoon. If something goes wrong you want support staff at their desks on the following day.

## Getting delivered

### Why do my invoices land in junk?

Often because your domain has not told the world who may send mail in its name. Three records, stored alongside your domain's other settings, do that. Their names are SPF, DKIM and DMARC, and you need not remember what the letters stand for. The first lists the services allowed to send for you. The second signs each message so that tampering shows. The third tells receiving systems what to do with mail that fails the other two, and where to report it.

Since February 2024 Google and Yahoo have asked everyone sending to their users for at least one of the first two, and bulk senders for all three. Your mail provider's help pages give the exact lines to paste. The usual slip is to set up the mailbox and forget everything else that sends for you: the invoicing program, the booking system, the newsletter. Each one has to be added.

### How do I know it worked?

Send a message to a friend who uses Gmail and ask them to open it on a computer, click the three dots and choose 'Show original'. Near the top are three lines for SPF, DKIM and DMARC, and you want each to say PASS. Then do it again with a real invoice sent from your invoicing program, because that is the one you are paid by.

## Keeping it safe

### What is the worst that can happen?

Somebody gets into the mailbox, reads quietly for a fortnight and then sends one of your customers your genuine invoice with a different account number on it. The customer pays. Nothing looks wrong until you chase the money.

The protection is unglamorous. Use a long password that is used nowhere else. Turn on the second step at sign in, by an app or a security key, for every mailbox and for the domain registrar too. Check once a quarter that no forwarding rule exists that you did not make, because that is how the quiet reading is done. And print a sentence on your invoices: 'Our bank details will not change. If you are told otherwise, ring us on the number you already have.'

### What if I stop paying for the domain?

Then after a grace period somebody else can register it and receive every message still being sent to you, including password resets. This is the one bill never to let lapse by accident. Put it on automatic renewal with a card that has years left on it, use a contact address for the registrar that is not at the same domain, and if you close the business keep the name for a couple of years after the last invoice.

## What to do this week

Three small jobs, in an hour altogether. Find out who your domain is registered to and whether you can sign in there. Decide on the one public address that goes on the van. And look at the last quote you sent as if you had never met yourself: would you transfer a deposit of three thousand pounds to that address? Mick looked, winced, and had a new one by the weekend.`,
};
