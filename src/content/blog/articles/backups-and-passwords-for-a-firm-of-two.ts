import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 22,
  slug: 'backups-and-passwords-for-a-firm-of-two',
  title: 'Backups, passkeys and passwords for a firm of two: one calm evening',
  excerpt:
    'No servers, no jargon and no fear: an evening at the kitchen table that protects the accounts, the photographs and the domain of a two-person business.',
  category: 'Digital Tools & Automation',
  writeDate: '2025-07-19',
  publishDate: '2025-07-28',
  updated: {
    date: '2026-11-22',
    note: 'Passkeys now come first, as the National Cyber Security Centre has advised since April 2026; passwords with two-step verification are the fallback.',
  },
  tags: ['backups', 'passkeys', 'passwords', 'security', 'checklist'],
  featured: false,
  links: {
    'The domain name and the website': '/blog/choosing-a-domain-name-without-regret',
    'Email comes first.': '/blog/email-at-your-own-domain',
    'The customer list and the job photographs': '/blog/good-photos-of-your-work-with-a-phone',
  },
  cover: { figure: '1', label: 'evening' },
  figure: {
    kind: 'pairs',
    after: '8.30 pm: three copies, two kinds, one elsewhere',
    title: 'Three copies',
    columns: ['Where', 'When'],
    rows: [
      ['Copy one', 'The laptop, or the online folder you share', 'As you work'],
      [
        'Copy two',
        'An online backup service, or version history',
        'Automatic; look up how long it keeps deleted files',
      ],
      [
        'Copy three',
        "An external drive at the other partner's house",
        'First Friday of the month, then unplugged',
      ],
    ],
  },
  content: `Two people run a picture-framing workshop. He cuts and joins, she measures, quotes and keeps the accounts. On a Monday her laptop won't start. On it are the price list, the moulding orders, four years of photographs and the customer addresses. The only copy of the password for the bank feed is on a yellow note that went out with the recycling.

Nothing criminal has happened. A battery has swollen, that's all. Most losses in small firms are of this kind: a dead machine, a cup of tea, a phone left on a train. The same evening's work that guards against tea also guards against thieves, so do it once and do it properly.

You need a kitchen table, both phones, the laptop, an external drive and about two and a half hours.

## 7.00 pm: the list of what would hurt

Before any software, a sheet of paper. Each of you writes, separately, the things you couldn't work without on Tuesday. Then compare. In our workshop the two lists came to this.

- Her email, because everything else sends its password resets there
- The bank and the bookkeeping app
- The domain name and the website
- The customer list and the job photographs
- The suppliers' ordering pages
- The WhatsApp account customers use
- His phone, which he hadn't thought of as a computer

Put a star beside anything that only one of you can get into. Those are the urgent ones, and criminals have nothing to do with it. People have appendicitis.

## 7.20 pm: the account that opens all the others

Email comes first. Anyone who gets into your email can ask every other service for a new password and will be sent one. So it deserves the best lock you can put on it.

### If it offers a passkey, take it

A passkey replaces the password. It's created by your phone or laptop, stays in it (or in the password manager it uses), and unlocks with your fingerprint, your face or the device's PIN. There's nothing to type, so there's nothing you can be tricked into typing on a fake page: a passkey made for your bank simply doesn't work anywhere but your bank.

The National Cyber Security Centre changed its advice in April 2026. Passkeys are now its first choice wherever a service offers them, and a strong password with two-step verification is what you fall back on where it doesn't. Google, Microsoft, Apple, PayPal and eBay all offer them. Look in the account's settings under 'security' or 'sign-in', and choose 'create a passkey'. It takes about a minute.

Two things to get right:

- Make one on a second device as well, or let a password manager carry it to both. If the only passkey is on a phone at the bottom of a canal, you'll be proving who you are to a help desk.
- Check what the account does when the passkey is missing. If it falls back on an old password you've used since 2014, change that password too. The fallback is part of the lock.

### If it doesn't

Use a password of three random words, as the NCSC advises, such as a lamp, a fruit and a tool: long enough to resist guessing and possible to remember. Pick words that have nothing to do with you. Your dog, your street and your football club are the first things tried.

Then switch on two-step verification, so that a new device must show something besides the password. A code from an authenticator app is better than a code by text message, and either is far better than nothing. Save the recovery codes you're offered and print them.

### Don't share one login

If both of you use the same account, make two. Nearly every service lets you add a second user. When someone leaves, or loses a phone, you remove one name and nobody else has to relearn anything.

## 7.50 pm: a password manager for the rest

Nobody can remember forty good passwords, so people use one good password forty times. That works until one of the forty shops is broken into and the list is tried everywhere else. A password manager ends the problem: it invents a different one for each place, fills it in, and keeps your passkeys as well.

Choose one that both of you can use on phone and computer, with a shared folder for the business. 1Password, Bitwarden and Dashlane are three of many, and the ones built into iPhones and Chrome are a fair start. Set a long main password and write it on a card for the safe. Then move accounts in the order of harm: bank, bookkeeping, domain, website, suppliers. Where one of them offers a passkey, make it while you're there. You'll do about eight tonight. The others can move one by one whenever you happen to sign in.

If you dislike the idea, a paper notebook locked in a drawer at home is honestly safer than the same password everywhere. The note on the monitor, the list in a WhatsApp chat and the file called passwords on the desktop are never safe.

## 8.30 pm: three copies, two kinds, one elsewhere

An old rule says to keep three copies of anything that matters, on two different kinds of storage, with one of them in another place. For a firm of two it looks like this.

### Copy one

The working copy on the laptop or in the online folder you share.

### Copy two

An automatic copy to an online backup service, or the version history of Google Drive, OneDrive or Dropbox if it keeps deleted files long enough. Look up how long that is. Thirty days is common, and you may notice a missing folder on day forty. Mind the difference as well: storage that merely mirrors your laptop will mirror your mistakes to all your devices within a minute.

### Copy three

An external drive, plugged in on the first Friday of the month, copied, unplugged and taken to the other partner's house. The unplugging is essential. A drive that stays connected can be scrambled by the same ransomware that scrambles the laptop, and it'll burn in the same fire.

Remember what lives outside the laptop. Ask your web designer or host where the website's backup is kept, how old the newest one is, and whether they've ever brought a site back from it. Export the customer list and the invoices from the billing app four times a year. Copy the photographs off both phones.

## 9.00 pm: try it, or it doesn't count

Delete a photograph. A real one, that you've checked exists in the backup. Now get it back. It may take three minutes, or you may find that the backup stopped in March because the card expired. Either way you'll be glad to have learned it tonight.

Do the same trick with people. She puts down her phone and goes to make tea; he has to sign in to the domain account, the bank's read-only view and the website, using only his own passkeys and what's in the shared folder. Where he gets stuck is the next thing to fix.

## 9.20 pm: three habits that stop most trouble

- Let phones and computers install their updates, overnight, without argument
- When a message asks for money, a password or a changed account number, ring the sender on a number you already had
- Lock the machine before you leave the room

The middle one deserves underlining. A supplier's 'new bank details' by email are the classic way to steal from a small firm, and no backup or passkey brings the money back. A phone call in a familiar voice is no longer proof either, now that AI can copy one, which is why you ring them and not the other way round. Agree between you that neither will ever change a payee without that call. Suspicious emails can be forwarded to the NCSC's reporting service at report@phishing.gov.uk.

If customers' personal details are lost or stolen, write down at once what happened and when. The Information Commissioner's Office (which is becoming the Information Commission) has to be told within 72 hours of your becoming aware of it where there's likely to be a risk to the people concerned, and its website has a short self-assessment to help you decide.

## The page for the inside of the cupboard

Finish with a single sheet, without any passwords on it: what we have, who can get in, on which two devices each passkey lives, where the copies are, when the drive was last taken home, when the domain renews and with which registrar. Date it. Tape it inside a cupboard door.

Then put three repeats in the calendar: the drive on the first Friday, the export each quarter, and this whole evening again next July. It'll take forty minutes the second time.`,
};
