/** The quotes and apostrophes of the built English pages. */
import { expect, it } from 'vitest';
import { builtPages } from './pages.ts';

/** Texts of the specification, which are word for word as it has them. */
const FIXED = /What's Included in Your|The article you're looking for doesn't exist\./g;

it('are typographic: no page mixes straight ones with curly ones', () => {
  const english = builtPages().filter(({ lang }) => lang.startsWith('en'));
  expect(english.length).toBeGreaterThan(0);
  for (const { path, text } of english)
    expect(text.replaceAll(FIXED, '').match(/\S*["']\S*/g) ?? [], path).toEqual([]);
});
