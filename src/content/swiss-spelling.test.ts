/** Swiss customers read ss where others read ß, in every text of a page or email. */
import { expect, it } from 'vitest';
import { treeTexts } from '#src/domain/project/tree/texts/languages.ts';
import { designHoursSentence } from './design-hours.ts';
import { countries, landingLocale, marketOf } from './landing/index.ts';
import { loadTexts } from './project/project-texts.ts';
import { recoveryTexts } from './recovery/languages.ts';
import { reviewTexts } from './review/index.ts';
import { quoteTexts } from './review/quote-texts.ts';

it('no text for Switzerland has an ß; texts for Germany keep it', async () => {
  const page = countries.find((landing) => marketOf(landing)?.lang === 'de-CH');
  if (!page) throw new Error('there is no page for Switzerland');
  const texts = {
    page,
    words: landingLocale(page).texts,
    project: await loadTexts('de-CH'),
    review: await reviewTexts('de-CH'),
    quotes: quoteTexts('de-CH'),
    designHours: designHoursSentence('de-CH', 'other'),
    tree: treeTexts('de-CH'),
    recovery: recoveryTexts('de-CH'),
  };
  for (const [part, value] of Object.entries(texts)) expect(JSON.stringify(value), part).not.toContain('ß');
  expect(texts.project.page.close).toBe('Schliessen');
  expect((await loadTexts('de-DE')).page.close).toBe('Schließen');
});
