import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CURRENCIES, claims, PRICE_MINOR, PRICE_PLAIN, priceText } from '#src/domain/offer.ts';
import { minorToShortText } from '#src/domain/shared/money.ts';

const ROOT = new URL('../../', import.meta.url);

/**
 * The prices this shop was written with, in any notation. They stay when PRICE_MINOR changes: a
 * text that still says them then names another sum than is charged.
 */
const WRITTEN_WITH = /\b(2[58]0|2[58]_?000)\b|two hundred and (fifty|eighty)/i;

/** Numbers that are not the price: file, what is written there, why it may be. */
const ALLOWED: readonly [file: string, text: string, reason: string][] = [
  [
    'src/features/integration/admin/webhooks/webhooks-screen.tsx',
    '"amountMinor": 25000',
    'an example of an event',
  ],
  ['src/content/affiliate/kit.ts', '300 × 250', 'a size of banners, in pixels'],
  ['src/content/affiliate/kit.ts', 'height: 250', 'a size of banners, in pixels'],
  ['src/content/blog/articles/an-about-page-people-finish.ts', '250 words', 'the length of a page'],
  [
    'src/content/blog/articles/what-customers-check-before-they-ring.ts',
    '£250 and £600',
    'a roofer’s prices',
  ],
  [
    'src/content/home/home.ts',
    'This was two hundred and fifty and a weekend.',
    'a customer’s own words about a past order',
  ],
  ['src/features/affiliate/login/login-code-step.tsx', '250);', 'milliseconds'],
  ['src/features/site/home/home-sections.tsx', '0 0 440 250', 'a drawing'],
];

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|e2e|built)\.tsx?$/.test(file) && file !== 'src/domain/offer.ts';

const sources = (...folders: string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter(isSource);

/** Lines that match, without comments and without what is allowed. */
function linesWith(pattern: RegExp, files: readonly string[], exceptions = ALLOWED): string[] {
  return files.flatMap((file) => {
    const allowed = exceptions.filter(([allowedIn]) => allowedIn === file);
    const lines = readFileSync(new URL(file, ROOT), 'utf8').split('\n');
    return lines
      .map((line, index) => ({
        where: `${file}:${index + 1}`,
        text: allowed.reduce((rest, [, text]) => rest.replace(text, ''), line),
      }))
      .filter(({ text }) => !isComment(text) && pattern.test(text))
      .map(({ where }) => where);
  });
}

it('no text names the package’s price by hand (take it from src/domain/offer.ts, or add the exception to ALLOWED)', () => {
  expect(linesWith(WRITTEN_WITH, sources('src', 'pages'))).toEqual([]);
});

it('nor does one name today’s price with its currency', () => {
  const prices = CURRENCIES.map(
    (currency) => `${priceText(currency).replace(/[$.]/g, '\\$&')}(?![\\d,.]*\\d)`,
  );
  // Articles speak of other people's prices, one of which may be ours by chance.
  const files = sources('src', 'pages', 'server').filter(
    (file) => !file.startsWith('src/content/blog/articles/'),
  );
  expect(linesWith(new RegExp(prices.join('|')), files)).toEqual([]);
});

/** Promises of `offer.ts`: times, renewals, the referral window, the number of pages. */
const WRITTEN_FIGURES = [
  /\b(24|48|48-72|twenty-four|forty-eight)( working)? hours?\b/,
  /\b(6|six) working days\b|\b7 ?(-|–|to) ?14 days?\b/,
  /\b(12|twelve) months\b|\b(90|ninety) days\b/,
  /\$(20|60)\b(?!\{)|\$12\b/,
  /\bof (5|five) pages\b|\bup to (5|five)( pages|:)|\b500\+|\b250\+/i,
];
/** Right here: other people's figures, and waits of the software. */
const OTHER_FIGURES: readonly [file: string, text: string, reason: string][] = [
  [
    'src/features/integration/admin/api-tokens/create-token-dialog.tsx',
    '90 days',
    'how long a token is valid',
  ],
  ['src/features/office/admin/overview/overview.tsx', '90 days', 'a period of the overview'],
  ['src/domain/affiliate/commission/commission.rules.ts', '24 hours', 'how long a login counts as recent'],
  ['server/http/health.route.ts', '24 hours', 'how long an alert stays'],
];

it('nor does one write out a promised time, a renewal or the number of pages', () => {
  const isArticleOrTranslation = /^src\/content\/(blog\/articles|landing)\//;
  const files = sources('src', 'pages', 'server').filter(
    (file) => !isArticleOrTranslation.test(file) && !/^server\/(testing|resilience|seed)\//.test(file),
  );
  for (const figures of WRITTEN_FIGURES) expect(linesWith(figures, files, OTHER_FIGURES)).toEqual([]);
});

it('the price is written without needless pence, the saving is what the parts cost less the price', () => {
  for (const currency of CURRENCIES) expect(priceText(currency)).toMatch(/^(\$|£|€|CHF )\d+(\.\d\d)?$/);
  expect([minorToShortText(25_000), minorToShortText(24_950)]).toEqual(['250', '249.50']);
  expect(priceText('usd')).toBe(`$${PRICE_PLAIN}`);
  expect(Number(claims.totalValueUsd.text.replace(/\D/g, '')) - Number(claims.savingsUsd.text.slice(1))).toBe(
    Math.ceil(PRICE_MINOR.usd / 100),
  );
});
