import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 25,
  slug: 'first-screens-that-work-trade-by-trade',
  title: 'First screens that work, trade by trade: seven sketches',
  excerpt:
    'Seven businesses, seven opening screens described in words, and the reason behind each choice. Borrow the thinking and leave the sentences.',
  category: 'Inspiration & Social Proof',
  writeDate: '2025-05-14',
  publishDate: '2025-05-23',
  tags: ['home page', 'headlines', 'web design', 'examples'],
  featured: false,
  links: {
    'sorting firms by price, time and taste': '/blog/showing-prices-or-hiding-them',
    'something a rival could not say': '/blog/rewriting-a-plumbers-home-page',
  },
  cover: { figure: '7', label: 'sketches' },
  figure: {
    kind: 'screens',
    after: 'The pattern under the seven',
    title: 'Four moods, four first screens',
    screens: [
      {
        mood: 'Worried',
        why: 'No picture, a number for a cold thumb',
        headline: 'Locked out in Halewick?',
        picture: 0,
        button: 'The phone number',
      },
      {
        mood: 'Comparing',
        why: 'Price, time and taste at once',
        headline: 'Fitted kitchens in Norleigh',
        picture: 4,
        button: 'See nine kitchens',
      },
      {
        mood: 'Dreaming',
        why: 'The picture comes first',
        headline: 'Flowers from eleven miles around',
        picture: 8,
        button: 'Tell us your date',
      },
      {
        mood: 'Returning',
        why: "Today's hours, a small picture",
        headline: 'Open today until 5.30.',
        picture: 2,
        button: 'Book an MOT',
      },
    ],
  },
  content: `Hold your phone at arm's length with your own website open, and read only what shows before you scroll. That rectangle is smaller than a postcard. Most visitors decide there whether to ring, read on or go back to Google, and they decide with a bag in one hand.

Here are seven. Each sketch gives the headline, the line beneath, the picture and the button, and then says why. No two are alike, because the people arriving at them are in quite different moods.

## When the visitor is worried

### The emergency locksmith

Headline: 'Locked out in Halewick? Two of us, on call until midnight.' Beneath: '£85 to open a standard front door before 8 pm, £110 after. We show you the price before we start.' Picture: none, only the van's colour as a background. Button: the phone number itself, large enough for a cold thumb.

Why it works: someone on a doorstep needs four facts in ten seconds. Do you cover the town, are you awake, what does it cost and what do I press? A picture of a smiling man with a key would push the number off the screen. The second sentence about price answers the fear that every customer of this trade has, spoken or not.

### The dentist who sees nervous patients

Headline: 'We won't start until you say so.' Beneath: 'A dental practice in Corran Street that gives anxious patients a first visit with no instruments, just a talk.' Picture: the actual room, from the chair, with the window in it. Button: 'Ask for a first talk.'

Why it works: the headline is a promise about control, and control is what a frightened patient lacks. The picture shows what they would see. And the button names a small step. 'Book a treatment' would have been honest and would have been left alone.

## When the visitor is comparing

### The kitchen fitter

Headline: 'Fitted kitchens in Norleigh, most between £9,000 and £16,000.' Beneath: 'Three weeks from strip-out to switching on. One team, no handovers.' Picture: a finished kitchen with a tea towel on the oven door. Button: 'See nine kitchens with what each one cost.'

Why it works: people with three tabs open are sorting firms by price, time and taste. This screen gives all three, and sends away anyone who could never spend £9,000, which saves two wasted visits a month. The tea towel matters more than it seems, because it says that someone lives here.

### The bookkeeper

Headline: 'Books for builders.' Beneath: 'I know what a retention is, and I won't ask you for the receipt from the burger van. From £120 a month.' Picture: her, at a desk, looking at the camera. Button: 'Fifteen minutes on the phone, free.'

Why it works: three words shut out nine tenths of visitors and win the rest. A builder choosing between eleven bookkeepers reads 'retention' and knows he won't have to explain himself. If she served everyone, she'd have to compete on price with everyone.

## When the visitor is dreaming

### The wedding florist

Headline: 'Flowers from eleven miles around, in season, in your hands.' Beneath: 'Taking eight more weddings for next year; May and September are full.' Picture: one bouquet, whole screen, taken in ordinary daylight. Button: 'Tell us your date.'

Why it works: here the picture comes first, because the visitor came to look. The words are few and give a point of view, so that a couple who want peonies in November will gently go elsewhere. The second line is a fact about the diary, and it must be true. A screen that has said 'eight left' for two years is a small lie that the visitor can smell.

### The guest house

Headline: 'Four rooms above the harbour, breakfast until eleven.' Beneath: 'From £95 a night. Two-night stays at weekends.' Picture: the view from room three, with the window frame in it. Button: 'Check your nights.'

Why it works: the window frame makes it the guest's own view; without it, it's the tourist board's. 'Breakfast until eleven' tells you what sort of house it is in three words, better than 'relaxed' ever could. And the weekend rule is in the open, where it disappoints nobody after they've chosen their dates.

## When the visitor has been before

### The village garage

Headline: 'Open today until 5.30. MOT bays free on Thursday.' Beneath: 'Servicing, tyres and repairs for all makes, in Lower Stanmere since 1988.' Picture: a small one of the forecourt, so that new people find the entrance. Buttons, two of them: 'Book an MOT' and 'Is my car ready?'

Why it works: many of the visitors to a garage's website are customers already. They want hours and a status more than an introduction. Putting today's hours in the headline serves them first, and does the persuading as well: a newcomer sees a busy place that tells people things. The garage keeps this up because changing the line takes a minute each morning. If you can't promise that minute, leave out 'today'.

## The pattern under the seven

Read the headlines again and you'll find that each contains something a rival could not say without altering a fact. A town, a price, a limit, a promise, a number of rooms. None of them says 'welcome', 'quality' or 'passionate'.

Each has one main button (the garage has two), and the button says what happens next. 'Tell us your date' is a step. 'Submit' is a chore.

Each leaves something out on purpose. The locksmith has no picture. The bookkeeper has no list of services. The florist has no price on the first screen, and if she had many enquiries from couples who couldn't afford her, she should put one there.

## Draw yours

Draw a rectangle the shape of your phone. Answer these, in pencil.

- What mood are people in when they arrive here: worried, comparing, dreaming or returning?
- What are the three facts they need before anything else?
- Which one of those would be untrue for the firm down the road?
- What's the smallest next step you'd be happy for them to take?
- What have you been showing there that serves you and not them?

The third answer is your headline. The first tells you whether a picture or a number belongs above it. The fourth is your button. What you wrote for the fifth goes further down the page, or into the bin.

Then try it on two people who don't know your business. Show them the drawing for five seconds, turn it over and ask what you do, where, and what they would press. If they can tell you, it's ready to be built.`,
};
