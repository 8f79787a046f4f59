/** The order path in every language: nothing is missing, nothing is left in English. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LANGUAGE_TRADES } from '#src/content/first-screen/trades.ts';
import { faq } from '#src/content/home/home.ts';
import { MARKETS } from '#src/domain/markets.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';
import { PACKAGE_ITEMS } from '#src/domain/package-items.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { languages } from './all-languages.ts';
import { orderLanguage } from './order-language.ts';
import type { FirstScreenTexts, OrderTexts } from './order-texts.ts';

const leaves = (texts: object, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves((value ?? {}) as object, `${path}${key}.`),
  );

/** The same word in both languages, and nothing else. */
const SAME_WORD = new Set(['Email', 'No', 'Sent', 'Error:']);
/** A language that would have to decline the name does without it. */
const OPTIONAL = new Set(['{name}']);

const tags = [...new Set([...Object.keys(languages), ...MARKETS.map(({ lang }) => lang)])].sort();
const foreign = tags.filter((tag) => !tag.startsWith('en'));
const english = orderLanguage('en');

it('the label is as specified with the price that was paid, and names no sum while it is unknown', () => {
  const label = (payment: string) =>
    `I Confirm My Order & Understand the ${payment} Covers 1 Year of Service`;
  const { confirm, confirmUnpriced } = english.form;
  expect(fillText(confirm, { price: '$250' })).toBe(label('$250 Payment'));
  expect(fillText(confirm, { price: '€280' })).toBe(label('€280 Payment'));
  expect(confirmUnpriced).toBe(label('Payment'));
});

it.each(foreign)('%s has no English text', (tag) => {
  const { thanks, form, links } = english;
  const inEnglish = new Set(leaves({ thanks, form, links }).map(([, text]) => text));
  const { pages, ...own } = orderLanguage(tag);
  const same = leaves({ thanks: own.thanks, form: own.form, links: own.links, pages: pages ?? {} })
    .filter(([, text]) => inEnglish.has(text) && !SAME_WORD.has(text))
    .map(([path, text]) => `${path}: ${text}`);
  expect(same).toEqual([]);
  expect(own.packageName).not.toBe(PACKAGE_NAME);
});

it.each(foreign)('%s has every text, filled in but for what the screen knows', (tag) => {
  const placeholders = (texts: OrderTexts) =>
    Object.fromEntries(
      leaves(texts).map(([path, text]) => [
        path,
        [...new Set(text.match(/\{\w+\}/g) ?? [])].filter((name) => !OPTIONAL.has(name)).sort(),
      ]),
    );
  const texts = orderLanguage(tag);
  expect(placeholders(texts)).toEqual(placeholders(orderLanguage('de')));
  for (const [path, text] of leaves(texts)) expect(text.trim(), path).not.toBe('');
  expect(texts.pages?.items).toHaveLength(PACKAGE_ITEMS.length);
  // They are matched by their order (translate.client.ts).
  expect(texts.pages?.faq.list).toHaveLength(faq.length);
});

it.each(foreign)('the first screen in %s fits on its devices', (tag) => {
  const own = orderLanguage(tag).pages?.firstScreen as FirstScreenTexts;
  expect(own.trades).toHaveLength(LANGUAGE_TRADES.length);
  for (const { headline, text, action } of [...own.trades, own.anyTrade]) {
    for (const line of headline) expect(line.length, line).toBeLessThanOrEqual(18);
    expect(text.length, text).toBeLessThanOrEqual(42);
    expect(action.length, action).toBeLessThanOrEqual(18);
  }
});

it('every text that a public page names exists', () => {
  const known = new Set(leaves(orderLanguage('de')).map(([path]) => path));
  const root = new URL('../../', import.meta.url);
  const named = globSync('features/**/*.tsx', { cwd: fileURLToPath(root) }).flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/data-t=(?:"([\w.]+)"|\{`([\w.]+)\.\$\{)/g)].map(
      ([, whole, group]) => whole ?? `${group}.`,
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter((key) =>
    key.endsWith('.') ? ![...known].some((path) => path.startsWith(key)) : !known.has(key),
  );
  expect(missing).toEqual([]);
});
