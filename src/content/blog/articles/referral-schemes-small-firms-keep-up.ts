import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 18,
  slug: 'referral-schemes-small-firms-keep-up',
  title: 'Referral schemes a small firm will really keep up',
  excerpt:
    'A letter to a fitted-furniture maker who wants more word of mouth: three schemes that last, three that die by March, and the sum that sets the reward.',
  category: 'Growth & Marketing',
  author: 'Nora Whitfield',
  writeDate: '2025-10-14',
  publishDate: '2025-10-23',
  tags: ['referrals', 'word of mouth', 'rewards', 'repeat customers'],
  featured: false,
  content: `Dear Marguerite,

You asked whether your joinery should have a referral scheme, and you mentioned plastic cards with a code on the back. Please do not order the cards yet. I have watched a good many small firms start schemes with enthusiasm in January and find the box of leaflets behind the compressor in June. The ones that last have something in common, and it is not the size of the reward.

You are imaginary, of course, and so are your wardrobes. The advice is meant for anybody with a workshop, a van or a chair and a full but fragile diary.

## First, count what already happens

Before inventing anything, go through your last thirty jobs and write next to each how that person came to you. I would expect about half to be word of mouth already. You will notice something else: the same few names. Perhaps a letting agent sent four, your sister-in-law's neighbour sent three, and a decorator you met once on a stair sent two.

That list is your scheme. Nine jobs out of thirty came from three people, and you have thanked, by your own account, one of them. A scheme that does nothing but look after those three will beat one that waves a code at two thousand strangers.

## The sum that sets the reward

You clear about £900 on an average wardrobe after timber, paint, fittings and your helper. To win such a job through a paid lead, you told me, costs you roughly £110, once you add up the leads that came to nothing. So a referral that becomes a job saves you about £110.

Set the reward somewhere below that saving. Half is a good start, because it leaves room for the thank-yous that come to nothing. Half of £110 is £55. Call it £50 and nobody needs a calculator.

Now test it against a bad year. Suppose ten people are rewarded who would have recommended you anyway. You have spent £500 to be polite to your ten best friends in the trade. You can live with that. If the answer had been £3,000, the reward would be too high, however many jobs it seemed to bring.

Pay when the new customer has paid you, never on the enquiry. Otherwise you will be rewarding introductions to people who wanted a free design and a chat.

## Three that last

### The note and the small thing

A week after the deposit from a referred customer clears, send the person who introduced them a handwritten card and something modest: the good coffee, a voucher for the garden centre, a chopping board from your offcuts. No code, no terms, no page on the website. The whole administration is a stack of stamped cards by the kettle.

It lasts because it takes four minutes and feels pleasant to do. It works because nobody else does it. People keep chopping boards, and when a guest asks about the board they tell the story of the wardrobe.

### Both sides get something

The person who recommends gets £50 off their next piece, or in cash if they have no next piece in mind. The new customer gets something small and useful, such as the first oiling of the worktop free. Giving to both takes away the awkward feeling of selling one's friends, because the friend gains as well.

Put it in a single sentence at the foot of your final invoice, when people are pleased with you and paying attention to the page: "If a friend of yours orders from us and mentions you, we will knock £50 off your next piece and oil theirs free for the first year."

### The quiet swap between trades

You work next to decorators, electricians and floor layers all year. Pick three you would let into your own house. Agree, over a bacon roll, that each will pass on the others' names when asked and ring to say so. No money changes hands. The reward is the same favour coming back.

This is the best scheme of all for a workshop, and the only rule is honesty. If the electrician turns up late for a client of yours, it is your name that suffers, so drop people early and tell them why.

## Three that die by March

- Points. Customers buy a wardrobe every eight years, so a system made for coffee has nothing to count
- Codes on cards. They need somebody to remember the card, find it, type it, and a person at your end to check it
- The draw for a weekend away. One winner, two hundred losers, a set of rules to write, and no thanks to anybody in particular

All three share a fault. They ask for more work from you in a busy month than in a quiet one, and busy months are when word of mouth happens.

## What to watch for

If you reward somebody for recommending you in public, on a social page for example, the reward has to be plain to those who read it. The Advertising Standards Authority expects advertising to be recognisable as advertising, and a post you have paid for counts. Private recommendations over a garden fence are another matter, but I would still tell your customers to be open about it. "She does give me £50 if you order, but I would say it anyway" is a very persuasive sentence.

Never tie the reward to a review. Paying for a job that came by introduction is one thing; paying for stars is another, and you would be misleading everyone who reads them.

Do not put a friend's name and number into your own list because a customer gave them to you. Ask the customer to pass on your details instead, and let the friend ring. It is better manners, and it keeps you on the right side of the rules on marketing and personal data.

If you deal with firms whose staff recommend you, check that their employer allows gifts. A letting agent may have to refuse a bottle, and may have to tell the landlord about any fee. Note what you pay out, too, and ask your accountant how to enter it.

## How to keep it alive in ten minutes a week

Make one column in the job book headed "Who sent them", and ask every caller before you ask about dimensions. On Friday, while the glue dries, look at the week's paid deposits. For each name in the column, write one card. That is the whole machine.

Twice a year, turn the pages back and count. If the same three people have sent you twelve jobs, take them to lunch. If somebody who used to send you work has stopped, ring and ask if something went wrong. That telephone call, which no scheme has ever included, will probably earn you more than the cards you were about to order.

One last thing. Give people something easy to pass on. A friend who hears your name will look you up before ringing, so make sure the first thing they find shows your wardrobes, your town and a telephone number that somebody answers. A recommendation gets you looked at; after that, your own work has to finish the job.

With warm regards from one workshop to another,

Nora`,
};
