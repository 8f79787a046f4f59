import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 24,
  slug: 'card-payments-compared-with-worked-fees',
  title: 'Card payment fees compared: the same month under four tariffs',
  excerpt:
    'A market cheese stall, a tutor and a boiler engineer put one month of sales through four kinds of card tariff. The cheapest is different for each.',
  category: 'Digital Tools & Automation',
  writeDate: '2025-06-06',
  publishDate: '2025-06-16',
  tags: ['card payments', 'card readers', 'fees', 'payment links', 'bank transfer'],
  featured: false,
  links: {
    'The cost of not being paid belongs in the sum too.': '/blog/invoices-that-get-paid-sooner',
    'set one price that covers your average cost': '/blog/showing-prices-or-hiding-them',
  },
  cover: { figure: '4', label: 'tariffs' },
  figure: {
    kind: 'bars',
    after: 'The boiler engineer: few and large',
    title: 'Fees on £16,300 in one month',
    bars: [
      { label: 'Simple, everything on the reader', value: 277.1, shown: '£277.10' },
      { label: 'Mixed, everything on the reader', value: 184.75, shown: '£184.75' },
      { label: 'Bank payment for boilers, reader for repairs', value: 57.1, shown: '£57.10' },
    ],
  },
  content: `'One point six nine per cent, no monthly fee' sounds cheaper than '£20 a month plus one per cent and five pence'. Is it? There's no answer until you know how many sales you make and how large they are. The percentage in bold print is only one of four parts, and for some trades it's the least of them.

Below are four typical shapes of tariff, of the kind you'll meet at SumUp, Square, Zettle, Stripe, PayPal and your own bank. The figures are round ones of ours, so that nobody's current offer dates the sums. Swap in the real ones from your own quotes.

## The four tariffs

- Simple: 1.7 per cent of each sale, nothing else
- Mixed: £20 a month, then 1 per cent plus 5p for each sale
- Online link: 1.5 per cent plus 20p for each sale, no monthly charge
- Bank payment: 20p for each sale, paid straight from the customer's bank account

The first two are for a card reader on a counter. The third is a payment link sent by message or a button on a website. The fourth, often called open banking, is a request the customer approves in their own banking app. It costs less because no card is involved, and it gives the customer fewer protections for the same reason.

## The cheese stall: many small sales

Our cheesemonger takes 900 card payments a month with an average of £8, so £7,200 in all. She has only a counter, so the first two tariffs matter.

Simple: 1.7 per cent of £7,200 is £122.40.

Mixed: 1 per cent is £72. Five pence times 900 is £45. Add £20 a month. Total £137.

The headline '1 per cent' loses to '1.7 per cent' because of those 5ps. On a sale of £8, five pence is already more than half of one per cent. On the online tariff, the 20p alone would cost her £180. With small sales, look at the pence first.

## The tutor: a few dozen medium-sized sales

He gives 64 lessons a month at £35, which is £2,240, and currently sends a link after every lesson.

Online link, lesson by lesson: 1.5 per cent is £33.60. Twenty pence times 64 is £12.80. Total £46.40.

Online link, one bill a month: he has 16 families, each paying £140. The percentage is unchanged at £33.60, but there are only 16 payments, so £3.20. Total £36.80.

Bank payment, one bill a month: 16 times 20p is £3.20.

Billing monthly saves him £9.60 a month without changing provider. Moving to bank payments saves another £33.60. Between the worst and the best that's £518 a year, nearly fifteen lessons.

There's a catch. Four lessons taken before any payment means £140 at risk in each family. He should ask for it at the start of the month, and most families will prefer that too.

## The boiler engineer: few and large

She installs five boilers at £2,600 and does 30 repairs at £110: £13,000 and £3,300, so £16,300 over 35 payments.

Simple, everything on the reader: £277.10.

Mixed, everything on the reader: £163 plus £1.75 plus £20, which is £184.75.

Bank payment for the five boilers, Simple reader for repairs: £1 plus £56.10, so £57.10.

Here the percentage is what hurts, since 1.7 per cent of a boiler is £44.20 every time. Her answer is two methods: bank transfer or bank payment for installations, where a deposit and an invoice are normal, and the reader for repairs, where she wants to leave the kitchen paid. Between the worst and the best there's £220 a month, or £2,640 a year.

## Can you pass the fee on?

Not to consumers. In the United Kingdom, since 13 January 2018, a trader may not charge a consumer extra for paying by a personal debit or credit card, and similar methods are covered too. Calling it a handling charge doesn't help. Rules for business and corporate cards differ, so ask before you try.

You can set one price that covers your average cost. The cheese stall needs to add about 14p to an £8 sale to stand still, and would be wiser to leave the sign at £8 and put a few pence on the cheeses nobody compares. A discount for paying another way is a delicate matter, so take advice before printing it.

## Five lines hidden under the percentage

Find these five in the small print before signing, and ask for them by email if you can't.

- When the money reaches you. On £7,200 a month, a delay of five days means roughly £1,200 that's always on its way.
- Which cards the percentage covers. Business cards, cards issued abroad and numbers read out over the phone often cost more. If a third of your customers are tourists, ask for that rate first.
- What a refund costs. Often the original fee is kept, so a cancelled £2,600 boiler costs you £44.20 for nothing. That's a reason to take a deposit instead of the whole amount.
- What a dispute costs. If a customer asks their bank to reverse a payment (a chargeback), you may be charged a fixed sum while it's investigated, whichever of you wins. Keep the signed quote, the photographs and the messages that agreed any change.
- How you leave. A rented reader can tie you for a year or more, sometimes under a separate contract with a separate company. A reader you buy outright can go in a drawer.

## Your own table in fifteen minutes

Take last month's statement. Write the number of payments on one line and their total on the next. Split them into counter, online and large invoices. Then, for each offer in front of you, do a single sum: percentage times total, plus pence times number, plus the monthly charge.

The cost of not being paid belongs in the sum too. If a reader in the van turns six invoices that used to wait three weeks into money on the day, a fee of £1.87 on a £110 repair is small change. The engineer's rule is a good one to borrow: anything below £500 is paid before the van leaves, by whichever method the customer likes; anything above it takes a bank transfer and a deposit.

Do the sum again next June. Your average sale will have moved, and so will the offers.`,
};
