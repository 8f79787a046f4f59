import { firstScreen as nl } from '../nl/first-screen.ts';
import type { FirstScreenTexts } from '../order-texts.ts';

/** Flemish customers are addressed with `u`. */
export const firstScreen: FirstScreenTexts = {
  ...nl,
  open: 'Bekijk uw eigen startpagina',
  change: 'Uw startpagina wijzigen',
  title: 'Uw eigen startpagina',
  business: 'Uw bedrijf',
  trade: 'Uw vak',
  note: 'Dit is een schets op basis van uw twee antwoorden; van ons krijgt u {designs} echte ontwerpen.',
  kept: 'Alleen in deze browser bewaard. U vindt het terug in het formulier bij uw bestelling.',
  anyTrade: { ...nl.anyTrade, text: 'Wat we doen en hoe u ons bereikt' },
};
