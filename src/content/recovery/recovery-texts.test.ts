import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '#src/domain/markets.ts';
import { en } from './en.ts';
import { recoveryTexts } from './languages.ts';

it('every language of a market has a file, and the pages read it', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^[a-z]{2}\.ts$/.test(name));
  const languages = new Set(['en', ...MARKETS.map(({ lang }) => lang.slice(0, 2))]);
  expect(files.map((name) => name.slice(0, 2)).sort()).toEqual([...languages].sort());
});

it('a language that is unknown or not translated yet reads English', () => {
  for (const lang of ['xx', '', 'constructor', '__proto__'])
    expect(recoveryTexts(lang)).toEqual({ lang: 'en-GB', texts: en });
});

describe.each(MARKETS.map(({ lang }) => lang))('in %s', (lang) => {
  const { texts } = recoveryTexts(lang);

  it('has every text, without an unknown placeholder', () => {
    for (const [name, text] of Object.entries(texts)) {
      expect(text.trim(), name).not.toBe('');
      expect(text.match(/\{\w+\}/g) ?? [], name).toEqual(name === 'validUntil' ? ['{date}'] : []);
    }
  });

  it('has a subject and a preview that fit', () => {
    expect(texts.subject.length).toBeLessThan(50);
    expect(texts.preview.length).toBeLessThanOrEqual(140);
  });
});
