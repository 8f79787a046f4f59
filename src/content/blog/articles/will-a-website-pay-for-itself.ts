import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 4,
  slug: 'will-a-website-pay-for-itself',
  title: 'Will a website pay for itself? Break-even sums for 3 trades',
  excerpt:
    'One short formula, three worked examples (a mobile dog groomer, a kitchen fitter and a bookkeeper) and the honest reasons your own answer may differ.',
  category: 'Business Case for Website',
  writeDate: '2026-08-17',
  publishDate: '2026-08-24',
  tags: ['break-even', 'return on investment', 'budgeting', 'conversion'],
  featured: false,
  links: {
    'Yearly cost:': '/blog/what-a-website-costs-over-three-years',
    'where his prices start': '/blog/showing-prices-or-hiding-them',
    'ask every new customer in between how they found you':
      '/blog/four-numbers-that-tell-you-your-website-works',
  },
  cover: { figure: '3', label: 'sums' },
  figure: {
    kind: 'bars',
    after: 'Trade three: the bookkeeper',
    title: 'Profit from one new customer in the first year',
    bars: [
      { label: 'Groomer', value: 132, shown: '£132' },
      { label: 'Bookkeeper', value: 1152, shown: '£1,152' },
      { label: 'Fitter', value: 2400, shown: '£2,400' },
    ],
  },
  content: `Most arguments about whether a website is worth it go wrong because people use one number, the price, and one feeling. You need four numbers and the back of an envelope.

Here's the sum. Take what the site costs you in a year. Divide it by the profit on one new customer. The answer is how many extra customers a year you need before the site has paid for itself. Then ask how many visitors it takes to produce that many customers, and whether that many visitors is remotely likely where you live.

The rest of this article does the sum three times, for three firms, because the interesting part is how differently it comes out.

## The four numbers

- Yearly cost: the build price spread over three years, plus hosting, domain, maintenance and your own hours
- Profit per new customer: what's left of the job's price after materials, travel, card fees and anything else you wouldn't have spent otherwise
- Enquiry rate: of a hundred people who visit, how many get in touch
- Win rate: of ten enquiries, how many become paid work

The last two are guesses until you've been open for some months. Guess low. These examples use two enquiries per hundred visitors, which is deliberately cautious for a local firm whose visitors are mostly looking for exactly that service.

## Trade one: the mobile dog groomer

Bea charges £42 a visit. Shampoo, fuel and card fee come to £9, so £33 is left for her time. If that were her profit per customer, the sum would look poor: with a site that costs £300 a year, she'd need nine or ten new customers to cover it.

But dogs grow their coats back. A regular books every seven weeks, about seven visits a year. Not everyone becomes a regular. Suppose half do and the other half come once. Two new customers bring eight visits between them in the first year, an average of four each, so a new customer is worth about £132.

Now the sum is £300 divided by £132, which is 2.3. Call it three new customers a year. She wins seven enquiries in ten, so she needs four or five enquiries, and at two per hundred visitors that means around 220 visitors in a whole year. Four or five a week.

### What could spoil it

Bea works alone and her diary holds 24 visits a week. If it's already full, extra enquiries earn nothing. For her the site would have to pay in another way: fewer phone calls while holding a wet spaniel, or the confidence to raise the price to £45. With 24 visits a week over 46 working weeks, £3 more per visit is £3,312 a year. A full diary changes what the website is for.

## Trade two: the kitchen fitter

Imran fits six to eight kitchens a year at an average of £7,500 for labour and sundries. After his mate's wages and running costs he clears about £2,400 a job. Suppose he buys a more ambitious site with a proper portfolio, and it works out at £900 a year all in.

One kitchen covers it, with £1,500 to spare. In fact one extra kitchen every two and a half years would more than do. That's the arithmetic of large jobs: break-even is almost guaranteed, so it tells you almost nothing.

The better question for Imran is what a site changes about the jobs he already gets. He quotes for three to win one. Each lost quote costs a visit, a drawing and an evening, about six hours. With seven jobs a year he prices 21 kitchens and loses 14, which is 84 unpaid hours. Suppose a clear page on what he does, what he doesn't and where his prices start sends away four of those fourteen before he gets in the van. He gains 24 hours. At £35 an hour that's £840, most of the yearly cost, without a single new customer.

### What could spoil it

Kitchens are chosen slowly and often on a neighbour's word. If nearly all of Imran's work is recommended, visitors will arrive already half decided, and the site's job is only to avoid losing them. In that case the £900 site may do no more than a much plainer one with twelve good photographs.

## Trade three: the bookkeeper

Lowri keeps the accounts of sole traders and small companies at an average of £110 a month. Her extra cost per client is software and a share of insurance, £14 a month, so she keeps £96. Clients stay, on average, four years. Over that time one client is worth £96 times 48, which is £4,608.

It would be pleasant to divide £4,608 by a £400 yearly cost and declare that one client pays for eleven years of website. Don't. Lifetime sums flatter everybody, because the money arrives later and some of it never does. Count the first twelve months only: £1,152. One new client in the year still covers the site nearly three times over.

She wins one enquiry in four. Four enquiries at two per hundred visitors is 200 visitors a year. Now she has to ask whether 200 suitable people a year will look for a bookkeeper and find her, and a general page is up against every accountant in the county. A page for the kind of client she knows best, such as childminders or market traders, is likely to gather fewer visitors and better ones.

## The three side by side

- Groomer: three new customers, about 220 visitors a year, limited by the diary
- Fitter: less than half a job a year, limited by how slowly people buy; the gain is in fewer wasted quotes
- Bookkeeper: one client, about 200 visitors a year, limited by competition

The visitor numbers are modest. When someone offers you ten thousand visitors, remember that two hundred of the right ones may be all you need.

## Try to break your own result

Write your four numbers down and work through them in order. Use first-year profit if customers come back, and only if you know how often they do. Then halve your win rate and double the hours you'll spend. If the site still pays, stop worrying about the cost. If it only pays when everything goes well, spend less or choose a narrower job for it.

Last, put a date in the diary a year from launch and ask every new customer in between how they found you. A tally on a sheet of paper is enough. The only reliable version of this sum is the one done afterwards.`,
};
