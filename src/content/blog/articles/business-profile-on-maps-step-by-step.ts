import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 11,
  slug: 'business-profile-on-maps-step-by-step',
  title: 'Google Business Profile, step by step',
  excerpt:
    'Claim your listing on Google Maps, get through verification, choose the right category and avoid the mistakes that lead to suspension. Nine steps.',
  category: 'Practical How-Tos & Guides',
  writeDate: '2026-03-16',
  publishDate: '2026-03-24',
  tags: ['Google Business Profile', 'maps', 'local SEO', 'how-to'],
  featured: false,
  links: {
    'Ten photographs': '/blog/good-photos-of-your-work-with-a-phone',
    'Reply to each new review': '/blog/asking-for-reviews-without-being-awkward',
    'a website that says the same as the listing': '/blog/first-ninety-days-of-local-search',
    'linking to a social page is a poor second': '/blog/social-page-or-own-website',
    'write down calls, direction requests and website clicks':
      '/blog/four-numbers-that-tell-you-your-website-works',
  },
  cover: { figure: '9', label: 'steps' },
  figure: {
    kind: 'pairs',
    after: 'Claiming and proving',
    title: 'Step two: which of the two are you?',
    columns: ['A place', 'A visitor'],
    rows: [
      ['For example', 'A shop, surgery or café', 'A plumber, mobile hairdresser or gardener'],
      ['Who travels', 'Customers come to you', 'You go to them'],
      ['Address', 'Shown', 'Entered for verification, then hidden'],
      ['Areas', '–', 'Up to twenty, within roughly two hours of your base'],
    ],
  },
  content: `When someone nearby searches for 'key cutting' or 'vet open now', the first thing on the screen is usually a small map with three firms beneath it. Being in that list is free and takes about two hours to set up properly. A surprising number of good businesses are represented there by a wrong phone number and a photograph of the car park, added by a passer-by.

This guide follows the steps for Google Business Profile (which used to be called Google My Business), as it has the most users in Britain. Near the end is a short section on Apple and Microsoft. Screens change from one season to the next, so we describe what you're doing instead of which button to press.

## Before you begin

Have these to hand, and the whole job will go in one sitting:

- A Google account that belongs to the business, never to one employee's private life
- Your trading name exactly as it appears on your sign, van or invoices
- A phone number that you answer
- Your hours, including the next three bank holidays
- Ten photographs, of which one shows the outside as seen from the street
- Something to prove you exist: the sign, the tools, a utility bill or a letter from the council

## Claiming and proving

### Step one: see whether a listing exists

Search for your name and town in Google Maps. Listings are often created automatically or by customers. If yours is there, choose the option to claim it. Don't make a second one, because duplicates split your reviews between them and are tedious to merge. If someone else has claimed it, perhaps an old web designer, request access; the holder is asked to respond, and there's a route to take if they never do.

### Step two: decide whether you're a place or a visitor

A shop, surgery or café that customers come to shows its address. A plumber, mobile hairdresser or gardener working from home is a service-area business: enter the address for verification, then choose not to show it, and list the areas you cover instead. You may name up to twenty. Google's guidelines say the whole area should lie within roughly two hours' drive of your base. Adding all of England doesn't make you appear in all of England.

### Step three: verify

Google decides how you must prove yourself and you can't always choose. It may be by phone, text, email or, very often now, a short video. Film that without a break, in this order:

- The street and its sign, or another landmark that shows where you are
- The outside, with your name on it if it's there
- The tools, stock or equipment of the trade
- Something only the owner could do, such as turning the key in the door, opening the till or starting the signwritten van

Don't show customers or bank papers. Answers can take several working days. Avoid changing the name or address while you wait, as that can start the process again.

## Filling it in

### Step four: the name, and nothing but the name

The rules ask for your name as it's known in the real world. 'Bright Sparks Electrical' is allowed. 'Bright Sparks Electrical | Best Cheap Electrician Derby 24/7' isn't, even though you may see rivals doing it. Listings are suspended for this, and reinstatement can take weeks.

### Step five: the category

This one choice affects which searches you appear for more than any other field. You have one main category and up to nine more. Be as narrow as the truth permits: 'Tyre shop' in preference to 'Car repair', if tyres are the bulk of your work. To find the usual wording, look at what the firms in the top three call themselves. Use extra categories only for things you do every month.

### Step six: hours, and the special ones

Wrong hours create angry reviews faster than bad service does. Enter ordinary hours, then special hours for each bank holiday, even if you're open as normal, since an explicit entry removes the warning that hours may differ. If you work by appointment, give the hours when the phone is answered.

### Step seven: services, description and link

List each service separately, with a sentence and a price if it's fixed.

The description allows 750 characters. Use the first two lines for what you do and where, because the rest is hidden until tapped, and leave out links and offers. Here's one for a tyre shop, in 320:

'Tyres, punctures and wheel alignment in Wexbridge and the villages around, since 1996. We fit while you wait, usually in under an hour, and we'll tell you if a repair will do instead of a new tyre. Cars, vans and motorhomes up to 3.5 tonnes. Free parking for two cars outside. Book on our website or turn up before four.'

Nothing in it is an adjective that a rival could borrow. The words people search for are all there, once each.

Point the website link at the page that answers a newcomer best, which is usually the home page. If you have no website yet, leave the field empty; linking to a social page is a poor second.

### Step eight: photographs

Outside, inside, people, work. The outside picture comes first, because it's what someone looks for through a windscreen. Take it from across the road, in daylight, without a delivery lorry in the way. Add two or three new ones each month from then on. Stock pictures do nothing here.

## Keeping it alive

### Step nine: the monthly quarter of an hour

- Check that nothing has been altered. Members of the public can suggest edits, and some are accepted without your noticing.
- Reply to each new review in a sentence or two, by name if one is shown.
- Add special hours for the month ahead.
- Upload two pictures.
- Look at the performance page and write down calls, direction requests and website clicks.

If two of you share the job, add the second person as a manager from the profile's own settings. Never share the password. When that person leaves, you remove one name and nothing else changes.

## What decides who comes first

Google says local results rest mainly on relevance, distance and prominence. You control relevance by filling in everything accurately. You can't change distance. Prominence is being known: reviews, mentions elsewhere, a website that says the same as the listing.

Don't judge it from your own sofa. What you see depends on where you're standing and what you've looked at before, so ask a friend across town to search for the job you want, without your name, once a month.

And nobody can sell you a guaranteed position, whatever the voice on the phone says. Google doesn't ring small firms to offer one.

## If it gets suspended

Don't panic and don't create a new listing. Read the guidelines and put right whatever breaks them: usually the name, an address where nobody is present, or two listings for one business. Then appeal, attaching evidence that shows name and address together, such as a business rates bill, a registration certificate and a photograph of the sign.

Keep the covering note short. 'We trade as Bright Sparks Electrical from the address below. The listing's name had extra words in it, which we've removed. Attached: our rates bill, our certificate and a photograph of the van.' One complete appeal beats three hasty ones.

## Apple, Microsoft and the rest

People with iPhones who ask for directions may never see Google. Apple and Microsoft both offer businesses a free account for managing their listings, and Microsoft's can copy most details across from Google to save you typing. Allow half an hour for each.

After those, stop and think. Fill in the directories your own customers use, such as a trade body or the town's business association, and give precisely the same name, address and phone number every time. There's no need to pay anybody for three hundred listings that no human being will ever read.`,
};
