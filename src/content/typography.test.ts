/** What the code does to the spelling and spacing of a text, on every page and in every email. */
import { expect, it } from 'vitest';
import { longDay } from '#src/domain/shared/dates.ts';
import { inSpellingOf, typographic } from '#src/domain/shared/typography.ts';
import { articleList } from './blog/article-list.ts';
import { designHoursSentence } from './design-hours.ts';
import { countries, landingLocale, marketOf } from './landing/index.ts';
import { loadCustomerPage } from './languages/customer-page.ts';
import { reviewTexts } from './languages/review-page.ts';
import { textsOf } from './languages/texts-of.ts';

it('no text for Switzerland has an ß or German quotes; texts for Germany keep them', async () => {
  const page = countries.find((landing) => marketOf(landing)?.lang === 'de-CH');
  if (!page) throw new Error('there is no page for Switzerland');
  const texts = {
    page,
    words: landingLocale(page).texts,
    project: await loadCustomerPage('de-CH'),
    review: await reviewTexts('de-CH'),
    designHours: designHoursSentence('de-CH', 'other'),
    others: textsOf('de-CH'),
  };
  for (const [part, value] of Object.entries(texts)) expect(JSON.stringify(value), part).not.toMatch(/[ß„“]/);
  expect(texts.project.page.close).toBe('Schliessen');
  expect(texts.project.designs.picture).toBe('Entwurf «{title}»');
  expect((await loadCustomerPage('de-DE')).page.close).toBe('Schließen');
});

it('French texts have a no-break space before double punctuation and inside quotes', async () => {
  const texts = {
    ...textsOf('fr-LU'),
    project: await loadCustomerPage('fr-FR'),
    review: await reviewTexts('fr'),
    pages: countries.filter((landing) => marketOf(landing)?.lang.startsWith('fr')),
  };
  const written = JSON.stringify(texts);
  expect(written).not.toMatch(/[^\u00a0\d?!/][;?!»%](?=[\s",.)])|[^\u00a0]»|«[^\u00a0]|[^\u00a0]:(?=\s)/);
  expect(written).toContain('Une question\u00a0?');
  expect(inSpellingOf('fr', 'de 9:00 à 17:00, https://a.example/?b=1')).toBe(
    'de 9:00 à 17:00, https://a.example/?b=1',
  );
});

it('Polish and Czech words of one letter are tied to the next word', async () => {
  for (const lang of ['cs-CZ', 'pl-PL']) {
    const texts = {
      ...textsOf(lang),
      project: await loadCustomerPage(lang),
      review: await reviewTexts(lang),
    };
    expect(JSON.stringify(texts), lang).not.toMatch(/[\s"(„][aikosuvwz] (?=[\p{L}\d{„])/iu);
    expect(JSON.stringify(texts), lang).toContain('\u00a0');
  }
});

it('French dates begin a month with 1er', () => {
  expect(longDay('2026-03-01', 'fr')).toBe('1er mars 2026');
  expect(longDay('2026-03-21', 'fr-LU')).toBe('21 mars 2026');
  expect(longDay('2026-03-01', 'es')).toBe('1 de marzo de 2026');
});

it.each([
  ["You'll see the owner's van", 'You’ll see the owner’s van'],
  ["'Are you open?' they ask", '‘Are you open?’ they ask'],
  ["(\"It's 'free',\" she says)", '(“It’s ‘free’,” she says)'],
  ["- 'Since 2009'\n\n## 'No'", '- ‘Since 2009’\n\n## ‘No’'],
])('straight quotes in English become typographic ones: %s', (straight, set) => {
  expect(typographic(straight)).toBe(set);
});

it('an English article opens as many quotes as it closes, apostrophes apart', () => {
  for (const { content, slug } of articleList) {
    const set = typographic(content);
    expect([slug, set.match(/“/g)?.length]).toEqual([slug, set.match(/”/g)?.length]);
    expect(set).not.toMatch(/\w‘|“\s|‘\s/);
  }
});
