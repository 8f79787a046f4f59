import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 18,
  slug: 'referral-schemes-small-firms-keep-up',
  title: "A referral scheme you'll still be running in June",
  excerpt:
    'A letter to a fitted-furniture maker who wants more word of mouth: three schemes that last, three that die by March, and the sum that sets the reward.',
  category: 'Growth & Marketing',
  writeDate: '2025-10-14',
  publishDate: '2025-10-23',
  tags: ['referrals', 'word of mouth', 'rewards', 'repeat customers'],
  featured: false,
  links: {
    'Never tie the reward to a review.': '/blog/asking-for-reviews-without-being-awkward',
    'the rules on marketing and personal data': '/blog/newsletter-for-two-hundred-customers',
    'look you up before ringing': '/blog/what-customers-check-before-they-ring',
  },
  cover: { figure: '3', label: 'schemes that last' },
  figure: {
    kind: 'bars',
    after: 'The sum that sets the reward',
    title: 'The reward beside what it saves',
    bars: [
      { label: 'Cleared on an average wardrobe', value: 900, shown: '£900' },
      { label: 'Paid lead for such a job', value: 110, shown: '£110' },
      { label: 'Reward for an introduction', value: 50, shown: '£50' },
    ],
  },
  content: `Dear Marguerite,

You asked whether your joinery should have a referral scheme, and you mentioned plastic cards with a code on the back. Please don't order the cards yet. Schemes that start with enthusiasm in January tend to end as a box of leaflets behind the compressor in June.

## First, count what already happens

Go through your last thirty jobs and write next to each how that customer came to you. About half may well be word of mouth already. You'll notice something else: the same few names. Perhaps a letting agent sent four, your sister-in-law's neighbour sent three, and a decorator you met once on the stairs sent two.

That list is your scheme. Nine jobs out of thirty came from three people, and you've thanked, by your own account, one of them. Look after those three and you'll beat any code waved at two thousand people who've never met you.

## The sum that sets the reward

You clear about £900 on an average wardrobe after timber, paint, fittings and your helper. To win such a job through a paid lead costs you roughly £110, once you add up the leads that came to nothing. Set the reward somewhere below that. Half of £110 is £55. Call it £50 and nobody needs a calculator.

Now test it against a bad year. Suppose ten people are rewarded who would have recommended you anyway. You've spent £500 being polite to your ten best friends in the trade, and you can live with that. If the answer had been £3,000, the reward would be too high.

Pay when the new customer has paid you. Otherwise you'll be rewarding introductions to people who wanted a free design and a chat.

## Three that last

### The note and the small thing

A week after the deposit from a referred customer clears, send the person who introduced them a handwritten card and something modest, such as a chopping board from your offcuts. It takes four minutes and it's pleasant to do, which is why it lasts. People keep chopping boards, and when a guest asks about the board they tell the story of the wardrobe.

### Both sides get something

Put a single sentence at the foot of your final invoice, when people are pleased with you and looking at the page: 'If a friend of yours orders from us and mentions you, we'll knock £50 off your next piece and give theirs its first oiling free.' Giving to both takes away the awkward feeling of selling your friends.

### The quiet swap between trades

Pick three decorators, electricians or floor layers you'd let into your own house. Agree, over a bacon roll, that each will pass on the others' names when asked. No money changes hands. This is the best scheme of all for a workshop. If the electrician turns up late for a client of yours, it's your name that suffers, so drop people early and tell them why.

## Three that die by March

- Points. Customers buy a wardrobe every eight years, so a system made for coffee has nothing to count.
- Codes on cards. They need customers to remember the card, find it and type it, and you to check it.
- The draw for a weekend away. One winner, two hundred losers, a set of rules to write, and no thanks to anybody in particular.

All three ask for more work from you in a busy month than in a quiet one, and busy months are when word of mouth happens.

## What to watch for

If you reward someone for recommending you in public, on Instagram for example, the reward has to be plain to those who read it. The Advertising Standards Authority expects advertising to be recognisable as advertising, and a post you've paid for counts. Over a garden fence, tell your customers to be open about it all the same. 'She does give me £50 if you order, but I'd say it anyway' is a very persuasive sentence.

Never tie the reward to a review. Paying for an introduction is one thing; paying for stars misleads everyone who reads them.

Don't put a friend's name and number into your own list because a customer gave them to you. Ask the customer to pass on your details instead. It's better manners, and it keeps you on the right side of the rules on marketing and personal data.

And if you deal with firms whose staff recommend you, check that their employer allows gifts.

## Ten minutes a week

Make one column in the job book headed 'Who sent them', and ask every caller before you ask about dimensions. On Friday, while the glue dries, write one card for each name beside a paid deposit.

Twice a year, turn the pages back and count. If someone who used to send you work has stopped, ring and ask if something went wrong. That phone call will probably earn you more than the plastic cards.

One last thing. A friend who hears your name will look you up before ringing, so make sure the first thing they find shows your wardrobes, your town and a phone number that someone answers.

With warm regards.`,
};
