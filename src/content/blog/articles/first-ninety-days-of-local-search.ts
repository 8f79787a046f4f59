import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 13,
  slug: 'first-ninety-days-of-local-search',
  title: 'Local SEO in your first ninety days: a week-by-week plan',
  excerpt:
    'Thirteen weeks, about ninety minutes in each, for a new website that nobody has found yet. What to do, in what order, and what to ignore until the summer.',
  category: 'Growth & Marketing',
  writeDate: '2026-02-01',
  publishDate: '2026-02-09',
  tags: ['local SEO', 'new website', 'week plan', 'marketing'],
  featured: false,
  links: {
    'Claim it, verify it': '/blog/business-profile-on-maps-step-by-step',
    'Ask every customer, in the same words': '/blog/asking-for-reviews-without-being-awkward',
    'Enquiries through the site, and how many became paid work':
      '/blog/four-numbers-that-tell-you-your-website-works',
    'Fix whatever slows them down': '/blog/what-a-slow-page-costs-you',
  },
  cover: { figure: '13', label: 'weeks' },
  figure: {
    kind: 'steps',
    title: 'Thirteen weeks in four parts',
    steps: [
      [
        'Weeks one to three',
        'Be found at all: search engines, Google Business Profile, the same facts everywhere',
      ],
      [
        'Weeks four to seven',
        'Deserve to be found: a page for each thing people search for, their questions, honest places',
      ],
      ['Weeks eight to ten', 'Be vouched for: reviews, three neighbours, local news'],
      ['Weeks eleven to thirteen', 'Measure and prune: searches, calls, what to do next'],
    ],
  },
  content: `The site went live on a Monday. By Wednesday the owner had searched for his own trade and town eleven times, scrolled to the fourth page of results and concluded that the internet was broken.

It wasn't. A new website is a stranger in town. Search engines have to find it, read it, compare it with places they've known for years and watch whether anybody else vouches for it. Google's own advice to people thinking of paying for SEO is that changes usually take between four months and a year to show a benefit. Ninety days isn't long enough to arrive. It's long enough to do everything that lets you arrive, and then you can stop worrying and get back to work.

The plan below asks for ninety minutes a week. Our example is a bicycle repairer called Spoke & Wheel, in a town of thirty thousand.

## Weeks one to three: be found at all

### Week one: let the search engines in

Set up Google Search Console and Bing Webmaster Tools, which are free, and prove that the site is yours. Submit the sitemap, a file listing your pages that most sites produce by themselves. Then search for site: followed by your domain, with no space. For a few days you may see nothing. When your pages begin to appear, the door is open.

Write down today's numbers, even if all of them are nought. You'll want the comparison in May.

### Week two: Google Business Profile

For local searches the listing on the map brings more callers than the website does at first. Claim it, verify it, choose the narrowest true category and add ten photographs. If you already have one, check each line of it against the site. The name, address and phone number should match to the letter.

### Week three: the same facts everywhere

List every place that mentions you: old directories, the trade association, the chamber of commerce, a supplier's list of stockists, a page on the parish website. Correct the ones that are wrong and ask for a link where there is none. Spoke & Wheel found five mentions, and two of them gave the address it had left in 2022.

## Weeks four to seven: deserve to be found

### Week four: one page for each thing people search for

Look at your services page. If six jobs share a single page with one paragraph each, none of them is a good answer to anything. Choose the two jobs that earn you most and give each a page of its own: what it is, signs that you need it, what happens, how long it takes, what it costs, questions people ask. Four hundred honest words is plenty.

The repairer chose 'electric bike servicing' and 'wheel building'. He didn't write a page for 'punctures', because nobody travels for a puncture.

### Week five: questions from the counter

For a week, keep a pad by the till and write down each question in the customer's own words. On Friday pick the best eight and answer them on the site, most of them on the pages where they belong. 'Can you service a bike I bought online?' turned out to be asked four times in five days, and no rival in the town answered it.

This matters more each year, because people now put whole questions to Google and to AI assistants such as ChatGPT. A plain question with a plain answer under it suits them both.

### Week six: places, honestly

If you serve four towns, it's tempting to make four pages that differ only in the name of the town. Don't. They're dull to read, and Google's spam policies describe pages made in bulk like that as doorways. Write one page about where you work, with something true about each place: which evening you collect from there, where you meet, a job you did. A second page about a second town is worth having only when you could fill it without copying.

### Week seven: read it on a phone

Give the site to two people who have never seen it and ask them to find your price for a service. Fix whatever slows them down. A page that people leave at once helps nobody, wherever it appears in the results.

## Weeks eight to ten: be vouched for

### Week eight: reviews, as a habit

Ask every customer, in the same words, on the same day, with a direct link or a QR code. Don't offer anything in return. Three new reviews a month, month after month, tell a better story than forty in one weekend followed by silence.

### Week nine: three neighbours

Think of three organisations whose members need you, and offer each one something useful. A page on checking a child's bike for the school's travel plan. A winter clean at cost for the cycling club. A talk. Where it's natural, they'll mention you on their own sites, and one link from the local school does more than a hundred bought ones. Don't buy links at all; it's against search engines' rules and a waste of money.

### Week ten: local news

Have you something a local reporter could use? 'Shop repairs its thousandth bike' with a picture and two sentences is a gift on a slow Thursday. Send it to one person by name.

## Weeks eleven to thirteen: measure and prune

### Week eleven: look at the searches

Open Search Console and find the list of queries. You'll see words people typed when your pages appeared, with your average position. Ignore the grand ones. Look for queries where you're between eighth and twentieth place with a page that only half answers them. Those are the ones within reach. Improve these pages and leave the rest.

### Week twelve: count what matters

- Calls and direction requests from the map listing
- Enquiries through the site, and how many became paid work
- Which page those people saw first

In his first quarter our repairer had 41 calls, 23 direction requests and 12 forms. When he asked at the counter, nine new customers said they'd found him by searching. At an average of £64 each that's £576 before parts. It won't buy the shop next door, and it's only the beginning of the line.

### Week thirteen: decide on the next quarter

Choose two new pages to write, one old page to improve and one neighbour to help. Put them in the diary. Cancel anything you set up with enthusiasm and haven't opened since.

## What to ignore until the summer

You'll be sent emails about missing tags, audit scores and rivals who are 'outranking' you. Most come from people who have never opened your site. Leave these alone for now: scores out of a hundred, lists of five hundred keywords, AI-written blogs published daily, and any guarantee of first place, because nobody outside the search engine can give one.

Also ignore your own position when you search on your own phone in your own shop. The result is bent by where you're standing and what you looked at yesterday. Ask a friend across town to try once a month.

## If nothing has moved by day ninety

Check three plain things before despairing. Do your pages appear at all when you use the site: search? Does the map listing say verified? Do the pages use the words that customers use?

If all three are yes and your trade is crowded, carry on with the habits from weeks eight and nine. Reputation is slow to build online for the same reason that it's slow in a town: it's made of other people's opinions, and those arrive one at a time.`,
};
