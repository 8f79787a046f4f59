import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 16,
  slug: 'newsletter-for-two-hundred-customers',
  title: 'A newsletter for two hundred customers, and no more',
  excerpt:
    'You do not need ten thousand subscribers. How a small firm writes one useful email a month, stays within the law and sees work come back from it.',
  category: 'Growth & Marketing',
  author: 'Priya Raman',
  writeDate: '2025-11-27',
  publishDate: '2025-12-05',
  tags: ['newsletter', 'email', 'repeat customers', 'marketing law'],
  featured: false,
  content: `Every December a chimney sweep in a market town sends one email. It goes to 212 people whose chimneys he has swept. It says that the diary for January is open, that birds' nests are the usual cause of a smoking fire, and how to tell seasoned logs from green ones by knocking two together. Then it stops. Last year the email took him forty minutes and filled eleven days.

He is invented, but his sums are the ordinary sums of a small list. Two hundred people who have paid you once, and were pleased, are worth more than two thousand strangers who wanted a prize draw. This article is about writing to the two hundred.

## Why small lists do better than they should

A big brand writes to people who barely remember signing up. You write to people whose kitchen you have stood in. They open the message because they know the name, and because it does not arrive every other day.

Here is the arithmetic for a list of 200, with modest guesses rather than happy ones. Suppose half open it, which gives 100 readers. Suppose three in a hundred readers need you in the next six weeks and would not have got round to it. That is three jobs. For a sweep at £70 a visit it is £210; for an electrician whose average job is £320 it is £960. The cost is an hour of writing and, on most mailing services at that size, little or nothing in fees.

Now the other half of the sum, which people forget: the email that arrives with nothing in it. Each dull message loses you a few readers for good. On a list of 200, losing four a month means the list is gone in about four years. So the rule is simple. When you have nothing to say, do not send.

## Who you may write to

In the United Kingdom, marketing email to individuals falls under the Privacy and Electronic Communications Regulations, and the Information Commissioner's Office publishes plain guidance on them. Two routes matter for a small firm.

The first is consent: somebody ticked an empty box or asked to be added. The second is usually called the soft opt-in. You may write to people whose address you obtained while selling to them, or while they were seriously asking for a price, provided four things hold.

- You collected the address yourself, not from a bought list
- You write about your own goods or services, similar to what they asked about
- You gave them a simple way to say no when you took the address
- Every message since gives them a simple way to say no

Sole traders and some partnerships count as individuals under these rules, so do not assume a business address is fair game. And if you never offered the choice to say no when you took the address, you do not have the soft opt-in for that person. Ask for consent the next time you speak to them instead.

Put one line on your quote form and one on your invoice: "I send a short email about once a month. Tick here if you would rather not have it." That line, from today, builds the list you will use next year.

## What to put in it

The best subject matter is whatever you said out loud more than twice last month. A garage that kept explaining why a battery dies in the first cold week has its November email. A bookkeeper who answered the same question about mileage three times has hers.

### A shape that fits on a phone screen

One useful thing, in about 150 words. One thing that happened, in about 60: a photo of a finished gate, a new apprentice, a job that went sideways and how you put it right. One way to act, in a single sentence: "I have four mornings left before Easter; reply to this email and tell me which suits."

Notice what is missing. There is no banner, no row of icons and no welcome from the director. It reads like a message from a person because it is one. Plain text with a single picture also reaches the inbox more reliably than a leaflet made of images, and it loads in a field with one bar of signal.

### Subject lines that tell the truth

Say what is inside. "Knock two logs together" will be opened by anybody with a stove. "Winter newsletter" will be opened by your mother. Never fake a reply, never write "urgent", and never promise an offer that is not in the message.

## A year on one sheet of paper

Plan twelve, send eight or nine. Take a sheet, write the months down the side, and give each one a customer's question. Here is a page for an invented garden maintenance firm.

- January: what to leave alone until March, with a photo of a hydrangea
- March: when to make the first cut, and why not lower than four centimetres
- May: watering a new hedge without wasting water
- July: who looks after the pots while you are away, with six places offered
- September: lawns after a dry summer, what recovers and what does not
- October: leaf clearance dates, booked by street to save driving
- December: a thank you, and the days you are closed

Seven are filled and five are left open for whatever the weather does. The two that ask for a booking, July and October, pay for the rest. The others earn the right to ask.

## The Tuesday routine

Set aside one hour, on the first Tuesday of the month, at the kitchen table.

In the first ten minutes, scroll back through your messages and pick the question that came up most. In the next twenty-five, answer it as you would to a customer standing in front of you, then cut every sentence that only clears its throat. Ten minutes for the picture and the story. Ten minutes to add new addresses and take out anybody who asked to leave. Then send it to yourself, read it on your phone, and correct the spelling mistake you will certainly find. Send it in the last five.

Use a mailing service rather than your ordinary email account. It adds the unsubscribe link, removes people the moment they use it, and stops you from showing 200 addresses to 200 people in the copy line, which is a data breach with your name on it.

## How to tell it works

Ignore the open rate. Many phones and mail programs fetch pictures on their own, so the figure flatters everybody. Count three things in a notebook: replies, bookings that mention the email, and people who left. Two replies a month from 200 people is healthy. One booking a month pays for the hour several times over.

If nobody replies to three in a row, do not redesign anything. Ring two customers you like and ask what they would have wanted to know. They will tell you, and one of them may well ask when you can come round.`,
};
