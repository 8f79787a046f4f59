/** Guarantees for every text of every language. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, MARKETS } from '#src/domain/markets.ts';
import { TIME_SENTENCE } from '#src/domain/offer.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { formatMoney } from '#src/domain/shared/money.ts';
import { inSpellingOf } from '#src/domain/shared/typography.ts';
import { countryVariants, languages } from './all-languages.ts';
import { loadCustomerPage } from './customer-page.ts';
import { reviewTexts } from './review-page.ts';
import { textsOf } from './texts-of.ts';

const ORDER_ID = 482_019_375;
const FILES = [
  'certificate.ts',
  'customer-page.ts',
  'emails.ts',
  'first-screen.ts',
  'landing.ts',
  'order.ts',
  'review.ts',
];

/** Each text with its path, such as `live.subject`. */
const leaves = (texts: object): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : leaves((value ?? {}) as object).map(([path, text]) => [`${key}.${path}`, text] as [string, string]),
  );
/** A language has plural forms of its own; those of one text count as one. */
const PLURAL_FORM = /\.(zero|one|two|few|many|other)$/;
/** The placeholders of each text by its path. A greeting may do without the name. */
const placeholders = (texts: object, without: readonly string[] = []) =>
  Object.fromEntries(
    leaves(texts).map(([path, text]) => [
      path.replace(PLURAL_FORM, ''),
      path.endsWith('greeting')
        ? []
        : [...new Set((text.match(/\{\w+\}/g) ?? []).filter((name) => !without.includes(name)))].sort(),
    ]),
  );
const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** English ones differ in their landing pages only. */
const ofCountries = Object.keys(countryVariants).filter((tag) => !tag.startsWith('en'));
const ofMarkets = [...new Set(MARKETS.map(({ lang }) => lang.slice(0, 2)))].sort();

describe('a folder', () => {
  it('exists for the language of every market, with all files, and is listed in all-languages.ts', () => {
    expect(Object.keys(languages)).toEqual(ofMarkets);
    expect([...Object.keys(languages), ...Object.keys(countryVariants)].sort()).toEqual(folders.sort());
    for (const language of ofMarkets)
      expect(readdirSync(new URL(`${language}/`, import.meta.url)).sort(), language).toEqual(
        // English texts are with the trades (src/content/first-screen).
        FILES.filter((file) => language !== 'en' || file !== 'first-screen.ts'),
      );
  });

  it('of a country has texts of landing pages, and others where they differ', () => {
    for (const tag of Object.keys(countryVariants)) {
      const files = readdirSync(new URL(`${tag}/`, import.meta.url));
      expect(files, tag).toContain('landing.ts');
      expect(FILES, tag).toEqual(expect.arrayContaining(files));
    }
  });
});

describe('the texts of a market', () => {
  it('are in its language, in its spelling', async () => {
    for (const { lang } of MARKETS) {
      const own = languages[lang.slice(0, 2) as Language];
      const variant = countryVariants[lang];
      const expected = variant ? { ...own, ...variant, emails: { ...own.emails, ...variant.emails } } : own;
      expect(textsOf(lang), lang).toEqual({ ...inSpellingOf(lang, expected), lang });
      const page = await loadCustomerPage(lang);
      expect(page.lang, lang).toBe(lang.slice(0, 2));
      if (!lang.startsWith('en')) expect(page.clock.promise, lang).toBe(textsOf(lang).landing.timeNote);
      expect((await reviewTexts(lang)).lang, lang).toBe(lang.startsWith('en') ? 'en-GB' : lang);
    }
  });

  it('are English for an unknown language', async () => {
    const { en } = languages;
    for (const lang of ['xx', '', 'constructor', '__proto__']) {
      expect(textsOf(lang)).toEqual({ ...en, lang: 'en-GB' });
      expect(await loadCustomerPage(lang)).toBe(await loadCustomerPage('en'));
      expect(await reviewTexts(lang)).toBe(await reviewTexts('en'));
    }
  });
});

it('English emails have the figures that German ones have, and write some of them out', () => {
  const updates = (lang: string) => textsOf(lang).emails.orderUpdates;
  expect(placeholders(updates('en'))).toEqual(placeholders(updates('de'), ['{designs}', '{minutes}']));
  expect(textsOf('en').landing.timeNote).toBe(TIME_SENTENCE);
});

it('Belgium is addressed with u, also in what it takes from Dutch', async () => {
  const addressed = async (lang: string) =>
    leaves({
      texts: textsOf(lang),
      customerPage: await loadCustomerPage(lang),
      review: (await reviewTexts(lang)).texts,
    }).filter(([, text]) => /\b(je|jij|jou|jouw)\b/i.test(text));
  expect((await addressed('nl-NL')).length).toBeGreaterThan(100);
  expect(await addressed('nl-BE')).toEqual([]);
});

describe.each([...ofMarkets, ...ofCountries])('%s', async (language) => {
  const { emails, certificate, landing, quotes, designHours } = textsOf(language);
  const customerPage = await loadCustomerPage(language);
  const { texts: review } = await reviewTexts(language);
  const all = leaves({ emails, certificate, customerPage, review, quotes, designHours });

  it('has every text, with the placeholders of the English one', async () => {
    const { en, de } = languages;
    const { order, orderUpdates, ...others } = emails;
    const { order: _, orderUpdates: __, ...english } = en.emails;
    expect(placeholders({ ...others, certificate, quotes, designHours })).toEqual(
      placeholders({
        ...english,
        certificate: en.certificate,
        quotes: en.quotes,
        designHours: en.designHours,
      }),
    );
    expect(placeholders(customerPage)).toEqual(placeholders(await loadCustomerPage('en')));
    expect(placeholders(review)).toEqual(placeholders((await reviewTexts('en')).texts));
    if (language === 'en') return;
    expect(placeholders(orderUpdates)).toEqual(placeholders(de.emails.orderUpdates));
    expect(placeholders(order)).toEqual(placeholders(de.emails.order));
  });

  it('has no empty text and none with spaces around it', () => {
    expect(all.filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  it('has subjects and previews of emails that fit their lines, filled in', () => {
    const lines = leaves(emails).map(([path, text]) => [
      path,
      fillText(text, {
        orderId: ORDER_ID,
        amount: formatMoney(28_000, 'chf', language),
        designs: 3,
        designHours: 24,
        minutes: 10,
        supportMonths: 12,
      }),
    ]);
    const longer = (name: string, max: number) =>
      lines.filter(([path = '', text = '']) => path.endsWith(name) && text.length > max);
    expect(longer('.subject', 60)).toEqual([]);
    expect(longer('.preview', 140)).toEqual([]);
    expect(longer('recovery.subject', 49)).toEqual([]);
    expect(
      lines.filter(([path = '', text = '']) => /\.(subject|preview)$/.test(path) && text.includes('{')),
    ).toEqual([]);
  });

  it('has the plural forms of its language and no others', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const { messages, files } = customerPage;
    for (const forms of [messages.earlier, files.all, review.starCount, quotes.count, designHours])
      for (const form of Object.keys(forms)) expect(pluralCategories).toContain(form);
  });

  it('says the promise about time on the customer’s page in the words of the landing pages', () => {
    expect(customerPage.clock.promise).toBe(landing.timeNote);
  });

  it('names the planting organisation without saying that the tree is planted', () => {
    const { labels, status } = certificate;
    expect(labels.partner.toLowerCase().split(' ')).not.toContain(status.planted.toLowerCase());
  });
});
