import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 9,
  slug: 'good-photos-of-your-work-with-a-phone',
  title: 'Decent photos of your work with the phone you have',
  excerpt:
    'Light, distance, clutter and a clean lens: a field guide for people with plaster on their hands, with settings for rooms, objects, food and faces.',
  category: 'Practical How-Tos & Guides',
  writeDate: '2026-04-30',
  publishDate: '2026-05-07',
  tags: ['photography', 'portfolio', 'images', 'trades'],
  featured: false,
  links: {
    'a width of about 1,600 pixels is ample': '/blog/what-a-slow-page-costs-you',
    'The far picture tells people what you did.': '/blog/case-study-without-a-marketing-department',
  },
  cover: { figure: '3', label: 'settings to find' },
  figure: {
    kind: 'light',
    after: 'Light first',
    title: 'Seen from above: the window is yellow, the triangle is you',
    views: [
      { window: 'side', name: 'From the side', text: 'Shape and texture: the best light' },
      { window: 'behind', name: 'Behind you', text: 'Everything looks flat' },
      { window: 'front', name: 'In front of you', text: 'A dark shape round a bright rectangle' },
    ],
  },
  content: `Wipe the lens. A phone lives in a pocket with keys, crumbs and the ghost of a bacon sandwich, and the haze over half the pictures on small business websites is a thumbprint. A corner of a clean T-shirt will do. If you read no further, you've already improved every photograph you'll take this year.

The rest needs a phone a few years old, dirty hands and four minutes before you load the van.

## Light first

Daylight from a window, arriving from the side, is the best light most of us will ever get, and it's free. Switch off the ceiling lights. That feels wrong, but bulbs are a different colour from daylight and the mixture turns white walls into weak tea. With the window behind you, everything looks flat. With it in front of you, your work becomes a dark shape round a bright rectangle.

Outdoors, bright sun is the enemy: black shadows, white patches. You want a bright, cloudy day, or the hour after sunrise, or the hour before dusk. Stone and slate look best in drizzle.

In a loft or a boiler cupboard, leave the flash off and point a work lamp at the wall beside the subject. The bounced light is soft enough to pass for a window.

## Three settings worth finding

- Grid: switch on the lines in the camera settings and line up a door frame or a shelf with one of them.
- Exposure: tap the thing that matters, then slide your finger up or down. Slightly too dark can be rescued later; burnt-out white can't.
- Main lens: use the one marked 1x. The wide one bends walls, and pinching to zoom throws detail away. To get closer, walk.

Leave portrait mode off for objects. It guesses what to blur, and it'll blur the handle of a jug.

## Where to stand

Most bad pictures of rooms are taken from eye height in the doorway, tilted down. Go to chest height, put your back in a corner and hold the phone upright and level. Then take one step to the left and do it again.

For any job, take the same three distances:

- Far: the whole thing in its place. Take the before picture from a spot you can find again, marked with a strip of tape.
- Middle: the finished part alone, filling most of the frame.
- Near: a detail only someone who knows the trade would think to show. The mitre. The stitching. The neat run of pipe behind the panel.

The far picture tells people what you did. The near one tells them how well.

Small objects want a sheet of white or grey card curved up behind them and a window at the side. Plates of food look best from about where a diner sits; wipe the rim first. People look best a few feet inside an open garage door, doing something with their hands. A man sharpening a chisel forgets to look like a hostage.

## Before you press: a ten-second sweep

Run your eye round the four edges of the screen. That's where the traffic cone, the coffee cup and the neighbour's washing get in. Look for your own reflection in taps and ovens. Hide the bin, the kettle lead and the dust sheet. Close the toilet lid.

Then look for anything private: house numbers, number plates, letters on the worktop, an alarm panel. For any child who can be recognised, get written permission from a parent first.

Ask permission for the room, too. 'Would you mind if I used pictures of it on my website, without your name or address?' hardly ever gets a no, and a reply by text or WhatsApp is a good enough record for most purposes.

## Afterwards, and not much

Straighten it, crop it and lift the brightness a touch. Stop there. If you find yourself removing a crack in the plaster with software, or asking AI to tidy the room, you're no longer showing your work.

Keep the originals. For the website itself, a width of about 1,600 pixels is ample. Name each file with the job, the place and the month.

And don't plan a photography day. Make the pictures the last tool to go back in the van: far, middle, near, one face, then the keys. Three jobs a week is more than four hundred pictures a year, of which perhaps thirty will be good. Thirty is more than you need. Delete the rest on a train.`,
};
