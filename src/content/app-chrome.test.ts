import { expect, it } from 'vitest';
import { MARKETS } from '#src/domain/markets.ts';
import { ENGLISH, loadAppChrome } from './app-chrome.ts';
import { countries, landingLocale, marketOf } from './landing/index.ts';
import { landing as en } from './languages/en/landing.ts';

it('the English words are those of the English pages', () => {
  const { lang: _, ...texts } = ENGLISH;
  expect(en.chrome).toMatchObject(texts);
});

it('each market has the words of its country page', async () => {
  for (const { lang } of MARKETS.filter((market) => !market.lang.startsWith('en'))) {
    const landing = countries.find((page) => marketOf(page)?.lang === lang);
    const { privacy, skipToContent, themeDark } = await loadAppChrome(lang);
    expect(landing && landingLocale(landing).texts.chrome, lang).toMatchObject({
      privacy,
      skipToContent,
      themeDark,
    });
  }
  expect(await loadAppChrome('en-IE')).toBe(ENGLISH);
  expect(await loadAppChrome('xx')).toBe(ENGLISH);
});
