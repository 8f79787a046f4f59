import { PRICE_MINOR, priceText } from '#src/domain/offer.ts';
import type { BlogArticle } from '../article.ts';

/** Whole pounds: our price, two renewals (62), two years of domain (24), eight hours (240). */
const cashOut = Math.round(PRICE_MINOR.gbp / 100) + 62 + 24;
const total = cashOut + 240;

export const article: BlogArticle = {
  id: 1,
  slug: 'what-a-website-costs-over-three-years',
  title: 'What a small business website costs over three years',
  excerpt:
    'The build price is only the first line of the bill. We add up three years of five routes to a website, including the hours nobody invoices you for.',
  category: 'Business Case for Website',
  author: 'Nora Whitfield',
  writeDate: '2026-10-19',
  publishDate: '2026-10-28',
  tags: ['website costs', 'budgeting', 'hosting', 'planning'],
  featured: true,
  content: `Ask five people what a website costs and you will hear five honest answers that cannot be compared. One person quotes the build, one the monthly fee, and one says it was free because her brother did it. The only way to make the answers line up is to pick a period, count everything inside it, and put a price on your own evenings. Three years is a sensible period: long enough for renewals and repairs to show, short enough that the design will not have gone stale.

So here is a ledger. The business is invented: an upholsterer in a market town who wants five pages, a gallery of chairs before and after, and an enquiry form. No online shop. The prices are round assumptions for a firm this size, not a survey. Swap in your own quotes and the method still holds.

## The assumptions, so you can argue with them

- The owner's time is worth £30 an hour, roughly what the workshop earns after materials.
- A domain name renews at £12 a year.
- Where something is billed in dollars, a pound buys $1.30.
- VAT is left out everywhere, because some readers can reclaim it and others cannot.
- Nobody is paid to write the words or take the pictures. The owner supplies both, whichever route is chosen.

That fourth line is worth a glance when you compare real quotes. A freelancer who is not registered and an agency that is may look closer in price than they are.

## Five routes, added up

### Building it yourself on a monthly site builder

A typical business plan at £16 a month comes to £576 over 36 months. The domain is often free for the first year, so add £24 for the next two. Cash out: £600. Now the time. Choosing a template, fighting the gallery and rewriting the home page four times took our upholsterer 40 hours, which is £1,200 of chairs not covered. An hour a month of upkeep adds 36 hours, or £1,080. The honest total is £2,880.

### Hiring a freelancer

Say £1,200 for the build, £8 a month for hosting (£288), £36 for the domain and four hours of changes a year at £45 an hour (£540). Cash out: £2,064. The owner still spends about 12 hours on briefing, checking and chasing, so add £360. Total: £2,424.

### Using an agency

A build at £3,500, a care plan at £60 a month (£2,160) and £36 for the domain makes £5,696. Meetings and sign-off rounds take 20 hours, or £600. Total: £6,296. For that you should get somebody who thinks about your market, not only your menu bar. If you need that thinking, the price is fair.

### Asking a friend

The build is free. Hosting is £288 and the domain £36. Friends work at weekends and need reminding, so allow 25 hours of your own time, £750. Then allow for the day the friend changes jobs and something breaks: one paid rescue at £400. Cash out £724, total £1,474, plus one slightly cooler friendship.

### Buying a fixed-price package

This is what we sell, so check this sum hardest. The price is ${priceText('gbp')} with hosting, the domain and maintenance included for the first year. After that hosting and maintenance renew at $20 a year each, so two years cost $80, about £62, and two domain renewals add £24. Cash out: £${cashOut}. Filling in the form, choosing between prototypes and asking for revisions takes perhaps eight hours, or £240. Total: £${total}. It suits a brochure site like the upholsterer's. It would not suit someone with four thousand products or a booking system wired into a warehouse, and an agency or specialist would be the better spend there.

## What moves the total most

Look down the five sums and one thing stands out: the build price decides the order less than you would expect. Three other lines do the damage.

- Your own hours. On the do-it-yourself route they make up nearly four fifths of the total.
- Anything monthly. A fee of £10 feels like a sandwich; over three years it is £360.
- Changes. A site you cannot alter without paying somebody will be altered less often, and go out of date faster.

The last one costs money that never shows on an invoice. If last year's prices stay up because changing them is a £45 job, you end up honouring them or explaining them.

## Costs that hide until year two

Introductory offers end in month thirteen, so ask every supplier for the renewal price in writing and put that figure, not the launch price, in your ledger. Ask about these as well:

- Mailboxes at your own domain, which are often charged per person.
- Premium add-ons, such as the form or gallery that was free during the trial.
- Restoring a backup, which some hosts include and others bill.
- Leaving. Can you take your words, pictures and domain name with you, and what is the fee?

Leaving is the question people skip. If the design lives only inside one company's builder, moving away means rebuilding. That does not make the builder a bad choice, but it does belong in the sum.

## Make your own ledger in twenty minutes

Draw three columns headed year one, year two and year three. Down the side write build, hosting, domain, email, maintenance, changes and my hours. Fill in one sheet for each route you are seriously considering, using quotes rather than guesses wherever you can. Multiply the hours by what an hour of your paid work brings in. Then add across and down.

Two cells deserve a second look. If the year two total is more than you would happily pay on a wet Tuesday in February, choose something else now. And if the row for your own hours is the biggest on the sheet, decide whether you would enjoy those hours. Some people love tinkering with a website of an evening, and for them the time is a hobby rather than a cost. Our upholsterer would rather be stretching linen.

## The question behind the bill

A website that costs £${total} and brings in nothing is dear. One that costs £6,296 and fills a workshop is cheap. The ledger cannot tell you what yours will earn, only what it must beat. Divide the three-year total by 36 and you have a monthly figure to hold in your head: £${Math.round(total / 36)} for the cheapest route above, about £175 for the dearest. Then ask how many extra jobs a month would cover it. If the answer is a fraction of one chair, stop comparing and get it built.`,
};
