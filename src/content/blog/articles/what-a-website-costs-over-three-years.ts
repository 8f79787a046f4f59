import { PRICE_MINOR, priceText, renewals } from '#src/domain/offer.ts';
import type { BlogArticle } from '../article.ts';

/**
 * Whole pounds: renewals at $1.30 to the pound, the domain, and eight hours of the owner's time.
 */
const price = Math.round(PRICE_MINOR.gbp / 100);
const renewalUsd = renewals.hostingPerYearUsd + renewals.maintenancePerYearUsd;
const renewalPerYear = Math.round(renewalUsd / 1.3);
const laterYear = renewalPerYear + 12;
const cashOut = price + 2 * laterYear;
const total = cashOut + 240;
const totalAtFifteen = cashOut + 120;

export const article: BlogArticle = {
  id: 1,
  slug: 'what-a-website-costs-over-three-years',
  title: 'What a small business website costs over three years',
  excerpt:
    'The build price is only the first line of the bill. We add up three years of five routes to a website, including the hours nobody invoices you for.',
  category: 'Business Case for Website',
  writeDate: '2026-10-19',
  publishDate: '2026-10-28',
  tags: ['website costs', 'budgeting', 'hosting', 'planning'],
  featured: true,
  links: {
    'gathering the words and pictures takes an afternoon': '/blog/gather-your-website-in-one-afternoon',
    'This is what we sell': '/',
    'how many extra jobs a month would cover it': '/blog/will-a-website-pay-for-itself',
    'Mailboxes at your own domain': '/blog/email-at-your-own-domain',
  },
  cover: { figure: '3', label: 'years' },
  figure: {
    kind: 'bars',
    after: 'Five routes, added up',
    title: 'Three years, your own hours included',
    bars: [
      { label: 'Website builder', value: 2880, shown: '£2,880' },
      { label: 'Freelancer', value: 2424, shown: '£2,424' },
      { label: 'Agency', value: 6296, shown: '£6,296' },
      { label: 'Friend', value: 1474, shown: '£1,474' },
      { label: 'Fixed-price package', value: total, shown: `£${total}`, isOurs: true },
    ],
  },
  content: `Ask five people what a website costs and you'll hear five honest answers that can't be compared. One quotes the build, one the monthly fee, and one says it was free because her brother did it. The only way to make the answers line up is to pick a period, count everything inside it, and put a price on your own evenings. Three years works well: long enough for renewals and repairs to show, short enough that the design won't have gone stale.

So here's a ledger. The business is an upholsterer in a market town who wants five pages, a gallery of chairs before and after, and an enquiry form. No online shop. The prices are round assumptions for a firm this size. They aren't a survey. Swap in your own quotes and the method still holds.

## The assumptions, so you can argue with them

- The owner's time is worth £30 an hour, roughly what the workshop earns after materials.
- A domain name renews at £12 a year.
- VAT is left out everywhere, because some readers can reclaim it and others can't.
- Nobody is paid to write the words or take the pictures. The owner gathers both, whichever route is chosen. (In our own package we'll draft the text for anyone who has none, but the sum doesn't lean on it.)

The VAT line is worth a second glance when you compare real quotes. A freelancer who isn't registered and an agency that is may look closer in price than they are.

## Five routes, added up

### Building it yourself on Wix, Squarespace or another website builder

A typical business plan at £16 a month comes to £576 over 36 months. The domain is often free for the first year, so add £24 for the next two. Cash out: £600. Now the time. Choosing a template, fighting the gallery and rewriting the home page four times took our upholsterer 40 hours, which is £1,200 of chairs not covered. An hour a month of upkeep adds 36 hours, or £1,080. Total: £2,880.

### Hiring a freelancer

Say £1,200 for the build, often on WordPress, £8 a month for hosting (£288), £36 for the domain and four hours of changes a year at £45 an hour (£540). Cash out: £2,064. The owner still spends about 12 hours on briefing, checking and chasing, so add £360. Total: £2,424.

### Using an agency

A build at £3,500, a care plan at £60 a month (£2,160) and £36 for the domain makes £5,696. Meetings and sign-off rounds take 20 hours, or £600. Total: £6,296. For that you should get someone who thinks about your market as well as your menu bar. If you need that thinking, the price is fair.

### Asking a friend

The build is free. Hosting is £288 and the domain £36. Friends work at weekends and need reminding, so allow 25 hours of your own time, £750. Then allow for the day the friend changes jobs and something breaks: one paid rescue at £400. Cash out £724, total £1,474, plus one slightly cooler friendship.

### Buying a fixed-price package

This is what we sell, so check this sum hardest. The price is ${priceText('gbp')} with hosting, the domain and maintenance included for the first year. After that hosting and maintenance come to $${renewalUsd} a year together (about £${renewalPerYear}, at $1.30 to the pound) and the domain to £12, so two more years cost £${2 * laterYear}. Cash out: £${cashOut}.

Your own part: the order form takes ten minutes, gathering the words and pictures takes an afternoon, and choosing a design and asking for changes takes an evening. Call it eight hours, or £240. Total: £${total}.

It suits a brochure site like the upholsterer's. It wouldn't suit a shop with four thousand products or a booking system wired into a warehouse, and an agency or a specialist would be the better spend there.

## The same five, year by year

Totals hide when the money leaves. Here is the cash alone, without your hours:

- Website builder: £192, then £204 a year
- Freelancer: £1,488, then £288 a year
- Agency: £4,232, then £732 a year
- Friend: £108 in most years, and £508 in the year of the rescue
- Fixed-price package: £${price}, then about £${laterYear} a year

The first figure is the one people compare. The second is the one you'll still be paying when the first is forgotten, so write both on the same line.

## What moves the total most

Look down the five sums and one thing stands out: the build price decides the order less than you'd expect. Three other lines do the damage.

- Your own hours. On the do-it-yourself route they make up nearly four fifths of the total.
- Anything monthly. A fee of £10 feels like a sandwich; over three years it's £360.
- Changes. If every alteration means paying someone, you'll make fewer of them and the site will go out of date sooner.

The last one costs money that never shows on an invoice. If last year's prices stay up because changing them is a £45 job, you end up honouring them or explaining them.

## What if your hour is worth less?

£30 suits a busy workshop. If you're starting out, an hour you don't spend on the website may earn nothing at all, and the sums shift.

At £15 an hour the builder comes to £1,740, the freelancer to £2,244, the agency to £5,996, the friend to £1,099 and the package to £${totalAtFifteen}. Doing it yourself has overtaken the freelancer. The two cross at about £23 an hour: below that your own evenings are the cheaper labour, above it the freelancer is.

There's a limit to this. Forty hours is what it took someone who'd never done it before and learned as she went. If you build things for screens already, halve it. If the last thing you made on a computer was a poster for the school fair, don't.

## Costs that hide until year two

Introductory offers end in month thirteen, so ask every supplier for the renewal price in writing, and put that figure in your ledger instead of the launch price. Ask about these as well:

- Mailboxes at your own domain, which are often charged per person.
- Premium add-ons, such as the form or gallery that was free during the trial.
- Restoring a backup, which some hosts include and others bill.
- Small changes. What counts as one, how many are included and how long do they take?
- Leaving. Can you take your words, pictures and domain name with you, and what's the fee?

Leaving is the question people skip. If the design lives only inside one company's builder, moving away means rebuilding. That doesn't make the builder a bad choice, but it does belong in the sum.

## Questions to put to any supplier

Send the same email to everyone you're considering and compare the replies side by side.

- What will I pay in year one, and what in years two and three, with everything I need?
- How many pages is that, and who writes them?
- Is the domain registered in my name?
- What happens when I want a price changed on a Tuesday?
- If I leave, what do I take with me and in what form?
- What isn't included that firms like mine usually ask for next?

A supplier who answers all six in a few lines is telling you something about how the work will go. So is one who answers with a brochure.

## Make your own ledger in twenty minutes

Draw three columns headed year one, year two and year three. Down the side write build, hosting, domain, email, maintenance, changes and my hours. Fill in one sheet for each route you're seriously considering, using quotes instead of guesses wherever you can. Multiply the hours by what an hour of your paid work brings in. Then add across and down.

Two cells deserve a second look. If the year two total is more than you'd happily pay on a wet Tuesday in February, choose something else now. And if the row for your own hours is the biggest on the sheet, decide whether you'd enjoy those hours. Some people love tinkering with a website of an evening, and for them the time is a hobby. Our upholsterer would rather be stretching linen.

## From a total to a decision

The ledger can't tell you what your website will earn, only what it must beat. Divide the three-year total by 36 and you have a monthly figure to hold in your head: £${Math.round(total / 36)} for the cheapest route above, about £175 for the most expensive. Then ask how many extra jobs a month would cover it. If the answer is a fraction of one chair, stop comparing and get it built.`,
};
