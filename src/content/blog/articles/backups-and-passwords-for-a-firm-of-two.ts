import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 22,
  slug: 'backups-and-passwords-for-a-firm-of-two',
  title: 'Backups and passwords for a firm of two: one calm evening',
  excerpt:
    'No servers, no jargon and no fear: an evening at the kitchen table that protects the accounts, the photographs and the domain of a two-person business.',
  category: 'Digital Tools & Automation',
  author: 'Daniel Marsh',
  writeDate: '2025-07-19',
  publishDate: '2025-07-28',
  tags: ['backups', 'passwords', 'security', 'checklist'],
  featured: false,
  content: `Two people run an upholstery workshop. He stuffs and stitches, she measures, quotes and keeps the books. On a Monday her laptop will not start. On it are the price list, the fabric orders, four years of photographs and the customer addresses. The only copy of the password for the bank feed is on a yellow note that went out with the recycling.

Nothing criminal has happened. A battery has swollen, that is all. Most losses in small firms are of this kind: a dead machine, a cup of tea, a phone left on a train. The same evening's work that guards against tea also guards against thieves, so it is worth doing once and doing properly.

You need a kitchen table, both phones, the laptop, an external drive and about two and a half hours.

## 7.00 pm: the list of what would hurt

Before any software, a sheet of paper. Each of you writes, separately, the things you could not work without on Tuesday. Then compare. In our invented workshop the two lists came to this.

- Her email, because everything else sends its password resets there
- The bank and the bookkeeping
- The domain name and the website
- The customer list and the job photographs
- The fabric suppliers' ordering pages
- The messaging account customers use
- His phone, which he had not thought of as a computer

Put a star beside anything that only one of you can get into. Those are the urgent ones, and not because of criminals. People have appendicitis.

## 7.20 pm: the account that opens all the others

Email comes first. Whoever holds your email can ask every other service for a new password and will be sent one. So it deserves the best password you have and a second lock.

The National Cyber Security Centre advises making a password from three random words, such as a lamp, a fruit and a tool, which is long enough to resist guessing and possible to remember. Pick words that have nothing to do with you. Your dog, your street and your football club are the first things tried.

Then switch on two-step verification, so that a new device must show something besides the password: a code from an app, or a key that stays on your phone. Codes by text message are weaker than an app and far better than nothing. Save the recovery codes you are offered and print them. They are for the day the phone is at the bottom of a canal.

### Do not share one login

If both of you use the same account, make two. Nearly every service lets you add a person. When someone leaves, or loses a phone, you remove one name and nobody else has to relearn anything.

## 7.50 pm: a password manager for the rest

Nobody can remember forty good passwords, so people use one good password forty times. That works until one of the forty shops is broken into and the list is tried everywhere else. A password manager ends the problem: it invents a different one for each place and fills it in.

Choose one that both of you can use on phone and computer, with a shared folder for the business. Set a long main password and write it on a card for the safe. Then move accounts in the order of harm: bank, bookkeeping, domain, website, suppliers. You will do about eight tonight. The others can move one by one whenever you happen to sign in.

If you dislike the idea, a paper notebook locked in a drawer at home is honestly safer than the same password everywhere. What is never safe is the note on the monitor, the list in a message to each other, and the file called passwords on the desktop.

## 8.30 pm: three copies, two kinds, one elsewhere

A useful old rule says to keep three copies of anything that matters, on two different kinds of storage, with one of them in another place. For a firm of two it looks like this.

### Copy one

The working copy on the laptop or in the online folder you share.

### Copy two

An automatic copy to an online backup service, or the version history of your online storage if it keeps deleted files long enough. Look up how long that is. Thirty days is common, and you may notice a missing folder on day forty. Mind the difference as well: storage that merely mirrors your laptop will mirror your mistakes to all your devices within a minute.

### Copy three

An external drive, plugged in on the first Friday of the month, copied, unplugged and taken to the other person's house. The unplugging is essential. A drive that stays connected can be scrambled by the same malicious program that scrambles the laptop, and it will burn in the same fire.

Remember what lives outside the laptop. Ask whoever looks after your website where its backup is kept, how old the newest one is, and whether they have ever brought a site back from it. Export the customer list and the invoices from the billing program four times a year. Copy the photographs off both phones.

## 9.00 pm: try it, or it does not count

Delete a photograph. A real one, that you have checked exists in the backup. Now get it back. It may take three minutes or you may find that the backup stopped in March because the card expired. Either way you will be glad to have learned it tonight.

Do the same trick with people. She puts down her phone and goes to make tea; he has to sign in to the domain account, the bank's read-only view and the website, using only what is in the shared folder. Wherever he gets stuck, that is the next thing to mend.

## 9.20 pm: three habits that stop most trouble

- Let phones and computers install their updates, overnight, without argument
- When a message asks for money, a password or a changed account number, ring the person on a number you already had
- Leave the machine when you leave the room, but lock it first

The middle one deserves underlining. A supplier's "new bank details" by email are the classic way to steal from a small firm, and no backup brings the money back. Agree between you that neither will ever change a payee without a telephone call. Suspicious emails can be forwarded to the NCSC's reporting service at report@phishing.gov.uk.

If customers' personal details are lost or stolen, write down at once what happened and when. The Information Commissioner's Office has to be told within 72 hours of your becoming aware of it where there is likely to be a risk to the people concerned, and its website has a short self-assessment to help you decide.

## The page for the inside of the cupboard

Finish with a single sheet, without any passwords on it: what we have, who can get in, where the copies are, when the drive was last taken home, when the domain renews and with whom. Date it. Tape it inside a cupboard door.

Then put three repeats in the calendar: the drive on the first Friday, the export each quarter, and this whole evening again next July. It will take forty minutes the second time, and you will already own the drive.`,
};
