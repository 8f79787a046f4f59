import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 24,
  slug: 'card-payments-compared-with-worked-fees',
  title: 'Card payments compared: the same month under four tariffs',
  excerpt:
    'A market cheese stall, a tutor and a boiler engineer put one month of sales through four kinds of card tariff. The cheapest is different for each.',
  category: 'Digital Tools & Automation',
  author: 'Daniel Marsh',
  writeDate: '2025-06-06',
  publishDate: '2025-06-16',
  tags: ['card payments', 'fees', 'payment links', 'bank transfer'],
  featured: false,
  content: `"One point six nine per cent, no monthly fee" sounds cheaper than "£20 a month plus one per cent and five pence". Is it? There is no answer until you know how many sales you make and how large they are. The percentage in bold print is only one of four parts, and for some trades it is the least of them.

This article takes four typical shapes of tariff, with round figures we have made up so that nobody's current offer dates the sums, and puts three small businesses through all of them. Swap in the real figures from your own quotations and the method holds.

## The four tariffs

- Simple: 1.7 per cent of each sale, nothing else
- Mixed: £20 a month, then 1 per cent plus 5p for each sale
- Online link: 1.5 per cent plus 20p for each sale, no monthly charge
- Bank payment: 20p for each sale, paid straight from the customer's bank account

The first two are for a card reader on a counter. The third is a payment link sent by message or a button on a website. The fourth is a request the customer approves in their own banking app. It costs less because no card is involved, and it gives the customer fewer protections for the same reason.

## The cheese stall: many small sales

Our cheesemonger takes 900 card payments a month with an average of £8, so £7,200 in all. She has only a counter, so the first two tariffs matter.

Simple: 1.7 per cent of £7,200 is £122.40.

Mixed: 1 per cent is £72. Five pence times 900 is £45. Add £20 a month. Total £137.

The headline "1 per cent" loses to "1.7 per cent" because of the five pences. On a sale of £8, five pence is already more than half of one per cent. If she were tempted by the online tariff for her counter, the 20p alone would cost £180.

With small sales, look at the pence first.

## The tutor: a few dozen middling sales

He gives 64 lessons a month at £35, which is £2,240, and currently sends a link after every lesson.

Online link, lesson by lesson: 1.5 per cent is £33.60. Twenty pence times 64 is £12.80. Total £46.40.

Online link, one bill a month: he has 16 families, each paying £140. The percentage is unchanged at £33.60, but there are only 16 payments, so £3.20. Total £36.80.

Bank payment, one bill a month: 16 times 20p is £3.20.

Billing monthly saves him £9.60 a month without changing provider. Moving to bank payments saves another £33.60. In a year that is £518 between the worst and the best, which for a tutor is nearly fifteen lessons. He also sends 16 messages where he once sent 64, and that may please him more.

There is a catch. Four lessons taken before any payment means £140 at risk in each family. He should ask for it at the start of the month, and most families will prefer that too.

## The boiler engineer: few and large

She installs five boilers at £2,600 and does 30 repairs at £110: £13,000 and £3,300, so £16,300 over 35 payments.

Simple, everything on the reader: £277.10.

Mixed, everything on the reader: £163 plus £1.75 plus £20, which is £184.75.

Bank payment for the five boilers, Simple reader for repairs: £1 plus £56.10, so £57.10.

Here the percentage is what hurts, since 1.7 per cent of a boiler is £44.20 every time. Her answer is to use two methods: bank transfer or bank payment for installations, where a deposit and an invoice are normal, and the reader for repairs, where she wants to leave the kitchen paid. The difference from the worst column to the best is £220 a month, or £2,640 a year.

## Can you pass the fee on?

Not to consumers. In the United Kingdom, since 13 January 2018, a trader may not charge a consumer extra for paying by a personal debit or credit card, and similar methods are covered too. Handling charges, card charges and service charges that amount to the same thing are no way round it. Rules for business and corporate cards differ, so ask before you try.

You can set one price that covers your average cost. The cheese stall needs to add about 14p to an £8 sale to stand still, and would be wiser to leave the sign at £8 and put a few pence on the cheeses nobody compares. A discount for paying another way is a delicate matter, so take advice before printing it.

## Five lines hidden under the percentage

Before signing, find these five in the small print, and ask for them by email if you cannot.

### When the money reaches you

Next working day or a week later? On £7,200 a month, a delay of five days means roughly £1,200 that is always on its way. Some providers pay faster for a further fee.

### Which cards the percentage covers

The advertised rate may be for ordinary personal cards. Business cards, cards issued abroad and numbers read out over the telephone are often dearer. If a third of your customers are tourists, ask for that rate first.

### What a refund costs

Often the original fee is kept. On a £2,600 boiler with a fee of £44.20, a cancelled order costs you £44.20 for nothing. That is a reason to take a deposit rather than the whole amount.

### What a dispute costs

If a customer asks their bank to reverse a payment, you may be charged a fixed sum while it is investigated, whoever wins. Keep the signed quotation, the photographs of finished work and the messages that agreed any change. They are your evidence.

### How you leave

A rented reader can tie you for a year or more, sometimes under a separate contract with a separate company. A reader you buy outright can go in a drawer.

## Your own table in fifteen minutes

Take last month's statement. Write the number of payments on one line and their total on the next. Split them into counter, online and large invoices. Then, for each offer in front of you, do a single sum: percentage times total, plus pence times number, plus the monthly charge.

Put the result beside another figure, the cost of not being paid. If a reader in the van turns six invoices that used to wait three weeks into money on the day, a fee of £1.87 on a £110 repair is small change. The engineer's rule is a good one to borrow: anything below £500 is paid before the van leaves, by whatever means the customer likes; anything above it is worth a bank transfer and a deposit.

Then do the sum again next June. Your average sale will have moved, the offers will have moved, and the five pences never rest.`,
};
