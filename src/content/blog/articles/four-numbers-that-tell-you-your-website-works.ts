import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 17,
  slug: 'four-numbers-that-tell-you-your-website-works',
  title: 'Four numbers that tell you whether your website works',
  excerpt:
    'Forget the dashboard with forty charts. Four figures, a notebook and ten minutes on the first of the month show what the site brings in and where it leaks.',
  category: 'Growth & Marketing',
  writeDate: '2025-11-06',
  publishDate: '2025-11-14',
  tags: ['analytics', 'enquiries', 'conversion', 'monthly routine'],
  featured: false,
  links: {
    'lost to a slow reply': '/blog/answering-enquiries-within-the-hour',
    'sets cookies that need consent': '/blog/legal-pages-for-a-uk-small-business-site',
    'Take the value of a customer for one year': '/blog/will-a-website-pay-for-itself',
  },
  cover: { figure: '4', label: 'numbers' },
  figure: {
    kind: 'bars',
    after: 'Number three: how many enquiries became paid work',
    title: 'The podiatrist’s October',
    bars: [
      { label: 'Visitors', value: 640, shown: '640' },
      { label: 'Enquiries', value: 32, shown: '32' },
      { label: 'Bookings', value: 20, shown: '20' },
    ],
  },
  content: `Ask the owner of a small firm how the website is doing and you hear one of two answers. 'Fine, I think.' Or a visitor count, offered with a shrug: 640 last month, whatever that means. Nobody would talk about the van like that. You know what the van costs, what it earns and when it needs looking at. You could sum it up in a sentence. The website deserves the same.

Here are the four numbers, in the order they matter, followed through one business: a podiatrist with a room above the chemist's, an average visit of £45 and patients who come back five times a year.

## Number one: enquiries that came through the site

An enquiry is someone who rang, wrote, booked or filled in the form after looking at the website. A visit isn't one, a like isn't one, and neither is a salesman. Counting them takes discipline more than software.

Three habits catch nearly all of them. Ask every caller, 'How did you find us?', and write down the answer as they give it. Use a form that sends you an email, and keep those in their own folder. If you can, show a phone number on the website that appears nowhere else and forwards to your own; the bill at the end of the month does the counting.

The podiatrist counts 38 in October: 21 calls, 14 forms and 3 WhatsApp messages. She crosses out 6, because four were selling something and two wanted a chiropractor. Her number is 32.

### What a change in it means

If it falls for one month, look at the calendar before you look at the site. Heating engineers have quiet Julys. If it falls for three months against the same three months a year ago, something has changed: a rival has turned up in the map results, a form has stopped sending, or your phone number was mistyped in the last edit. Test the form first. A broken form is the cheapest disaster there is and the easiest to miss, because nobody complains about it.

## Number two: how many visitors did something

Divide enquiries by visitors. The podiatrist's site had 640 visitors and 32 real enquiries, so 5 in a hundred acted. The trade calls this the conversion rate.

There's no correct figure for every trade, and articles that give you one are guessing. An emergency locksmith should see a high share, because people arrive in a hurry. A kitchen maker should see a low one, because people browse for months. Compare your own figure with your own figure from last quarter.

Be careful with the visitor count itself. It includes you, your family, and bots that read websites all day. Choose an analytics tool that leaves out bots, exclude your own visits if it allows that, and check whether it sets cookies that need consent. A simple one that keeps no record of individuals is usually enough for a firm of two, and saves you a pop-up.

When the share drops while visitors rise, you're probably attracting people you can't serve: wrong town, wrong service. When the share drops and visitors stay level, the page has got worse, or slower, or the price moved.

## Number three: how many enquiries became paid work

This one has little to do with the website and a great deal to do with the phone. Of the podiatrist's 32 enquiries, 20 booked, a bit over six in ten.

Write down why the other 12 didn't. Hers went like this:

- 5 never answered when she rang back, two days later
- 3 wanted a Saturday and there was none
- 2 thought it too expensive
- 2 lived beyond the distance she drives for home visits

Look at what that list says. The website did its part for all 12. Five were lost to a slow reply, which costs nothing to fix. Three were lost to the diary. Only two were lost to price, although if you'd asked her before she counted, she would have said it was always price. And the last two could have been spared a wasted call by one sentence about home visits on the website.

That's why this number belongs in the set. Without it, owners rebuild a site that was working and leave alone the habit that wasn't.

## Number four: what an enquiry is worth against what it costs

Take the value of a customer for one year, several visits and all. Hers is 5 visits at £45, so £225. After instruments, dressings and the rent of the room, she reckons £120 of that is hers.

Twenty bookings from 32 enquiries makes each enquiry worth 20 divided by 32, times £120, which is £75.

Then the cost. Suppose all the running costs of her site come to £180 a year and she spends an hour a month on it, which she values at £25. That's £480 a year, or £40 a month. Spread over 32 enquiries it's £1.25 each.

At £75 against £1.25, the website is the last thing to cut. The figure also says that a directory asking £30 for each lead might be worth trying for a quarter, and one asking £90 wouldn't. Until you have this number, every sales call about advertising is a matter of mood.

## The notebook page

You need four columns and a line for each month. The podiatrist's autumn looks like this.

- August: 26 enquiries, 4 in a hundred visitors, half booked, holidays
- September: 30 enquiries, 5 in a hundred, six in ten booked, new photos went up
- October: 32 enquiries, 5 in a hundred, six in ten booked, two Saturdays closed

The note at the end is what makes the page valuable. In a year she won't remember why August was thin. Write down price changes, new pages, holidays, roadworks, a rival opening. One phrase is enough.

## Numbers you can stop looking at

Time on page sounds serious and says nothing: someone who finds your number in eight seconds is a success. Bounce rate punishes a one-page site for doing its job. Followers pay no rent. Your position on Google for one phrase varies by street, by device and by who is searching, so the place you see on your own computer isn't the place anybody else sees.

There's one exception. If you've changed something and want to know whether it helped, watch the single figure closest to that change for four weeks. New form? Count forms. Number moved to the top? Count calls. Then go back to the four.

## Ten minutes on the first of the month

Count the folder and the notebook, cross out what wasn't real, and write number one. Look up visitors, divide, write number two. Count the jobs, write number three, and list the reasons for the ones you lost. Recalculate number four only once a quarter, because it moves slowly.

Then do a single thing about the number that looks worst, and note what you did. One change a month is twelve a year, which is eleven more than most websites ever get.`,
};
