import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 9,
  slug: 'good-photos-of-your-work-with-a-phone',
  title: 'Decent photos of your work with the phone you have',
  excerpt:
    'Light, distance, clutter and a clean lens: a field guide for people with plaster on their hands, with settings for rooms, objects, food and faces.',
  category: 'Practical How-Tos & Guides',
  author: 'Nora Whitfield',
  writeDate: '2026-04-30',
  publishDate: '2026-05-07',
  tags: ['photography', 'portfolio', 'images', 'trades'],
  featured: false,
  content: `Wipe the lens. A phone lives in a pocket with keys, crumbs and the ghost of a bacon sandwich, and the haze over half the pictures on small business websites is a thumbprint. A corner of a clean T-shirt will do. If you read no further, you have already improved every photograph you will take this year.

The rest of this guide assumes that you have a phone a few years old, dirty hands and four minutes before you load the van. No tripod, no lamps, no editing course.

## Light first, always

A camera does not see your work; it sees the light coming off it. So before anything else, ask where the light is.

Daylight from a window, arriving from the side, is the best light most of us will ever get, and it is free. Switch off the ceiling lights. That feels wrong, but bulbs are a different colour from daylight and the mixture turns white walls into weak tea. Open the curtains fully and stand so that the window is to your left or right. With the window behind you, everything looks flat. With it in front of you, your work becomes a dark shape round a bright rectangle.

Outdoors, bright sun is the enemy. It gives you black shadows and white patches. A bright, cloudy day is what you want, or the hour after sunrise, or the hour before dusk. A garden designer I know photographs everything in drizzle, because wet stone shows its colour and nobody is sitting on the bench.

### When the light is hopeless

In a loft, a cellar or a boiler cupboard, leave the flash off and bring a work lamp. Point the lamp at the wall or ceiling beside the subject and not straight at it. The bounced light is soft enough to pass for a window.

## Three settings worth finding

- Grid: switch on the lines in the camera settings. Line up a door frame, a shelf or a horizon with one of them and the picture looks twice as careful.
- Exposure: tap the thing that matters, then slide your finger up or down to brighten or darken. Slightly too dark can be rescued later; burnt-out white cannot.
- Main lens: use the one marked 1x. The wide one bends walls near the edges, and pinching to zoom only throws detail away. To get closer, walk.

Leave the portrait mode off for objects. It guesses what to blur, and it will blur the handle of a jug.

## Where to stand

Most bad pictures of rooms are taken from eye height in the doorway, tilted down. Go to chest height, stand with your back in a corner and hold the phone upright and level, so that the vertical lines of the room stay vertical. Then take one step to the left and do it again. One of the two will be better and you will not know which until later.

For any job, take the same three distances:

- Far: the whole thing in its place, so that a stranger understands what they are looking at.
- Middle: the finished part alone, filling most of the frame.
- Near: a detail that only somebody who knows the trade would think to show. The mitre. The stitching. The neat run of pipe behind the panel.

The far picture tells people what you did. The near one tells them how well.

## Trade by trade

### Rooms and buildings

Take the before picture from a spot you can find again. Put a strip of tape on the floor, or note 'left of the radiator, back to the wall'. A before and after pair taken from the same place is the strongest evidence in your trade, and from two different places it is merely two pictures. Hide the bin, the kettle lead and the dust sheet. Close the lavatory lid.

### Small objects

A sheet of white or grey card from an art shop, curved up behind the object so there is no line where table meets wall, and a window at the side. Hold a second piece of white card opposite the window to lift the shadows. That is a studio, it costs under a fiver and it lives behind the wardrobe. Put something in one of the pictures to show size: a hand is best.

### Food

By the window again, and quickly. Flat things such as pizza look best from straight above; tall things such as cake, from the side; most plates from about where a diner sits. Wipe the rim. Photograph the first portion, not the last.

### Animals and children

Get down to their height and take twenty pictures in a burst. Written permission comes first for any child who can be recognised, from a parent, every time.

### Faces

Stand your colleague near an open garage door or a big window, a few feet inside. Ask them to do something with their hands. A person sharpening a chisel forgets to look like a hostage. For the one where they face you, say 'breathe out', and press as they do.

## Before you press: a ten second sweep

Run your eye round the four edges of the screen. Edges are where the traffic cone, the coffee cup and the neighbour's washing get in. Look for your own reflection in taps, ovens and windows. Then look for anything private: house numbers, number plates, letters on the worktop, family photographs, an alarm panel. A customer who is happy with their bathroom may be less pleased to find their street and their burglar alarm on your website.

Ask leave, too. 'Would you mind if I used pictures of the room on my website, without your name or address?' hardly ever gets a no, and a text message in reply is a good enough record for most purposes.

## Afterwards, and not much

Straighten it, crop it and lift the brightness a touch. Stop there. Filters date, and a kitchen that is a different colour in real life makes for an uncomfortable first meeting. If you find yourself removing a crack in the plaster by software, you are no longer showing your work.

Keep the originals, because every tool that shrinks a picture throws away something you cannot get back. For the website itself, a width of about 1,600 pixels is ample, and whoever builds your pages should make smaller copies for phones. Give each file a name with the job, the place and the month. You will thank yourself in two years when a customer asks to see 'that blue one in Stroud'.

## A habit instead of a project

Nobody ever has a photography day. Tie it to something you already do. The pictures are the last tool to go back in the van: far, middle, near, one face, then the keys. Three minutes a job and three jobs a week is more than four hundred pictures a year, of which perhaps thirty will be good. Thirty is more than you need. Delete the rest on a train.`,
};
