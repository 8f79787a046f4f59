import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 5,
  slug: 'what-a-slow-page-costs-you',
  title: 'What a slow website costs you in lost sales',
  excerpt:
    'Time your own page with a stopwatch, put a price on each second using cautious sums, then work through the five usual culprits in order of effort.',
  category: 'Business Case for Website',
  writeDate: '2026-07-27',
  publishDate: '2026-08-03',
  tags: ['page speed', 'Core Web Vitals', 'images', 'mobile', 'lost sales'],
  featured: false,
  links: {
    'Resized to about 1,600 pixels wide': '/blog/good-photos-of-your-work-with-a-phone',
    'List them': '/blog/a-lighter-website-carbon-in-plain-sums',
  },
  cover: { figure: '5', label: 'culprits' },
  figure: {
    kind: 'sum',
    after: "A florist's sum",
    title: 'From 900 visits to the leak',
    rows: [
      ['900', 'visits a month'],
      ['600', 'of them on phones: two thirds'],
      ['90', 'give up before the page appears: 15 in every hundred'],
      ['2.7', 'of those would have ordered: three in every hundred'],
      ['£102.60', 'of sales a month, at £38 an order'],
      ['£1,231', 'of sales a year'],
      ['£554', 'of profit a year, at about 45 per cent'],
    ],
  },
  content: `Stand at the bus stop outside your premises. Turn off Wi-Fi on your phone, open a private window so nothing is remembered from last time, start a stopwatch and load your own home page. Stop the clock when you can read what the business does and tap the phone number. Write the figure down. Do it three times and keep the middle one.

If it's under two and a half seconds, you may spend the rest of this article feeling pleased. If it's six or eight, you've found a leak that nobody has ever complained about, because the people it affects have already gone.

## What's known, and who says so

Plenty of numbers about speed are passed around without a source. These three have one.

- Google's 2016 report 'The need for mobile speed' found that 53 per cent of visits to mobile sites were likely to be abandoned if the page took longer than three seconds to load.
- A study by Deloitte for Google, 'Milliseconds Make Millions' (2020), looked at 37 brands and found that when mobile sites became a tenth of a second faster, retail conversions rose by 8.4 per cent.
- Vodafone ran two versions of the same page side by side, one built to load its main content 31 per cent sooner. As reported on Google's web.dev site, the quicker one brought 8 per cent more sales.

Be careful with all three. They come from large brands with many thousands of visits a day, and two of them were paid for by a company that wants the web to be quick. Your visitors may be more patient: someone with a burst pipe waits longer than someone browsing for trainers. Or less patient, since your rivals are one tap away. Treat the studies as showing the direction, then do your own sum with smaller numbers.

## A florist's sum

A florist's site has 900 visits a month, two thirds of them on phones, so 600. Of every hundred phone visitors who see the page, three order, and the average order is £38. Her phone page takes seven seconds.

Suppose, far below the 2016 figure, that only 15 in every hundred phone visitors give up before the page appears. That's 90 people a month. Had they stayed and behaved like everyone else, 2.7 of them would have ordered. At £38 each that's £102.60 a month, or £1,231 over a year. After flowers and delivery she keeps about 45 per cent, so the leak is worth roughly £554 a year in profit.

It won't ruin her. It's a fortnight's rent in some towns, lost to a picture of peonies that was saved at the wrong size. And February is no average month. If she sells five times as much in the week before Valentine's Day, to buyers in a hurry on trains, she loses most exactly when she sells most.

### Put in your own figures

Monthly phone visits, times the share you think leave early, times your usual rate of orders or enquiries, times profit on each. Use 5 per cent if your page takes three or four seconds, 15 if it takes six or more. These are working guesses. If the yearly answer is £60, leave it until you next rebuild. If it's £600, this week is a good week.

## The three things being measured

Speed tools will show you a wall of initials. Google calls three of them Core Web Vitals and publishes the levels it considers good.

- How soon the main thing on the screen appears: within 2.5 seconds
- How quickly the page responds when you tap something: within 200 milliseconds
- How much the page jumps about while it loads: a score of 0.1 or less

You know the third one personally. You go to tap 'Call us', a banner drops in above it, and you've tapped an advert. Free tools such as Google's PageSpeed Insights will report all three for your address. Look at the mobile tab first, and where it offers figures from real visitors, believe those over the laboratory score. Small sites often have too few visits for real figures to be shown. Then you have to rely on the bus stop.

## Five culprits, cheapest first

### Photographs straight from the phone

A modern phone takes pictures of several megabytes each. Nobody viewing your page at the width of a palm needs that. Resized to about 1,600 pixels wide and saved in a modern format, the same picture is commonly a tenth of the weight or less. For most small sites this one job is more than half of the cure, and it takes an evening.

### The moving banner

Five large pictures load so that one can be seen. Hardly anybody waits for the fourth. Pick the best and delete the rest.

### Gadgets you forgot

A chat bubble nobody answers, an Instagram feed, two visitor counters, a map that loads on every page. Each one fetches files from someone else's computer before your page can settle. List them, ask of each 'what did this bring me last month?' and remove any that get no answer. A map can be a plain picture that opens the maps app when tapped.

### Fonts by the dozen

Every weight and style of a typeface is a separate file. Two are plenty for a small site. The fonts already on people's phones cost nothing at all.

### The hosting itself

If a nearly empty page is slow too, the server is far away, overcrowded or busy assembling each page afresh for every visitor. Ask your host or builder whether pages can be stored ready-made. If nobody there understands the question, consider moving.

## How to ask someone to fix it

'Please make it faster' produces a bill and an argument. Try this instead, with your own figures: 'On a mid-priced phone, on mobile data, the home page and the booking page should show their main content within two and a half seconds. Today they take seven and five. What would you change first, what will it cost, and how will we measure afterwards?' Someone who knows the job will start with pictures and gadgets. If they begin with a complete rebuild they may be right, but ask why the small things won't do.

## Keep it quick

Pages get slower one kindness at a time: a partner's logo here, a Christmas snowfall there. Put a reminder in the diary for the first Monday of each quarter, go out to the bus stop, load the page three times and write the middle number beneath the last one.`,
};
