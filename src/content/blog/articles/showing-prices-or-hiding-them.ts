import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 15,
  slug: 'showing-prices-or-hiding-them',
  title: 'Showing your prices or hiding them: an argument settled',
  excerpt:
    'Two garden designers disagree about putting prices on a website. We hear both sides, count what each choice costs, and find five ways to show a price that varies.',
  category: 'Growth & Marketing',
  writeDate: '2025-12-19',
  publishDate: '2025-12-29',
  tags: ['pricing', 'enquiries', 'website content', 'quotes'],
  featured: false,
  links: {
    'Describe three finished jobs with their cost': '/blog/case-study-without-a-marketing-department',
    'how many enquiries, visits and jobs that service brought in':
      '/blog/four-numbers-that-tell-you-your-website-works',
    'the price you show should be the one they pay': '/blog/legal-pages-for-a-uk-small-business-site',
  },
  cover: { figure: '5', label: 'ways to show it' },
  figure: {
    kind: 'pairs',
    after: 'Counting it up',
    title: 'The same business, one year each way',
    columns: ['Without prices', 'With prices'],
    rows: [
      ['Enquiries', '60', '40'],
      ['Visits', '30', '24'],
      ['Clients', '9', '11'],
      ['Hours on visits', '60', '48'],
      ['Hours on enquiries', '20', '13'],
      ['Fees', '£17,100', '£20,900'],
    ],
  },
  content: `Two garden designers share an office above a chemist's. Greta puts her prices on her website, to the pound. Owen would sooner publish his bank statements. They've argued about it every January for six years, and each thinks the other is throwing away money.

We let them both make their case, then did some counting. The answer isn't quite a draw.

## Owen's case for keeping quiet

'Every garden is different,' Owen begins, and he's right. 'If I write £1,800 for a design, the person with a courtyard thinks I'm expensive and the person with two acres thinks that's what they'll pay. Both are wrong and neither of them rings.'

His second point is about talk. 'Once I'm standing in the garden with them, they see what they're paying for. Price on a screen is only a number beside another number.'

His third is rivals. 'The fellow across town would set his fee £50 below mine by teatime.'

To be fair to these: the first is a real difficulty, the second is partly true, and the third is mostly not. A rival who wants your prices can have his sister ring up. He probably did so years ago.

## Greta's case for saying it

'I used to do thirty first visits a year,' says Greta. 'Each one was two hours with the drive. In ten of them I'd mention the fee and watch someone's face close. They were too polite to say so, and I'd get an email on the Thursday about needing to think. That's twenty hours a year of driving to disappoint people.'

Her second point is about those who never ring. 'Some people see no price and assume that it's a lot. Some are embarrassed to ask. I never hear from them, so I could tell myself they don't exist.'

Her third is the surprising one. 'Putting it down in black and white made me believe it. When I had to say the fee aloud, I'd knock a bit off before they'd even reacted.'

## Counting it up

Take two years of the same business, once with no prices and once with them.

### Without prices

Sixty enquiries. Thirty lead to a visit of two hours. Nine become clients at an average fee of £1,900, which makes £17,100. The visits took sixty hours, and answering the enquiries another twenty.

### With prices

Enquiries fall to forty, and that's the part which frightens people. But those who write have seen the figure. Twenty-four lead to a visit, and eleven become clients: £20,900. The visits took 48 hours and the enquiries thirteen.

On these figures showing the price brings £3,800 more and gives back nineteen hours. The numbers are ours, and you should doubt them. Keep the shape: fewer enquiries can mean more work, and the share of visits that turn into jobs is the number to watch. If enquiries fall by a third and visits convert no better, Owen has won.

## When Owen is right

- When you sell to larger firms that will negotiate in any case, and a published figure becomes the ceiling.
- When the job can't be described until someone has looked at it, as with subsidence or a restoration.
- When your fee is far from what people expect and the reason takes five minutes to explain. Even then, explain it on the page.
- When you're full and mean to stay full. Then the sensible text is 'I'm taking no new gardens until September'.

'Because it depends' isn't on the list. Everything depends. The customer knows that, and would like to know what on.

## Five ways to show a price that varies

### The true starting point

'Designs start at £1,200 for a garden up to the size of a tennis court.' A starting price has to be one that some real customers pay. If nobody has paid it in two years, it's bait, and people feel it.

### The worked example

Describe three finished jobs with their cost. 'Courtyard, Bath. Survey, plan and planting list, two visits. £1,350.' Readers find the one that looks most like their own and adjust. For work that varies widely this is the best method of all.

### The range with reasons

'Most of our gardens come to between £1,500 and £2,600. What moves it: levels, access, and whether you want us to oversee the builders.' Two figures and three causes, in as much space as a text message.

### The fixed first step

Sell the opening part at a set price. 'A two-hour visit with a written page of advice costs £180, taken off the fee if you go ahead.' It lets a nervous customer begin, and it pays you for the looking.

### The day rate with a typical count

'£420 a day. A border takes one day to plan and two to plant.' A rate without a count worries people, because they imagine the clock.

## The rules on how you write it

If you sell to consumers, the price you show should be the one they pay. Quote it with VAT if you charge VAT. Build any fee that can't be avoided, such as a call-out or booking charge, into the figure from the start. Under the Digital Markets, Competition and Consumers Act 2024, holding compulsory charges back until the end is against the law. If an amount truly can't be known in advance, say how it'll be worked out.

Trade customers may be shown prices without VAT, so long as the page is clear about that. If you serve both, show both.

Put a date on the page, too: 'Prices for 2026'. It tells readers the figures are alive, and it obliges you to look at them in January, which is when most of us notice that we haven't raised anything for two years.

## A trial that settles it for you

You needn't decide on principle. Choose one service, the one you're asked about most. Put one of the five forms above on its page for three months. Before you start, write down how many enquiries, visits and jobs that service brought in the last three months; if your trade is seasonal, use the same months of the year before. Then compare four things at the end: enquiries, visits, jobs won and hours spent on visits that came to nothing.

Owen agreed to try it, for planting plans only, with three worked examples. By Easter he had fewer enquiries and more plans to draw. He hasn't told Greta. He says he wants to see another quarter first.`,
};
