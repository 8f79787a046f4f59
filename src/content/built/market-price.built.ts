/** The currency that a page hands on leads to exactly the price that the page shows. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkoutCurrency, MARKETS } from '#src/domain/markets.ts';
import { CURRENCIES, PRICE_MINOR, priceText } from '#src/domain/offer.ts';
import { APPLY_STORED_CURRENCY } from '#src/ui/currency/stored-currency.ts';
import { landingLocale, landings, marketOf } from '../landing/index.ts';
import { builtPages } from './pages.ts';

const htmlOf = (path: string): string =>
  readFileSync(new URL(`../../../dist/client/${path}`, import.meta.url), 'utf8');
const pages = new Map(builtPages().map((page) => [page.path, page]));

/** What the head of the home page writes for a stored currency. */
const homePriceOf = (currency: string): string => {
  const stored = /p=(\{[^}]+\})/.exec(APPLY_STORED_CURRENCY)?.[1] ?? '{}';
  return (JSON.parse(stored) as Record<string, string>)[currency] ?? priceText('usd');
};

describe.each(landings.map((landing) => [landing.slug, landing] as const))('%s', (slug, landing) => {
  it('hands on the currency whose price its order button shows and the checkouts charge', () => {
    const html = htmlOf(`${slug}/index.html`);
    const carried = CURRENCIES.find((currency) => html.includes(`data-currency="${currency}"`));
    const { price } = landingLocale(landing);
    expect(pages.get(slug)?.text).toContain(price.replace(/\s/g, ' '));
    const shown = Number(price.replace(/\D/g, ''));
    expect(html.match(/data-currency=/g)).toHaveLength(1);
    expect(PRICE_MINOR[carried ?? 'usd']).toBe(shown * 100);
    expect(homePriceOf(carried ?? '')).toBe(priceText(landingLocale(landing).currency));
    const market = marketOf(landing);
    if (market) expect(checkoutCurrency({ market: market.country })).toBe(carried);
    expect(html).toMatch(/<a class="btn gold" href="\/">/);
  });
});

it('covers the 31 markets', () => {
  expect(landings.filter(marketOf)).toHaveLength(MARKETS.length);
  expect(MARKETS).toHaveLength(31);
});

it('the head of the pages in dollars reads the carried currency, before anything is painted', () => {
  for (const path of ['index.html', 'portfolio/index.html']) {
    const head = htmlOf(path).split('</head>')[0];
    expect(head, path).toContain(`<x-variant when="currency:any"><script>${APPLY_STORED_CURRENCY}`);
  }
});
