import { priceText, promises } from '#src/domain/offer.ts';

const price = priceText('usd');

/** Texts and pictures that affiliates may use. `{link}` becomes the affiliate's own link. */
export const kitTexts = [
  {
    title: 'An email to one client',
    text: `You asked who could do your website without it becoming a project. These people build it for a fixed ${price}: design, hosting, domain and a year's upkeep, all in. You fill in a short form, see three designs within a day and pick one.

Have a look, and tell me if you would like a second pair of eyes on the designs: {link}

(I earn a commission if you order.)`,
  },
  {
    title: 'A newsletter paragraph',
    text: `Still no website, or one from 2012? There is a fixed offer we can recommend: ${price}, once, for the finished site, a year of hosting, your domain and support. Three designs to choose from within ${promises.prototypeHours} hours, and a tree planted for every order. {link} (We earn a commission on orders.)`,
  },
  {
    title: 'A short post',
    text: `A proper website for a small business, ${price}, once. Hosting, domain and a year of support are in the price. No sales call. {link} (I earn a commission on orders.)`,
  },
  {
    title: 'Two lines for your signature',
    text: `Need a website? This is the fixed-price offer I pass on to my own clients, for a commission:
{link}`,
  },
] as const;

export type Banner = { name: string; width: number; height: number };
export const banners: readonly Banner[] = [
  { name: 'Wide (728 × 90)', width: 728, height: 90 },
  { name: 'Box (300 × 250)', width: 300, height: 250 },
  { name: 'Square (1080 × 1080)', width: 1080, height: 1080 },
];
/** Drawn by the build. */
export const bannerFile = ({ width, height }: Banner, kind: 'svg' | 'png'): string =>
  `/banners/website-${width}x${height}.${kind}`;
export const bannerWords = {
  headline: 'A website for your business',
  price: `${price}, once`,
  detail: 'Hosting, domain and a year of support included',
} as const;
