import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countryVariants, languages } from '#src/content/languages/all-languages.ts';
import type { LandingDictionary } from '#src/content/languages/landing-texts.ts';
import type { Language } from '#src/domain/markets.ts';
import { inSpellingOf } from '#src/domain/shared/typography.ts';
import { site } from '#src/domain/site.ts';
import { landingLocale, landings } from './index.ts';
import { times } from './promised-times.ts';

const landingsOf = (texts: Readonly<Record<string, { landing: LandingDictionary }>>) =>
  Object.entries(texts).map(([lang, { landing }]) => [lang, landing] as const);
const ofLanguages = landingsOf(languages);
const ofCountries = landingsOf(countryVariants);
const dictionaries = [...ofLanguages, ...ofCountries];

describe('samples', () => {
  it('are one set per language: a country variant does not add invented reviews', () => {
    for (const [lang, { testimonials }] of ofCountries)
      expect(inSpellingOf(lang, testimonials), lang).toEqual(
        inSpellingOf(lang, languages[lang.slice(0, 2) as Language].landing.testimonials),
      );
  });

  it('are written for their language: no customer, firm or text is in two of them', () => {
    const sets = ofLanguages.map(([, texts]) => texts.testimonials);
    for (const key of ['name', 'role', 'content'] as const) {
      const values = sets.flat().map((quote) => quote[key]);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});

describe('times', () => {
  it.each(dictionaries)('%s says how the promised times fit together', (_, { timeNote }) => {
    const figures = timeNote.replaceAll('six', '6').match(/\d+/g)?.map(Number);
    const { draftHours, workingHours, workingDays, shortestDays, longestDays } = times;
    expect(figures?.toSorted((a, b) => a - b)).toEqual(
      [draftHours, workingHours, workingDays, shortestDays, longestDays].sort((a, b) => a - b),
    );
  });

  it('are never written out on an English page: they come from promised-times.ts', () => {
    const written =
      /7 ?(-|–|to) ?14|seven to fourteen|24 hours|twenty-four|\b48\b|(12|twelve|fourteen) months/i;
    const folders = ['uk-cities', 'industries', 'countries', '../languages/en', '../languages/en-GB'];
    const found = folders.flatMap((folder) =>
      readdirSync(new URL(folder, import.meta.url))
        .filter((file) => folder !== 'countries' || /^(uk|ireland|malta)\.ts$/.test(file))
        .filter((file) => written.test(readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8')))
        .map((file) => `${folder}/${file}`),
    );
    expect(found).toEqual([]);
  });
});

describe('English', () => {
  const english = landings.filter((landing) => landingLocale(landing).lang.startsWith('en'));
  const british = english.filter((landing) => landing.kind !== 'us-state');
  const texas = english.filter((landing) => landing.kind === 'us-state');

  it('is British for the United Kingdom, Ireland and Malta, American for Texas', () => {
    const americanSpelling =
      /\b(colors?|favorite|neighbors?|centers?|license[ds]? (number|holder)|program)\b/i;
    const britishSpelling = /\b(colours?|favourite|neighbours?|centres?|licences?|programme|enquiry)\b/i;
    for (const landing of british) {
      expect(JSON.stringify(landing), landing.slug).not.toMatch(americanSpelling);
      expect(landingLocale(landing).texts.form.inquiryTypes.general).toBe('General Enquiry');
    }
    for (const landing of texas) {
      expect(JSON.stringify(landing)).not.toMatch(britishSpelling);
      expect(landingLocale(landing).texts.form.inquiryTypes.general).toBe('General Inquiry');
    }
  });

  it('says on the page for Bristol that the firm is there', () => {
    const bristol = landings.find((landing) => landing.slug === 'web-design-bristol');
    expect(bristol?.content.localInfo).toContain(site.address.split(',')[0]);
  });
});
