/** Every built page in every language states the same value for the same fact. */
import { describe, expect, it } from 'vitest';
import type { Language } from '#src/domain/markets.ts';
import {
  COMMISSION_HOLD_DAYS,
  COMMISSION_RATE_DEFAULT,
  CURRENCIES,
  claims,
  DOMAIN_RENEWAL,
  FORM_DURATION,
  PAGES_MAX,
  PRICE_MINOR,
  partsUsd,
  REFERRAL_COOKIE_DAYS,
  renewals,
  returnsPolicy,
} from '#src/domain/offer.ts';
import { percentOfMinor } from '#src/domain/shared/money.ts';
import { inWords } from '#src/domain/shared/number-text.ts';
import { landingLocale, landings } from '../landing/index.ts';
import { times } from '../landing/promised-times.ts';
import { type BuiltPage, builtPages } from './pages.ts';

const pages = builtPages();
const pageAt = (path: string): BuiltPage => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`not built: ${path}`);
  return page;
};
const landingPages = landings.map((landing) => ({ landing, page: pageAt(landing.slug) }));
/** Main pages, and the blog without its articles: all in English. */
const mainPages = pages.filter(({ path }) => !landings.some(({ slug }) => slug === path));

/** `£250`, `280 €`, `CHF 280`, `€ 280`, `$1550` -> currency and number. */
const SIGNS = { usd: '\\$', gbp: '£', eur: '€', chf: 'CHF' } as const;
const moneyIn = (text: string): string[] =>
  CURRENCIES.flatMap((currency) => {
    const sign = SIGNS[currency];
    const amounts = new RegExp(`${sign}\\s?(\\d[\\d.,]*\\d|\\d)|(\\d[\\d.,]*\\d|\\d)\\s?${sign}`, 'g');
    return [...text.matchAll(amounts)].map(([, after, before]) => `${currency} ${after ?? before}`);
  });
const priceOf = (currency: (typeof CURRENCIES)[number]): string =>
  `${currency} ${PRICE_MINOR[currency] / 100}`;
const COMMISSION_USD = percentOfMinor(PRICE_MINOR.usd, COMMISSION_RATE_DEFAULT) / 100;
const unique = (values: string[]): string[] => [...new Set(values)].sort();

describe('price', () => {
  it.each(landingPages.map(({ landing, page }) => [page.path, landing, page] as const))(
    '%s names the price of its market, and no other amount',
    (_, landing, page) => {
      const { currency } = landingLocale(landing);
      expect(unique(moneyIn(page.text))).toEqual([priceOf(currency)]);
      const offer = /"price":"([\d.]+)","priceCurrency":"(\w+)"/.exec(page.jsonLd);
      expect([offer?.[2]?.toLowerCase(), Number(offer?.[1])].join(' ')).toBe(priceOf(currency));
    },
  );

  it('the main pages name the prices, the parts and the renewals of the offer only', () => {
    const totals = [claims.totalValueUsd.text, claims.savingsUsd.text].map((text) => text.replace(/\D/g, ''));
    const known = new Set([
      ...CURRENCIES.map(priceOf),
      ...[...Object.values(partsUsd), ...totals].map((amount) => `usd ${amount}`),
      ...[...DOMAIN_RENEWAL.matchAll(/\$(\d+)/g)].map(([, amount]) => `usd ${amount}`),
      // The commission of one sale, of four, and of four a month for a year.
      ...[1, 4, 48].map((sales) => `usd ${(sales * COMMISSION_USD).toLocaleString('en')}`),
      // A customer's words about another offer.
      'usd 2,000',
    ]);
    for (const { path, text } of mainPages)
      expect(
        unique(moneyIn(text)).filter((amount) => !known.has(amount)),
        path,
      ).toEqual([]);
  });
});

