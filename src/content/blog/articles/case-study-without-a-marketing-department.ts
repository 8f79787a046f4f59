import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 27,
  slug: 'case-study-without-a-marketing-department',
  title: 'How to write a case study without a marketing department',
  excerpt:
    'One finished job, twelve questions, four photographs and a page people read to the end, with a complete example from a damp-proofing firm.',
  category: 'Inspiration & Social Proof',
  writeDate: '2025-04-02',
  publishDate: '2025-04-10',
  tags: ['case study', 'portfolio', 'storytelling', 'photographs'],
  featured: false,
  links: {
    'Take four photographs.': '/blog/good-photos-of-your-work-with-a-phone',
    'The fifth, the eighth and the last are the best': '/blog/testimonials-that-persuade',
    'There are four prices.': '/blog/showing-prices-or-hiding-them',
  },
  cover: { figure: '12', label: 'questions' },
  figure: {
    kind: 'bars',
    after: 'The finished thing, so that you know the target',
    title: 'The four prices in Tolver Road',
    bars: [
      { label: 'First quote, for injecting the walls', value: 3100, shown: '£3,100' },
      { label: 'Second quote, for the same', value: 3650, shown: '£3,650' },
      { label: 'An hour and a quarter of looking', value: 95, shown: '£95' },
      { label: 'The repair, with the scaffold', value: 1140, shown: '£1,140' },
    ],
  },
  content: `Large companies have people who write case studies. You can recognise the result: a challenge, a solution, a logo, and a sentence from a director who has clearly never seen the thing work. You have something better: a job you finished on Friday, with the mud still on you.

A case study, for a small firm, is just the story of one job told by the person who did it. It takes about ninety minutes, mostly spread over the job itself. Here's one whole, and then how it was made.

## The finished thing, so that you know the target

### The back bedroom in Tolver Road

The wallpaper had come off three times. Mrs Kessel had been told by two firms that she had rising damp and needed the walls injected, at £3,100 and £3,650. The room is on the first floor, so we were doubtful, because damp doesn't usually rise past a dry room below it.

We spent an hour and a quarter looking, which we charged at £95. The gutter above was sound. The pointing was sound. Then it rained, and we saw water running down the inside of the old chimney breast. The fireplace had been bricked up in the eighties with no vent, and the pot at the top had no cap.

We fitted a ventilated cap, cut in a vent, raked out and repointed two courses of the stack, and then told her to leave the wall alone until September. That was the hardest part to sell. Plaster that has been wet for years dries at its own pace, and anyone who papers it in June will be back.

Two days' work, £1,140 including the scaffold. One thing went wrong: we cracked a slate, which we replaced at our own expense, and the new one is a slightly different grey. In September the wall was dry to the meter and to the hand. She papered it herself, in yellow.

## Why that reads to the end

There's a person with a problem that had cost her sleep. There's a wrong turn, made by others, and a reason for doubting it. There's a discovery in the rain. There are four prices. There's a mistake, admitted. There's an ending you can see, in yellow.

The firm doesn't call itself expert anywhere, yet you've decided that it is. Nobody is insulted. There's no lesson at the end. And someone reading it at midnight, with their own wallpaper in their hand, has learned something true, which is why they'll ring in the morning.

As for the cracked slate, a story without a single difficulty reads like an advert. One small fault, put right, tells customers how you behave when something goes wrong, and they were wondering about that all along.

## Choosing the job

Pick the one you'd like to do again twenty times. If you write about a castle, castles are what people will think you do.

- It was typical in size and price of the work you want more of
- The customer was doubtful at the start and glad at the end
- Something had to be worked out, however small
- You have photographs from before, or can still take them
- The customer is the sort who would say yes if asked

Two jobs a year that satisfy all five are plenty.

## Collecting while you work

Gather the material on the job, because in a month you won't remember the price of the scaffold or what she said on the stairs.

Take four photographs. One from before, from the doorway. One of the fault itself, close, with a hand or a pencil in it for scale. One of the work half done, because that's where skill shows. One from after, from the same doorway at the same height. Stand on the same floorboard; it's the sameness that convinces.

And keep a note on your phone, one line a day. What surprised you? What did they ask? What did it cost? Mrs Kessel's 'I'd started sleeping in the front room' would have been lost without that line, and it would make a good headline.

## Twelve questions, and three that count most

When the invoice is paid, ask the customer for fifteen minutes. Ask for permission first, in plain words: 'I'd like to write about this job on our website. I'll show you every word before it goes up, and I can leave out your name and the street.' Then record it on your phone, if they're happy with that.

- What was it like before you rang anyone?
- How long had you put up with it?
- What had you tried?
- What were you told by others?
- What worried you about ringing us?
- What made you decide?
- What was different from what you expected?
- Was there a moment when you were uneasy?
- What did we do that you wouldn't have thought of?
- What's it like now?
- What would you tell your sister, if she had the same trouble?
- Is there anything we should have done better?

The fifth, the eighth and the last are the best, and they're the ones everybody is tempted to leave out.

## Writing it in an hour

Write it as you'd tell it to another tradesman in a café, then take out the swearing. Start at the trouble. Stay in the order in which it happened. Use numbers for money, days and distances. When you feel an adjective coming, look for a photograph or a measurement instead.

Three to four hundred words is enough. If it grows longer, you've probably begun explaining the method. Move that to another page.

For the headline, use the place or the thing: 'The back bedroom in Tolver Road'. For the first line under it, one sentence with the trade, the time and the price, for those who'll read no further: 'Damp chimney breast, two days, £1,140.'

## Before it goes up

Send it to the customer with the photographs and wait for a written yes. Take out the house number, the car's registration, the children's drawings on the fridge and anything that shows when the house stands empty. If they change their mind later, take the page down the same day and thank them.

Check what you say about other firms. 'She had been told it was rising damp' is a fact about what she heard. A name, or the word 'cowboys', starts an argument you don't need.

Then put it where it'll be used. A link from the page on that service, a line in the quotes you send for similar jobs: 'Here's one we did last year, with what it cost.' Its best readers are people already holding your estimate. They've read your price and are looking for a reason to be comfortable with it, and a yellow bedroom is a very good one.`,
};
