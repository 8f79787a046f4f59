import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 17,
  slug: 'four-numbers-that-tell-you-your-website-works',
  title: 'Four numbers that tell you whether your website works',
  excerpt:
    'Forget the dashboard with forty charts. Four figures, a notebook and ten minutes on the first of the month show what the site brings in and where it leaks.',
  category: 'Growth & Marketing',
  author: 'Tom Adeyemi',
  writeDate: '2025-11-06',
  publishDate: '2025-11-14',
  tags: ['measuring', 'enquiries', 'conversion', 'monthly routine'],
  featured: false,
  content: `Ask the owner of a small firm how the website is doing and you hear one of two answers. "Fine, I think." Or a visitor count, offered with a shrug: 640 last month, whatever that means. Neither would do for the van. You know what the van costs, what it earns and when it needs looking at. The website deserves the same four or five words.

Here are the four numbers, in the order they matter, followed through one invented business: a dog groomer with two tables, an average visit of £45 and a customer who comes back five times a year.

## Number one: enquiries that came through the site

An enquiry is a person who rang, wrote, booked or filled in the form after looking at the website. Not a visit, not a like, not a salesman. Counting them takes discipline rather than software.

Three habits catch nearly all of them. Ask every caller, "How did you find us?", and write down the answer as they give it. Use a form that sends you an email, and keep those in their own folder. If you can, show a phone number on the website that appears nowhere else and forwards to your own; the bill at the end of the month does the counting.

The groomer counts 38 in October: 21 calls, 14 forms and 3 messages. She crosses out 6, because four were selling something and two wanted a cattery. Her number is 32.

### What a change in it means

If it falls for one month, look at the calendar before you look at the site. Heating engineers have quiet Julys. If it falls for three months against the same three months a year ago, something has changed: a rival has turned up in the map results, a form has stopped sending, or your phone number was mistyped in the last edit. Test the form first. A broken form is the cheapest disaster there is and the easiest to miss, because nobody complains about it.

## Number two: how many visitors did something

Divide enquiries by visitors. The groomer's site had 640 visitors and 32 real enquiries, so 5 in a hundred acted.

There is no correct figure for every trade, and articles that give you one are guessing. An emergency locksmith should see a high share, because people arrive in a hurry. A kitchen maker should see a low one, because people browse for months. What matters is your own figure against your own figure from last quarter.

Be careful with the visitor count itself. It includes you, your family, and programs that read websites all day. Choose a counting tool that leaves out robots, exclude your own visits if it allows that, and check whether the tool sets cookies that need your visitors' permission. A simple one that keeps no record of individuals is usually enough for a firm of two, and saves you a pop-up.

When the share drops while visitors rise, you are probably attracting people you cannot serve: wrong town, wrong service. When the share drops and visitors stay level, the page has got worse, or slower, or the price moved.

## Number three: how many enquiries became paid work

This one has little to do with the website and a great deal to do with the telephone. Of the groomer's 32 enquiries, 20 booked. That is 20 out of 32, a bit over six in ten.

Write down why the other 12 did not. Hers went like this:

- 5 never answered when she rang back, two days later
- 3 wanted a Saturday and there was none
- 2 thought it too dear
- 2 lived beyond the distance she collects from

Look at what that list says. The website did its part for all 12. Five were lost to a slow reply, which costs nothing to mend. Three were lost to the diary. Only two were lost to price, although if you had asked her before she counted, she would have said it was always price. And the last two could have been spared a wasted call by one sentence about collection on the website.

That is why this number belongs in the set. Without it, owners rebuild a site that was working and leave alone the habit that was not.

## Number four: what an enquiry is worth against what it costs

Take the value of a customer for one year, not one visit. Hers is 5 visits at £45, so £225. After the shampoo, the blades and the rent of the table, she reckons £120 of that is hers.

Twenty bookings from 32 enquiries makes each enquiry worth 20 divided by 32, times £120, which is £75. She now knows something most owners do not: each real enquiry is worth about £75 to her.

Then the cost. Suppose all the running costs of her site come to £180 a year and she spends an hour a month on it, which she values at £25. That is £480 a year, or £40 a month. Spread over 32 enquiries it is £1.25 each.

A figure of £75 against £1.25 says plainly that she should not be trying to save on the website. It also says that a directory asking £30 for each lead might be worth trying for a quarter, and one asking £90 would not. Until you have this number, every sales call about advertising is a matter of mood.

## The notebook page

You need four columns and a line for each month. The groomer's autumn looks like this.

- August: 26 enquiries, 4 in a hundred visitors, half booked, holidays
- September: 30 enquiries, 5 in a hundred, six in ten booked, new photos went up
- October: 32 enquiries, 5 in a hundred, six in ten booked, two Saturdays closed

The note at the end is what makes the page valuable. In a year she will not remember why August was thin. Write down price changes, new pages, holidays, roadworks, a rival opening. One phrase is enough.

## Numbers you can stop looking at

Time on page sounds serious and says nothing: a person who finds your number in eight seconds is a success. Bounce rate punishes a one-page site for doing its job. Followers pay no rent. Your position for one phrase varies by street, by device and by who is searching, so the place you see on your own computer is not the place anybody else sees.

There is one exception. If you have changed something and want to know whether it helped, watch the single figure closest to that change for four weeks. New form? Count forms. Number moved to the top? Count calls. Then go back to the four.

## Ten minutes on the first of the month

Put the kettle on. Count the folder and the notebook, cross out what was not real, and write number one. Look up visitors, divide, write number two. Count the jobs, write number three, and list the reasons for the ones you lost. Recalculate number four only once a quarter, because it moves slowly.

Then do a single thing about whichever number looks worst, and note what you did. One change a month is twelve a year, which is eleven more than most websites ever get.`,
};
