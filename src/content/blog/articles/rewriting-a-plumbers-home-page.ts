import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 26,
  slug: 'rewriting-a-plumbers-home-page',
  title: "Rewriting a plumber's home page, one line at a time",
  excerpt:
    "Nine lines from a plumber's home page, what each one says to a customer with a wet floor, and a plainer line to put in its place.",
  category: 'Inspiration & Social Proof',
  writeDate: '2025-04-23',
  publishDate: '2025-05-02',
  tags: ['copywriting', 'home page', 'plumbers', 'before and after'],
  featured: false,
  links: {
    'Three anchors are enough': '/blog/showing-prices-or-hiding-them',
    'you get specific praise by asking a specific question': '/blog/testimonials-that-persuade',
    'three photographs from the van': '/blog/good-photos-of-your-work-with-a-phone',
    'We look at messages at ten, one and half past four': '/blog/answering-enquiries-within-the-hour',
  },
  cover: { figure: '9', label: 'lines' },
  figure: {
    kind: 'bars',
    after: 'The page as a whole',
    title: 'The old page, in words',
    bars: [
      { label: 'All of it', value: 240, shown: '240' },
      { label: 'Facts', value: 15, shown: '15' },
    ],
  },
  content: `The patient is the home page of Ashdell Plumbing & Heating, a firm of two in a small town. Its owner is a good plumber. He turns up when he said he would, sweeps the floor, and once drove back eleven miles because he had a doubt about a joint. None of this is on his website. Let's take what is there line by line.

## The top of the page

### Line 1: 'Welcome to Ashdell Plumbing & Heating'

Visitors know where they are; they've just pressed your name. A welcome spends the best place on the page saying nothing. What did they want to know? Whether you fix what's gone wrong, in their street, this week.

New line: 'Leaks, boilers and bathrooms in Ashdell and twelve miles around.'

The three nouns are what people type into Google. The distance answers the next question before it's asked, and spares you the calls from two counties away.

### Line 2: 'Your trusted local experts'

Trust is a conclusion that readers draw. When you draw it for them they become wary. Swap the claim for the thing that would lead to it.

New line: 'Two plumbers, both on the Gas Safe Register. Look us up before you let us in.'

Anyone in Great Britain who works on gas appliances must by law be registered with Gas Safe, and anyone can check a business on its public register. Inviting people to look is more convincing than any adjective, because only someone with nothing to hide would suggest it. Give your registration number beside it.

### Line 3: a button saying 'Learn more'

Nobody with water in the hall wishes to learn more. Two buttons will do.

New: 'Call 01632 960 417' and 'Send a photo of the problem'.

The first is for the wet floor, the second for the dripping tap at nine in the evening. The photo also helps the plumber, who can often see from it whether to bring the half-inch or the three-quarter. (That number comes from a range Ofcom keeps for use in drama, so please don't ring it.)

## The middle of the page

### Line 4: 'With over 20 years of combined experience, we pride ourselves on our commitment to customer satisfaction'

Combined experience is the sum of two people's years and describes neither. 'Pride ourselves on' and 'commitment to' both announce a fact that never arrives. Ask what he does that satisfies people.

New line: 'We ring when we set off, we wear overshoes, and we tell you the price before we start. If it changes, we stop and ask.'

It's shorter and contains four things a customer could catch him not doing. That's the test for a promise: could you be found out?

### Line 5: 'No job too big or too small'

It's untrue of nearly everyone. He turns down whole-house heating for developers, and he doesn't unblock drains beneath the road. Saying so costs him nothing and makes the rest easier to believe.

New line: 'Most of our days are repairs, boiler swaps and family bathrooms. For drains under the road, ring the water company first; we'll tell you how.'

Advice that sends work away is rare enough to be remembered.

### Line 6: 'Competitive prices'

Every reader translates this as 'we'd rather not say'. There's no need to print a full tariff. Three anchors are enough to tell people what sort of bill to expect.

New lines, as a short list:

- First hour, weekdays from eight to six: £80
- Each further half hour: £35
- A straight boiler swap: usually £2,200 to £2,900, in writing after a visit

Use your own figures. Where the price depends on something, name the thing: 'more if the flue has to move'.

### Line 7: a row of six icons: a drop, a flame, a spanner, a shield, a clock, a heart

Remove them. In their place put three photographs from the van: the airing cupboard before, the airing cupboard after, and him, looking up, with a torch in his teeth. Someone about to let a tradesman they've never met into the house is mostly looking for a face.

## The foot of the page

### Line 8: 'Excellent service, would recommend. J.S., Ashdell'

It may be entirely real. It reads as though it had been made up in the kitchen. Specific praise is believed, and you get specific praise by asking a specific question: what were you worried about before we came?

New line, once a customer has really said it and agreed to have it used: 'I'd been told the whole boiler needed replacing. He changed a valve and was gone by eleven.' Then a first name, a street or village if they're willing, and the month.

Until he has such a sentence, the space is better left empty. An honest gap does no harm.

### Line 9: 'Contact us today for a free, no obligation quote!'

Fine, as far as it goes, although 'no obligation' has been in so many leaflets that it no longer means anything. It also leaves the visitor to guess what happens after pressing.

New line: 'Tell us what's wrong and where you are. We look at messages at ten, one and half past four, and reply with a price or a time to visit. Water coming through now? Turn the stopcock clockwise and ring us.'

That final instruction may be the most valuable sentence on the site. It's useful to someone who never becomes a customer, and unforgettable to someone who does.

## The page as a whole

Read in one breath, it now goes: leaks, boilers and bathrooms, within twelve miles. Two registered plumbers; check us. Ring, or send a photo. We ring before we come, wear overshoes, and price first. Here's what we mostly do and what we don't. Here's roughly what it costs. Here are our faces. Here's what someone said. Here's what to do this minute.

The old page had about 240 words, of which perhaps fifteen were facts. The new one is a little shorter and is nearly all facts. Nothing about it is clever. The owner could have written every line himself, because each of them is something he says on the phone twice a week.

## The red pen and the blue pen

Print your own home page. With a red pen, strike out each sentence that a rival could also print without lying. With a blue pen, underline each word that a customer has used to you in the past month. On most pages there's a lot of red and very little blue.

Then, for each struck sentence, write in the margin the answer to one of these.

- What do we do that proves this?
- How much, how far, how long, how many?
- What do people ask just before they say yes?
- What do we refuse, and who do we suggest instead?
- What should someone do while they wait for us?

Put the answers where the sentences were. Read the result to someone in the house who has no interest in plumbing. Where they stop listening, cut. Where they ask a question, answer it.`,
};
