import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 16,
  slug: 'newsletter-for-two-hundred-customers',
  title: 'An email newsletter for two hundred customers, and no more',
  excerpt:
    "You don't need ten thousand subscribers. How a small firm writes one useful email a month, stays within the law and sees work come back from it.",
  category: 'Growth & Marketing',
  writeDate: '2025-11-27',
  publishDate: '2025-12-05',
  tags: ['newsletter', 'email marketing', 'repeat customers', 'GDPR'],
  featured: false,
  links: {
    'Two routes matter for a small firm.': '/blog/legal-pages-for-a-uk-small-business-site',
    'from an address at your own domain': '/blog/email-at-your-own-domain',
  },
  cover: { figure: '200', label: 'customers' },
  figure: {
    kind: 'bars',
    after: 'Sending it',
    title: 'One hour a month, in minutes',
    bars: [
      { label: 'Find the question', value: 10, shown: '10' },
      { label: 'Answer it, and cut', value: 25, shown: '25' },
      { label: 'The picture and the story', value: 10, shown: '10' },
      { label: 'Add and remove addresses', value: 10, shown: '10' },
      { label: 'Send', value: 5, shown: '5' },
    ],
  },
  content: `Every December a chimney sweep in a market town sends one email. It goes to 212 people whose chimneys he has swept. It says that the diary for January is open, that birds' nests are the usual cause of a smoking fire, and how to tell seasoned logs from green ones by knocking two together. Then it stops. Last year the email took him forty minutes and filled eleven days.

Two hundred people who have paid you once, and were pleased, will do more for you than two thousand who wanted a prize draw.

## The arithmetic

Take a list of 200 and guess modestly. Suppose half open it: 100 readers. Suppose three of them need you in the next six weeks and wouldn't have got round to it. For a sweep at £70 a visit that's £210; for an electrician whose average job is £320 it's £960. The cost is an hour of writing and, on most email services at that size, little or nothing in fees.

Now the other half. Each dull message loses you a few readers for good. Lose four a month from a list of 200 and it's gone in about four years. So when you have nothing to say, don't send.

## Who you may write to

In the United Kingdom, marketing email to individuals falls under GDPR and the Privacy and Electronic Communications Regulations (PECR), and the Information Commissioner's Office (which is becoming the Information Commission) publishes plain guidance on both. Two routes matter for a small firm.

The first is consent: someone ticked an empty box or asked to be added. The second is the soft opt-in. You may write to people whose address you obtained while selling to them, or while they were seriously asking for a price, provided four things hold.

- You collected the address yourself. Bought lists don't count.
- You write about your own goods or services, similar to what they asked about.
- You gave them a simple way to say no when you took the address.
- Every message since gives them a simple way to say no.

Sole traders and some partnerships count as individuals under these rules, so don't assume a business address is fair game. If you never offered someone the choice to say no, ask for consent the next time you speak.

Put one line on your quote form and one on your invoice: 'I send a short email about once a month. Tick here if you'd rather not have it.' That line, from today, builds the list you'll use next year.

## What to put in it

The best subject is whatever you said out loud more than twice last month. A garage that kept explaining why a battery dies in the first cold week has its November email.

Three parts will do: one useful thing, in about 150 words; one thing that happened, in about 60, such as a finished gate or a job that went sideways and how you put it right; and one way to act. 'I have four mornings left before Easter; reply to this email and tell me which suits.'

Skip the banner, the row of icons and the welcome from the director. In the subject line, say what's inside. 'Knock two logs together' will be opened by anybody with a stove. 'Winter newsletter' will be opened by your mother.

Plan twelve, send eight or nine. A gardener might write in January about what to leave alone until March, in July with six places for watering pots while you're away, and in October with dates for clearing leaves, booked by street to save driving. July and October pay for the rest.

## Sending it

Set aside one hour on the first Tuesday of the month: ten minutes to find the question, twenty-five to answer it and cut, ten for the picture and the story, ten for adding and removing addresses, five to send. Send it to yourself first, and read it on your phone.

Use an email service such as Mailchimp, Brevo or MailerLite, set up to send from an address at your own domain. It adds the unsubscribe link and removes people the moment they use it. It also stops you from showing 200 addresses to 200 people in the copy line, which is a data breach with your name on it.

Ignore the open rate. Many phones and email apps fetch pictures on their own, so the figure flatters everybody. Count replies, bookings that mention the email, and people who left. Two replies a month from 200 people is healthy. One booking a month pays for the hour.

If nobody replies to three in a row, don't redesign anything. Ring two customers you like and ask what they would have wanted to know.`,
};