/** Stems of hour, day and month, without accents. */
const UNITS: Record<string, [hour: string, day: string, month: string]> = {
  bg: ['час', 'ден|дни', 'месец'],
  cs: ['hodin', 'dn[iuyech]|den\\b', 'mesic'],
  da: ['time', 'dag', 'maned'],
  de: ['stunde', 'tag', 'monat'],
  el: ['ωρ[αεω]', 'ημερ', 'μην'],
  en: ['hour', 'day', 'month'],
  es: ['hora', 'dia', 'mes(es)?\\b'],
  et: ['tun[dn]', 'paev', 'kuu'],
  fi: ['tun[tn]', 'paiv', 'kuukau'],
  fr: ['heure', 'jour', 'mois'],
  hr: ['sat[ai]?\\b', 'dan', 'mjesec'],
  hu: ['ora', '(?<!ho)nap', 'honap'],
  is: ['klukkustund', 'dag|dog', 'manu'],
  it: ['or[ae]\\b', 'giorn', 'mes[ei]\\b'],
  lt: ['valand', 'dien', 'menes'],
  lv: ['stund', 'dien', 'menes'],
  nb: ['time', 'dag', 'maned'],
  nl: ['uur|uren', 'dag', 'maand'],
  pl: ['godzin', 'dni|dzien', 'miesi'],
  pt: ['hora', 'dia', 'mes(es)?\\b'],
  ro: ['or[ae]\\b', 'zi(le|ua)?\\b', 'lun[ai]'],
  sk: ['hodin', '(?<!\\p{L})dn[ioy]|den\\b', 'mesiac'],
  sl: ['ur(ah?|e|i)?\\b', 'dn|dan', 'mesec'],
  sv: ['timm', 'dag', 'manad'],
} satisfies Record<Language, [string, string, string]>;
const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const WORD = new RegExp(`\\b(${WORDS.join('|')})(?= (?:working )?(?:hour|day|month|minute|page)s?\\b)`, 'gi');

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Every number in front of the unit, both ends of a range. */
function numbersBefore(unit: string, text: string): number[] {
  const range = '(?<![\\d.,+])(\\d{1,3})(?:(?:\\s?[-–]\\s?|\\s\\p{L}{1,4}\\s)(\\d{1,3}))?';
  const found = text.matchAll(new RegExp(`${range}[\\s-](?:\\p{L}+\\s)?\\p{L}*?(?:${unit})`, 'gu'));
  return [...found].flatMap(([, from, to]) => (to ? [Number(from), Number(to)] : [Number(from)]));
}
const withFigures = (text: string): string =>
  text.replace(WORD, (word) => String(WORDS.indexOf(word.toLowerCase()) + 2));

/** Measured times, which the server fills in, are no promises. */
const withoutMeasured = (text: string): string => text.replace(/[^.|]*__DESIGN_HOURS__[^.|]*/g, ' ');

function timesOn({ lang, text }: BuiltPage): { hours: number[]; days: number[]; months: number[] } {
  const [hour, day, month] = UNITS[lang.slice(0, 2)] ?? UNITS.en ?? ['', '', ''];
  const read = plain(withoutMeasured(text));
  const sorted = (unit: string) => [...new Set(numbersBefore(unit, read))].sort((a, b) => a - b);
  return { hours: sorted(hour), days: sorted(day), months: sorted(month) };
}

/** Right here: not a promise of ours. */
const OTHER_TIMES: readonly [path: string, unit: string, value: number, reason: string][] = [
  ['food-delivery', 'days', 28, 'how long before trading a council wants to know'],
  ['wedding', 'days', 28, 'notice of a marriage'],
  ['', 'days', 9, 'a customer’s words'],
  ['affiliate', 'days', REFERRAL_COOKIE_DAYS, 'the referral cookie'],
  ['privacy-policy', 'days', REFERRAL_COOKIE_DAYS, 'the referral cookie'],
  ['privacy-policy', 'days', 180, 'the cookie of a known device, and the link to a project page'],
  ['privacy-policy', 'months', 13, 'how long visits are kept'],
  ['privacy-policy', 'months', 24, 'how long enquiries are kept'],
  ['refund-policy', 'days', 10, 'how long banks take'],
];
const othersOn = (path: string, unit: string): number[] =>
  OTHER_TIMES.filter(([at, of]) => at === path && of === unit).map(([, , value]) => value);

describe('times', () => {
  it.each(landingPages.map(({ page }) => [page.path, page] as const))(
    '%s states the promised times, and no others',
    (path, page) => {
      const { draftHours, workingHours, workingDays, shortestDays, longestDays, supportMonths } = times;
      const stated = timesOn(page);
      expect(stated.hours).toContain(draftHours);
      expect(stated.hours.filter((value) => value !== draftHours && value !== workingHours)).toEqual([]);
      expect(stated.days).toEqual(expect.arrayContaining([shortestDays, longestDays]));
      const known = [
        ...[workingDays, shortestDays, longestDays, returnsPolicy.freeReturnDays],
        ...othersOn(path, 'days'),
      ];
      expect(stated.days.filter((value) => !known.includes(value))).toEqual([]);
      expect(stated.months).toEqual([supportMonths]);
    },
  );

  it('the main pages state the same ones', () => {
    const { draftHours, workingHours, workingDays, shortestDays, longestDays, supportMonths } = times;
    const known = {
      // 72 is the end of the range that the FAQ gives.
      hours: [draftHours, workingHours, 72],
      days: [workingDays, shortestDays, longestDays, returnsPolicy.freeReturnDays],
      months: [supportMonths],
    } as Record<string, number[]>;
    expect(
      mainPages.flatMap((page) =>
        Object.entries(timesOn({ ...page, text: withFigures(page.text) })).flatMap(([unit, values]) =>
          values
            // "In 1 hour" is a headline, not a promise.
            .filter((value) => value > 1 && !known[unit]?.includes(value))
            .filter((value) => !othersOn(page.path, unit).includes(value))
            .map((value) => `${page.path}: ${value} ${unit}`),
        ),
      ),
    ).toEqual([]);
  });
});

