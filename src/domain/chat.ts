import { priceText } from './offer.ts';
import { site } from './site.ts';

const packageMessage = `Hi ${site.brand}, I'm interested in the ${priceText('usd')} website package.`;

export const chatUrl = (text = packageMessage): string =>
  `https://wa.me/${site.chatNumber}?text=${encodeURIComponent(text)}`;
