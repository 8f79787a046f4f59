import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 29,
  slug: 'a-lighter-website-carbon-in-plain-sums',
  title: 'A lighter website: carbon per page view in plain sums',
  excerpt:
    "We put a bakery's home page on the scales, worked out its carbon per view, cut the weight to a sixth and compared the saving with the delivery van.",
  category: 'Inspiration & Social Proof',
  writeDate: '2025-02-17',
  publishDate: '2025-02-26',
  updated: {
    date: '2026-11-22',
    note: 'The median page weight now comes from the Web Almanac 2025. The method and every sum are unchanged.',
  },
  tags: ['page weight', 'carbon', 'images', 'page speed'],
  featured: false,
  links: {
    'a light page is a quick page': '/blog/what-a-slow-page-costs-you',
    'Be as plain about trees.': '/why-tree',
    'saved as WebP': '/blog/good-photos-of-your-work-with-a-phone',
  },
  cover: { figure: '1/6', label: 'of the weight' },
  figure: {
    kind: 'bars',
    after: 'Putting the page on the scales',
    title: 'The home page of the bakery, in KB',
    bars: [
      { label: 'One photograph of sourdough', value: 1400, shown: '1,400' },
      { label: 'Five more photographs', value: 780, shown: '780' },
      { label: 'Scripts', value: 560, shown: '560' },
      { label: 'Typefaces', value: 190, shown: '190' },
      { label: 'Words, layout and logo', value: 70, shown: '70' },
    ],
  },
  content: `A web page has a weight. Every picture, typeface and script on it is a file of so many bytes, and those bytes are sent from a computer in a data centre, through cables and masts, to a screen, each time someone looks. All of that runs on electricity. So a page view has a carbon cost, and it can be estimated on the back of a flour bag.

We'll do it for a bakery. Then we'll make the page lighter, do the sum again and ask the question that articles on this subject tend to avoid: does it matter?

## Putting the page on the scales

Any browser on a computer can weigh a page. Open the developer tools, choose the panel called Network, tick the box that switches off the cache, reload and read the total at the bottom. It takes two minutes and nothing can break.

The bakery's home page comes to 3.0 megabytes. That's nothing unusual: the Web Almanac 2025, published by the HTTP Archive from a survey of millions of sites, gives a median of 2,862 kilobytes for a home page opened on a desktop computer in July 2025, up from 2,652 in its 2024 edition.

Sort the list by size and you see where the weight is.

- One photograph of sourdough, straight from the camera: 1,400 KB
- Five more photographs: 780 KB
- Scripts for a slider, a map, a chat window and a visitor counter: 560 KB
- Four typefaces, of which two are used: 190 KB
- The words, the layout and the logo: 70 KB

Look at the last line. All that the customer came for, the hours, the address and the prices, weighs 70 KB at most. The other 2,930 are wrapping.

## From megabytes to grams

To turn bytes into carbon you need a model, and any model of this is rough. A widely used one is the Sustainable Web Design Model, whose authors include Wholegrain Digital, Mightybytes and the Green Web Foundation. For the running of the system, its fourth version assumes 0.055 kilowatt-hours for each gigabyte in data centres, 0.059 in networks and 0.080 on the visitor's device. Together that's 0.194. It also has figures for manufacturing the equipment, which we leave out here to keep the sum short, so the true total would be higher.

For electricity the model takes a world average of 494 grams of carbon dioxide equivalent per kilowatt-hour. A visitor in a country with cleaner electricity causes less.

Multiply: 0.194 times 494 is about 96 grams per gigabyte. Divide by a thousand and you have a rule to remember: roughly a tenth of a gram for each megabyte.

The bakery's 3.0 MB page costs about 0.29 grams a view. It has 1,500 views a month, 18,000 a year. That's 5.2 kilograms a year.

## The diet

An afternoon's work, the biggest savings for the least effort first.

### The photographs

The sourdough was 4,000 pixels wide and is shown at 800. Resized to 1,200, so that it stays sharp on good screens, and saved as WebP, it weighs 120 KB and looks the same. The other five become two, at 70 KB each, because three of them were of the same shelf. Pictures go from 2,180 KB to 260.

### The scripts

The slider goes, as nobody had ever pressed its arrow. The live map is replaced by an address in words and a link that opens the visitor's own maps app. The chat window, unanswered since the summer, goes too. The counter is exchanged for a small one. From 560 KB to 60.

### The typefaces

One family, two weights, only the letters of western European languages. From 190 KB to 50. A page using the fonts already on the device would need none, and the bakery nearly went that far.

### The rest

Words, layout and logo go from 70 KB to 60, mostly by turning the logo from a photograph of a sign into a drawing.

The new total is 430 KB, or 0.43 MB, about a seventh of the old weight. Allow for what other people will add to it in the next year and call it half a megabyte, a sixth. Then a view costs about 0.05 grams, and a year comes to 0.9 kilograms.

## Does it matter?

The saving is about 4.3 kilograms a year. Now the honest comparison. Burning a litre of diesel gives off roughly 2.5 kilograms of carbon dioxide. So the afternoon's work saves the climate as much, each year, as leaving 1.7 litres of diesel in the tank. The bakery's van uses that before it has finished one Saturday round.

If carbon is your only reason, then, plan the van's route first, then look at the oven, then at the windows, and come to the website on a wet day. Anyone who sells you a light page as a way of saving the planet is counting very generously.

And still we'd do it, for three reasons.

The first is that the weight is pure waste. Nobody enjoyed the missing 2.5 megabytes. Most savings ask for something in return, such as a colder room or a slower journey, and this one gives something back.

The second is that a light page is a quick page. On a phone with a weak signal, say 5 megabits a second, 3.0 MB takes about 4.8 seconds to arrive and 0.5 MB takes 0.8, before anything else is counted. The customer outside the station, deciding between your rolls and the chain's, feels those four seconds.

The third is that small numbers add up across many sites. One bakery is 1.7 litres. Ten thousand bakeries are a road tanker, half full.

## Green claims, and how not to make them

Having lightened the page, the bakery would like to say so. It should be careful. The Competition and Markets Authority's Green Claims Code asks that environmental claims be truthful, clear and backed by evidence, and that they leave out nothing important. 'Carbon neutral website' is a large claim with a long tail of questions. 'Our home page weighs half a megabyte, a sixth of what it did' is small, exact and checkable by anybody with a browser.

Be as plain about trees. Planting one is a good thing to do for its own sake, and a young tree takes years to store much carbon, so it's a gift and not an eraser.

The same plainness applies to hosting. If your provider says that it runs on renewable electricity, ask whether that means power bought for that data centre or certificates bought in bulk, and repeat only what they tell you.

## Weigh yours

It takes half an hour.

- Weigh the home page and the two next most visited
- Multiply megabytes by a tenth of a gram, and by views in a year
- List the five heaviest files and ask of each what a customer would miss
- Shrink or remove those five, and weigh again
- Write the figure down, and set a limit for the future: ours would be 800 KB

The limit is what lasts. Pages put on weight as people do, a little at each celebration: a banner for Christmas, a badge, a video that someone's nephew made. With a number on the wall, each new thing has to earn its place by pushing something else out.`,
};