/** A fact, its statement in English, its one value, and how many pages state it at least. */
const FACTS: [fact: string, statement: RegExp, value: string, pages: number][] = [
  [
    'renewal of hosting',
    /\bhosting (?:renews at |\| )+\$(\d+) a year/gi,
    String(renewals.hostingPerYearUsd),
    2,
  ],
  [
    'renewal of maintenance',
    /maintenance (?:at |\| )+\$(\d+) a year/gi,
    String(renewals.maintenancePerYearUsd),
    2,
  ],
  [
    'renewal of the billing software',
    /billing software[^.$]{0,40}\$(\d+) a year/gi,
    String(renewals.billingSoftwarePerYearUsd),
    2,
  ],
  [
    'renewal of the domain',
    /market price, about (\$\d+ to \$\d+)(?: a year)?/g,
    DOMAIN_RENEWAL.replace(/.*about | a year/g, ''),
    1,
  ],
  ['refund window', /Cancel within (\d+) days of ordering/g, String(returnsPolicy.freeReturnDays), 1],
  ['number of pages', /(?:Pages: up to|website of|up to) (\w+)(?: pages|, for)/gi, inWords(PAGES_MAX), 2],
  ['time for the form', /(?:takes(?: about)?|part:) (\w+ minutes)/gi, FORM_DURATION, 1],
  [
    'commission',
    /(\d+)% (?:commission|of (?:the price|each package|each sale))/g,
    COMMISSION_RATE_DEFAULT,
    1,
  ],
  ['hold of a commission', /payable (\d+) days after the sale/g, String(COMMISSION_HOLD_DAYS), 1],
  [
    'referral window',
    /(?:visitor for|server for|__Host-ref” for) (\d+) days/g,
    String(REFERRAL_COOKIE_DAYS),
    2,
  ],
  ['clients', /clients served [| ]+(\d+\+)/g, claims.clients.text, 1],
  ['trees', /trees planted since [^|]+[| ]+(\d+\+)/g, claims.treesPlanted.text, 1],
];

describe('facts on the main pages', () => {
  it.each(FACTS)('%s', (_, statement, value, atLeast) => {
    const stated = mainPages
      .map(({ path, text }) => ({
        path,
        values: [...text.matchAll(statement)].map((match) => match[1] ?? ''),
      }))
      .filter(({ values }) => values.length > 0);
    for (const { path, values } of stated) expect(unique(values), path).toEqual([value]);
    expect(stated.length).toBeGreaterThanOrEqual(atLeast);
  });

  it('structured data states the same rating, number of reviews and return window on every page', () => {
    const values = (pattern: RegExp) =>
      unique(pages.flatMap(({ jsonLd }) => [...jsonLd.matchAll(pattern)].map(([, value]) => value ?? '')));
    expect(values(/"ratingValue":([\d.]+)/g)).toEqual([String(claims.rating.value)]);
    expect(values(/"reviewCount":(\d+)/g)).toEqual([String(claims.rating.count)]);
    expect(values(/"merchantReturnDays":(\d+)/g)).toEqual([String(returnsPolicy.freeReturnDays)]);
  });
});

it('the page for Texas says that the telephone number is in the United Kingdom, and when to call it', () => {
  expect(pageAt('web-design-texas').text).toMatch(/\+44[\d ]+ \(UK number, weekdays .* UK time\)/);
});

it('reads pages in all 24 languages', () => {
  expect(unique(pages.map(({ lang }) => lang.slice(0, 2)))).toEqual(Object.keys(UNITS).sort());
});

describe('figures that the specification fixes', () => {
  it.each([
    ['why-tree', ['5.2 tons', 'of CO2 offset', '250+', 'trees planted since 2023']],
    ['', ['48-72 hours', '500+', '250+', 'trees planted since 2023']],
  ])('/%s states them as written', (path, texts) => {
    for (const text of texts) expect(pageAt(path).text).toContain(text);
  });
});
