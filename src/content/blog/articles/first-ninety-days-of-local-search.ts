import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 13,
  slug: 'first-ninety-days-of-local-search',
  title: 'The first ninety days of local search: a week plan',
  excerpt:
    'Thirteen weeks, about ninety minutes in each, for a new website that nobody has found yet. What to do, in what order, and what to ignore until the summer.',
  category: 'Growth & Marketing',
  author: 'Priya Raman',
  writeDate: '2026-02-01',
  publishDate: '2026-02-09',
  tags: ['local search', 'new website', 'week plan', 'marketing'],
  featured: false,
  content: `The site went live on a Monday. By Wednesday the owner had searched for her own trade and town eleven times, scrolled to the fourth page of results and concluded that the internet was broken.

It was not. A new website is a stranger in town. Search engines have to find it, read it, compare it with places they have known for years and watch whether anybody else vouches for it. Google's own advice to people thinking of paying for search help is that changes usually take between four months and a year to show a benefit. Ninety days, then, is not long enough to arrive. It is long enough to do everything that lets you arrive, after which you can stop worrying and get back to work.

The plan below asks for ninety minutes a week. Our example is an invented bicycle repairer called Spoke & Wheel, in a town of thirty thousand.

## Weeks one to three: be found at all

### Week one: let the search engines in

Set up Google Search Console and Bing Webmaster Tools, which are free, and prove that the site is yours. Submit the site map, a file listing your pages that most sites produce by themselves. Then search for site: followed by your domain, with no space. For a few days you may see nothing. When your pages begin to appear, the door is open.

Write down today's numbers, even if all of them are nought. You will want the comparison in May.

### Week two: the map listing

For local searches the listing on the map brings more callers than the website does at first. Claim it, verify it, choose the narrowest true category and add ten photographs. If you already have one, check each line of it against the site. The name, address and telephone number should match to the letter.

### Week three: the same facts everywhere

List every place that mentions you: old directories, the trade association, the chamber of commerce, a supplier's list of stockists, a page on the parish website. Correct the ones that are wrong and ask for a link where there is none. Spoke & Wheel found five mentions, and two of them gave the address it had left in 2022.

## Weeks four to seven: deserve to be found

### Week four: one page for each thing people search for

Look at your services page. If six jobs share a single page with one paragraph each, none of them is a good answer to anything. Choose the two jobs that earn you most and give each a page of its own: what it is, signs that you need it, what happens, how long it takes, what it costs, questions people ask. Four hundred honest words is plenty.

The repairer chose 'electric bike servicing' and 'wheel building'. He did not write a page for 'punctures', because nobody travels for a puncture.

### Week five: questions from the counter

For a week, keep a pad by the till and write down each question in the customer's own words. On Friday pick the best eight and answer them on the site, most of them on the pages where they belong. 'Can you service a bike that I bought online?' turned out to be asked four times in five days, and no rival in the town answered it.

### Week six: places, honestly

If you serve four towns, it is tempting to make four pages that differ only in the name of the town. Do not. They are dull to read, and Google's spam policies describe pages made in bulk like that as doorways. Write one page about where you work, with something true about each place: which evening you collect from there, where you meet, a job you did.

### Week seven: read it on a telephone

Give the site to two people who have never seen it and ask them to find your price for a service. Mend whatever slows them down. A page that people leave at once helps nobody, wherever it appears in the results.

## Weeks eight to ten: be vouched for

### Week eight: reviews, as a habit

Ask every customer, in the same words, on the same day, with a direct link. Do not offer anything in return. Three new reviews a month, month after month, tell a better story than forty in one weekend followed by silence.

### Week nine: three neighbours

Think of three organisations whose members need you, and offer each one something useful. A page on checking a child's bike for the school's travel plan. A winter clean at cost for the cycling club. A talk. Where it is natural, they will mention you on their own sites, and one link from the local school is worth more than a hundred bought ones. Do not buy links at all; it is against search engines' rules and a waste of money.

### Week ten: local news

Have you something a local reporter could use? 'Shop repairs its thousandth bike' with a picture and two sentences is a gift on a slow Thursday. Send it to one person by name.

## Weeks eleven to thirteen: measure and prune

### Week eleven: look at the searches

Open Search Console and find the list of queries. You will see words people typed when your pages appeared, with your average position. Ignore the grand ones. Look for queries where you sit between eighth and twentieth place with a page that only half answers them. Those are the ones within reach. Improve these pages and leave the rest.

### Week twelve: count what matters

- Calls and direction requests from the map listing.
- Enquiries through the site, and how many became paid work.
- Which page those people saw first.

In his first quarter our repairer had 41 calls, 23 direction requests and 12 forms. When he asked at the counter, nine new customers said that they had found him by searching. At an average of £64 each, less parts, that is not a fortune. It is also only the beginning of the line.

### Week thirteen: decide on the next quarter

Choose two new pages to write, one old page to improve and one neighbour to help. Put them in the diary. Cancel anything you set up with enthusiasm and have not opened since.

## What to ignore until the summer

You will be sent emails about missing tags, audit scores and rivals who are 'outranking' you. Most come from people who have never opened your site. Leave these alone for now: scores out of a hundred, lists of five hundred keywords, blogs published daily, and any guarantee of first place, because nobody outside the search engine can give one.

Also ignore your own position when you search from your own telephone in your own shop. The result is bent by where you are standing and what you looked at yesterday. Ask a friend across town to try once a month.

## If nothing has moved by day ninety

Check three plain things before despairing. Do your pages appear at all when you use the site: search? Does the map listing say verified? Do the pages use the words that customers use? If all three are yes and your trade is crowded, carry on with the habits from weeks eight and nine. Reputation is slow to build online for the same reason that it is slow in a town: it is made of other people's opinions, and those arrive one at a time.`,
};
