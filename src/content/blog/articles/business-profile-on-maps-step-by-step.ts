import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 11,
  slug: 'business-profile-on-maps-step-by-step',
  title: 'Your business on maps and search, step by step',
  excerpt:
    'Claim the listing, get through verification, choose the right category and avoid the mistakes that lead to suspension. Nine steps, with a note on each.',
  category: 'Practical How-Tos & Guides',
  author: 'Priya Raman',
  writeDate: '2026-03-16',
  publishDate: '2026-03-24',
  tags: ['business profile', 'maps', 'local search', 'how-to'],
  featured: false,
  content: `When someone nearby searches for 'key cutting' or 'vet open now', the first thing on the screen is usually a small map with three firms beneath it. Being in that list is free, it takes about two hours to set up properly, and a surprising number of good businesses are represented there by a wrong telephone number and a photograph of the car park, added by a passing stranger.

This guide follows the steps for Google Business Profile, as it has the most users in Britain. Near the end is a short section on Apple and Microsoft. Screens change from one season to the next, so I describe what you are doing rather than which button to press.

## Before you begin

Have these to hand, and the whole job will go in one sitting:

- A Google account that belongs to the business, not to an employee's private life.
- Your trading name exactly as it appears on your sign, van or invoices.
- A telephone number that you answer.
- Your hours, including the next three bank holidays.
- Ten photographs, of which one shows the outside as seen from the street.
- Something to prove you exist: the sign, the tools, a utility bill or a letter from the council.

## Claiming and proving

### Step one: see whether a listing exists

Search for your name and town in Google Maps. Listings are often created automatically or by customers. If yours is there, choose the option to claim it. Do not make a second one, because duplicates split your reviews between them and are tedious to merge. If somebody else has claimed it, perhaps an old web designer, request access; the holder is asked to respond, and there is a route to take if they never do.

### Step two: decide whether you are a place or a visitor

A shop, surgery or café that customers come to shows its address. A plumber, mobile hairdresser or gardener working from home is a service area business: enter the address for verification, then choose not to show it, and list the areas you cover instead. You may name up to twenty. Google's guidelines say the whole area should lie within roughly two hours' drive of your base. Adding all of England does not make you appear in all of England.

### Step three: verify

Google decides how you must prove yourself and you cannot always choose. It may be by telephone, text, email or, very often now, a short video. For the video, film without a break: the street and its sign, the outside with your name, then something that only the owner could do, such as turning the key in the door, opening the till or starting the marked van. Do not show customers or bank papers. Answers can take several working days. Avoid changing the name or address while you wait, as that can start the process again.

## Filling it in

### Step four: the name, and nothing but the name

The rules ask for your name as it is known in the real world. 'Bright Sparks Electrical' is allowed. 'Bright Sparks Electrical | Best Cheap Electrician Derby 24/7' is not, even though you may see rivals doing it. Listings are suspended for this, and reinstatement can take weeks.

### Step five: the category

This one choice affects which searches you appear for more than any other field. You have one main category and up to nine more. Be as narrow as the truth permits: 'Tyre shop' in preference to 'Car repair', if tyres are the bulk of your work. To find the usual wording, look at what the firms in the top three call themselves. Use extra categories only for things you really do every month.

### Step six: hours, and the special ones

Wrong hours create angry reviews faster than bad service does. Enter ordinary hours, then special hours for each bank holiday, even if you are open as normal, since an explicit entry removes the warning that hours may differ. If you work by appointment, give the hours when the telephone is answered.

### Step seven: services, description and link

List each service separately, with a sentence and a price if it is fixed. The description allows 750 characters. Use the first two lines for what you do and where, because the rest is hidden until tapped, and leave out links and offers. Point the website link at the page most useful to a stranger, which is usually the home page. If you have no website yet, leave the field empty; linking to a social page is a poor second.

### Step eight: photographs

Outside, inside, people, work. The outside picture matters most, because it is what someone looks for through a windscreen. Take it from across the road, in daylight, without a delivery lorry in the way. Add two or three new ones each month from then on. Stock pictures do nothing here.

## Keeping it alive

### Step nine: the monthly quarter of an hour

- Check that nothing has been altered. Members of the public can suggest edits, and some are accepted without your noticing.
- Reply to each new review in a sentence or two, by name if one is shown.
- Add special hours for the month ahead.
- Upload two pictures.
- Look at the performance page and write down calls, direction requests and website visits.

Google says local results rest mainly on relevance, distance and prominence. You control relevance by filling in everything accurately. You cannot change distance. Prominence is being known: reviews, mentions elsewhere, a website that says the same as the listing. Nobody can sell you a guaranteed position, whatever the voice on the telephone says, and Google does not ring small firms to offer one.

## If it gets suspended

Do not panic and do not create a new listing. Read the guidelines as though you were a stranger, and put right whatever breaks them: usually the name, an address where nobody is present, or two listings for one business. Then appeal, attaching evidence that shows name and address together, such as a business rates bill, a registration certificate and a photograph of the sign. One complete appeal beats three hasty ones.

## Apple, Microsoft and the rest

People with iPhones who ask for directions may never see Google. Apple and Microsoft both offer businesses a free account for managing their listings, and Microsoft's can copy most details across from Google to save you typing. Allow half an hour for each.

After those, stop and think. Fill in the directories that your own customers use, such as a trade body or the town's business association, and use precisely the same name, address and telephone number every time. There is no need to pay anybody for three hundred listings that no human being will ever read.

Then go and stand across the road from your own premises and search for what you sell. You will see what a customer sees. If the picture is still the car park, you know what tomorrow's first job is.`,
};
