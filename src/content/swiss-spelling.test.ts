/** Swiss customers read ss where others read ß, in every text of a page or email. */
import { expect, it } from 'vitest';
import { designHoursSentence } from './design-hours.ts';
import { countries, landingLocale, marketOf } from './landing/index.ts';
import { loadCustomerPage } from './languages/customer-page.ts';
import { reviewTexts } from './languages/review-page.ts';
import { textsOf } from './languages/texts-of.ts';

it('no text for Switzerland has an ß; texts for Germany keep it', async () => {
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
  for (const [part, value] of Object.entries(texts)) expect(JSON.stringify(value), part).not.toContain('ß');
  expect(texts.project.page.close).toBe('Schliessen');
  expect((await loadCustomerPage('de-DE')).page.close).toBe('Schließen');
});
