/** Guarantees for every language of the review page. */
import { describe, expect, it } from 'vitest';
import { en } from './dictionaries/en.ts';
import { REVIEW_LOADERS } from './index.ts';

/** The placeholders of each text, by its path; plural forms count as one text. */
const placeholders = (texts: object, path = ''): Record<string, string[]> =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string'
        ? { [`${path}${key}`]: [...new Set(value.match(/\{\w+\}/g))].sort() }
        : 'other' in value
          ? placeholders({ [key]: value.other }, path)
          : placeholders(value, `${path}${key}.`),
    ),
  );

describe.each(Object.entries(REVIEW_LOADERS))('%s', (_, load) => {
  it('has every text, with the placeholders of the English one', async () => {
    expect(placeholders(await load())).toEqual(placeholders(en));
  });
});
