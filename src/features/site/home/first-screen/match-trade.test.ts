import { describe, expect, it } from 'vitest';
import { trades } from '#src/content/first-screen/trades.ts';
import { matchTrade } from './match-trade.ts';

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
