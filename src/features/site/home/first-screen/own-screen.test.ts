import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TRADES, trades } from '#src/content/first-screen/trades.ts';
import { languages } from '#src/content/languages/all-languages.ts';
import type { FirstScreenTexts } from '#src/content/languages/order-texts.ts';
import type { Language } from '#src/domain/markets.ts';
import { drawDevices, OWN_NAME, type Part } from '#src/ui/example-screen/devices.ts';
import { ExampleDevices } from '#src/ui/example-screen/example-screen.tsx';
import { ENGLISH, inLanguageOf, matchTrade, ownScreen, shownName } from './own-screen.ts';

const words = ({ children }: Part): string[] =>
  children.flatMap((child) => (typeof child === 'string' ? [child] : words(child)));
const sizes = (part: Part): number[] => [
  ...(part.attributes.fontSize ? [Number(part.attributes.fontSize)] : []),
  ...part.children.flatMap((child) => (typeof child === 'string' ? [] : sizes(child))),
];

describe('the name on the first screen', () => {
  it.each([
    ['Rosa’s Bakery', 'Rosa’s Bakery'],
    ['  Two   spaces ', 'Two spaces'],
    ['Café Zoë & Søn', 'Café Zoë & Søn'],
    ['Φούρνος Ελένη', 'Φούρνος Ελένη'],
    ['Пекарня Роза', 'Пекарня Роза'],
    ['Bun 👩‍🍳', 'Bun 👩‍🍳'],
    ['Ltd\u202Eevil', 'Ltd evil'],
    ['Bartholomew Featherstonehaugh', 'Bartholomew Featherstoneh…'],
    ['👩‍🍳'.repeat(40), `${'👩‍🍳'.repeat(25)}…`],
    ['\u0007\n', ''],
  ])('%j is shown as %j', (typed, shown) => {
    expect(shownName(typed)).toBe(shown);
  });

  it('is on both devices, beside the words of the trade', () => {
    const { screen, layout } = ownScreen({ business: 'Rosa’s Bakery', trade: 'baker' }, ENGLISH);
    const drawn = words(drawDevices(screen, layout));
    expect(drawn.filter((word) => word === 'Rosa’s Bakery')).toHaveLength(2);
    expect(drawn).toContain('Warm bread,');
  });

  it('becomes smaller instead of wider, in capitals too', () => {
    const sizeOf = (business: string) =>
      Math.min(...sizes(drawDevices(ownScreen({ business, trade: '' }, ENGLISH).screen, 0, OWN_NAME)));
    expect(sizeOf('W'.repeat(26))).toBeLessThan(sizeOf('w'.repeat(26)));
  });

  it('is text, whatever it contains', () => {
    const business = '<img src=x onerror=a()>';
    const { screen, layout } = ownScreen({ business, trade: business }, ENGLISH);
    const html = renderToStaticMarkup(createElement(ExampleDevices, { screen, layout }));
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=a()&gt;');
  });
});

it('an unknown trade is named as it was typed, on a neutral screen', () => {
  const { screen } = ownScreen({ business: '', trade: 'falconry displays' }, ENGLISH);
  expect(screen).toMatchObject({ name: 'Your business', text: 'Falconry displays', action: 'Call us' });
});

it('each trade with texts in every language is one of the list', () => {
  for (const example of LANGUAGE_TRADES) expect(trades.map(({ label }) => label)).toContain(example);
});

describe.each(Object.keys(languages).filter((lang) => lang !== 'en'))('in %s', (lang) => {
  const own = languages[lang as Language].order.pages?.firstScreen as FirstScreenTexts;
  const language = inLanguageOf(lang, own, null);

  it('each trade is found by its label, and has the picture of the English one', () => {
    own.trades.forEach(({ label, headline }, index) => {
      const { screen } = ownScreen({ business: '', trade: label }, language);
      const english = trades.find((trade) => trade.label === LANGUAGE_TRADES[index]);
      expect(screen, label).toMatchObject({ headline, motif: english?.motif, name: own.business });
    });
  });

  it('a trade that it has no texts for is shown as it was typed', () => {
    const { screen } = ownScreen({ business: '', trade: 'falconry displays' }, language);
    expect(screen).toMatchObject({ text: 'Falconry displays', headline: own.anyTrade.headline });
  });
});

const MATCHES: readonly (readonly [typed: string, label: string | undefined])[] = [
  ['plumber', 'Plumber'],
  ['Plumbing & drains in Leeds', 'Plumber'],
  ['CAFÉ', 'Café'],
  ['tea room', 'Café'],
  ['teacher', 'School or tutor'],
  ['bike shop', 'Bicycle shop'],
  ['flower shop', 'Florist'],
  ['corner shop', 'Shop'],
  ['wedding photographer', 'Photographer'],
  ['wedding florist', 'Florist'],
  ['food truck', 'Takeaway'],
  ['estate agents', 'Estate agent'],
  ['B&B', 'Bed and breakfast'],
  ['I.T. services', 'IT support'],
  ['barbers', 'Hairdresser'],
  ['carpet cleaner', 'Cleaner'],
  ['car wash', 'Garage'],
  ['vets', 'Pet care'],
  // A letter missing, doubled or wrong.
  ['resturant', 'Restaurant'],
  ['acountant', 'Accountant'],
  ['electrcian', 'Electrician'],
  ['photograhper', 'Photographer'],
  ['falconer', undefined],
  ['astrologer', undefined],
  ['care home', undefined],
  ['', undefined],
  ['🦄', undefined],
  ['<img src=x onerror=alert(1)>', undefined],
];

describe('the trade that a visitor types', () => {
  it.each(MATCHES)('%s is drawn as %s', (typed, label) => {
    expect(matchTrade(typed, trades)?.label).toBe(label);
  });

  it('finds every trade of the list by its own label', () => {
    for (const trade of trades) expect(matchTrade(trade.label, trades)?.label).toBe(trade.label);
  });
});

it('the words of each trade fit on the devices', () => {
  for (const { headline, text, action } of trades) {
    for (const line of headline) expect(line.length).toBeLessThanOrEqual(16);
    expect(text.length).toBeLessThanOrEqual(42);
    expect(action.length).toBeLessThanOrEqual(18);
  }
  expect(new Set(trades.map(({ label }) => label)).size).toBe(trades.length);
  expect(new Set(trades.map(({ headline }) => headline.join(' '))).size).toBe(trades.length);
});
