import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 21,
  slug: 'answering-enquiries-within-the-hour',
  title: "Answering enquiries within the hour when you're up a ladder",
  excerpt:
    "A first reply doesn't have to be a quote. A routine that gets back to every enquiry the same half-day, and often within the hour, without ruining the day's work.",
  category: 'Digital Tools & Automation',
  writeDate: '2025-08-12',
  publishDate: '2025-08-19',
  tags: ['enquiries', 'response time', 'WhatsApp', 'templates', 'daily routine'],
  featured: false,
  links: {
    'never save a reply that contains a price': '/blog/showing-prices-or-hiding-them',
    'take the rest off your website, your van and your profiles':
      '/blog/business-profile-on-maps-step-by-step',
  },
  cover: { figure: '1', label: 'hour to reply' },
  figure: {
    kind: 'sum',
    after: 'Is it worth it, in money?',
    title: 'What an hour of answering earns',
    rows: [
      ['2', 'more of the enquiries become jobs each month'],
      ['£260', 'is the average profit on a job'],
      ['£520', 'more a month'],
      ['9', 'hours: twenty-five minutes on 22 working days'],
      ['£57', 'earned by each hour of answering'],
    ],
  },
  content: `10.14 on a Wednesday. After a night of wind, a woman with half an ash tree on her garage sends the same message to three tree surgeons. The first replies at 10.40 with two sentences and a question. The second replies at 7.15 that evening with a careful paragraph. The third replies on Friday, apologising, with a full price. The third was the best of the three. He never saw the tree.

People who work with their hands object to that story, reasonably. Here are the objections.

## Is there any evidence for an hour?

Some, with limits. A study by James Oldroyd and colleagues, published in the Harvard Business Review in 2011 as 'The Short Life of Online Sales Leads', looked at American companies receiving enquiries over the web. Those that tried to make contact within an hour were nearly seven times as likely to have a meaningful conversation with a decision maker as those that tried even an hour later.

Those were companies with sales departments, so don't expect a factor of seven. But the direction is common sense. Someone who has just pressed Send still has the problem in mind and the phone in hand. By evening they've spoken to another firm.

## I can't price a job from up here. What can I say?

You don't have to price it. The first reply has one purpose, which is to stop the search. It needs four parts and no more than sixty words.

- You've read it: mention one detail they gave
- Whether it's your sort of work and your area
- What happens next and when, with a day and a time
- One question, easy to answer with a thumb

For the ash tree: 'Thanks for the photo of the ash. Yes, we clear storm damage and we cover your side of town. I'm on a job until four and will ring you between half past four and five. Is any of it touching a cable, or leaning on the house?'

That takes forty seconds between two branches, and the question tells him how urgent the job is.

## Must I look at my phone all day?

No. Three looks cover nearly everything, if you fix them to things you do anyway: the first brew, around ten; lunch; and when the tools go in the van. At the first two, send the sixty words. At the third, make the calls, sitting in the parked van. Once you're home there's tea, and after tea there's tomorrow.

That's about twenty-five minutes in total. Something will always arrive at 10.45 and wait until lunch, but everybody hears from you the same half-day, which is sooner than from nearly all your rivals.

For the gaps, use the automatic reply on your form or WhatsApp Business, but write it honestly. 'Your message is in. I'm usually on a job, and I look at messages at about ten, one and half past four. If a tree is on a building or a road, ring this number; I answer it wherever I am.' That helps people. 'Your enquiry is important to us' doesn't.

## What about messages from everywhere at once?

This is the real reason enquiries die. There's the form, the email, Facebook, Instagram, WhatsApp, voicemail and a note on the windscreen.

Decide which three ways in you can watch, and take the rest off your website, your van and your profiles. For most trades that's phone, WhatsApp and the website form. Then write every enquiry down in one place, a notebook or a shared list, with five columns: day, name, where they came from, what I promised, done.

## Should I use ready-made replies?

Yes, six of them, saved on the phone under a short word each. Write them in August, when you have time, in your own voice.

- Yes, we do this, and here's when I'll ring
- Yes, but not before October, and here's whether it can wait
- We don't do this, and here's a firm we trust
- Could you send two photographs, one close and one from across the road?
- I rang at half past four and missed you; I'll try at nine tomorrow
- The price is on its way by Friday noon

Change one detail before sending, because people notice when you haven't. And never save a reply that contains a price.

## Is it worth it, in money?

Take a tree surgeon who receives 30 real enquiries a month and wins 8 jobs at an average profit of £260: £2,080 a month. Suppose the routine saves just two of the enquiries that used to drift away. That's £520 a month.

The cost is twenty-five minutes on 22 working days, about nine hours. So each hour of answering earns about £57. If you can find work that pays better than that, hire someone to answer.

## And in the weeks when I'm full?

Answer all the same, with a date. 'We're full until the second week of October. I can come and look on the third if you can wait; if you can't, try these two.' The diary you fill in a busy August is the one that feeds you in a wet November.`,
};
