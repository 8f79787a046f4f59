import { describe, expect, it } from 'vitest';
import { checkoutCurrency, currencyOfMarket, formatPrice, MARKETS, marketOfLang } from './markets.ts';
import { CURRENCIES, PRICE_MINOR, priceText } from './offer.ts';

describe('the currency of a market', () => {
  it('is the one of its page, and dollars for a slug that is no market', () => {
    for (const { country, currency } of MARKETS) expect(currencyOfMarket(country), country).toBe(currency);
    for (const country of [null, undefined, '', 'atlantis', 'Germany', '__proto__', 'constructor', 'eur'])
      expect(currencyOfMarket(country), String(country)).toBe('usd');
  });

  it('gives way to the buyer’s own choice', () => {
    expect(checkoutCurrency({ market: 'germany' })).toBe('eur');
    expect(checkoutCurrency({ market: 'germany', currency: 'chf' })).toBe('chf');
    expect(checkoutCurrency({ market: 'atlantis', currency: 'gbp' })).toBe('gbp');
    expect(checkoutCurrency({})).toBe('usd');
  });
});

it('a language without a country’s page has the market of its tag, else its first one; plain English has none', () => {
  const marketOf = (lang: string) => marketOfLang(lang)?.country;
  expect(['de', 'de-AT', 'de-CH', 'nl-BE', 'el', 'en-GB'].map(marketOf)).toEqual([
    'germany',
    'austria',
    'switzerland',
    'belgium',
    'greece',
    'uk',
  ]);
  for (const lang of ['en', 'en-US', '', 'd', '__proto__']) expect(marketOf(lang), lang).toBeUndefined();
});

it('the price is written for English text, and in each market’s own way, with the amount that is charged', () => {
  expect(CURRENCIES.map(priceText)).toEqual(['$250', '£250', '€280', 'CHF 280']);
  const inWords = (country: string) => {
    const market = MARKETS.find((known) => known.country === country);
    return market && formatPrice(market.currency, market.lang).replace(/\s/g, ' ');
  };
  expect(['uk', 'germany', 'switzerland', 'netherlands', 'ireland'].map(inWords)).toEqual([
    '£250',
    '280 €',
    'CHF 280',
    '€ 280',
    '€280',
  ]);
  for (const { country, currency, lang } of MARKETS)
    expect(Number(formatPrice(currency, lang).replace(/\D/g, '')) * 100, country).toBe(PRICE_MINOR[currency]);
});
