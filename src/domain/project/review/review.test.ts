import { describe, expect, it } from 'vitest';
import {
  canSaveReview,
  EXCERPT_MAX,
  excerptOf,
  type PublishedReview,
  quotesFor,
  reviewTotals,
  suggestedNames,
} from './review.rules.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const review = (id: number, lang: string): PublishedReview => ({
  id,
  lang,
  stars: 5,
  text: 'Good.',
  nameShown: 'Ada',
  createdAt: day(id),
});

describe('who may write', () => {
  it.each([
    ['a new review, until the link expires', 9, null, true],
    ['a new review, from that moment on', 10, null, false],
    ['a written one, for 30 days after it was written', 38, 9, true],
    ['a written one, from then on', 39, 9, false],
  ])('%s', (_, now, written, isAllowed) => {
    const writtenAt = written === null ? null : day(written);
    expect(canSaveReview({ linkExpiresAt: day(10), writtenAt }, day(now))).toBe(isAllowed);
  });
});

describe('what is shown', () => {
  it('the average counts from ten reviews on, with one decimal', () => {
    expect(reviewTotals({ count: 9, stars: 45 })).toBeNull();
    expect(reviewTotals({ count: 10, stars: 43 })).toEqual({ count: 10, average: 4.3 });
    expect(reviewTotals({ count: 12, stars: 56 })).toEqual({ count: 12, average: 4.7 });
  });

  it('three reviews: those of the page’s language, then English ones, each newest first', () => {
    const all = [
      review(1, 'de-AT'),
      review(2, 'en'),
      review(3, 'fr-FR'),
      review(4, 'de-DE'),
      review(5, 'el-GR'),
    ];
    const ids = (lang: string) => quotesFor(all, lang).map(({ id }) => id);
    expect(ids('de-DE')).toEqual([4, 1, 2]);
    expect(ids('en')).toEqual([2, 5, 4]);
    expect(ids('fr-LU')).toEqual([3, 2, 5]);
  });

  it('a long text is cut between words, never inside a character, and loses hidden directions', () => {
    expect(excerptOf(' Two\n\nlines. ')).toBe('Two lines.');
    expect(excerptOf('safe\u202Etxet')).toBe('safetxet');
    const cut = excerptOf('word '.repeat(100));
    expect(cut.length).toBeLessThanOrEqual(EXCERPT_MAX + 1);
    expect(cut).toMatch(/word…$/);
    expect(excerptOf('👩🏽'.repeat(300)).isWellFormed()).toBe(true);
  });
});

it('suggested names: in full, first name with initial, business', () => {
  expect(suggestedNames('Ada  Marie Quill', 'Quill Bookbinding')).toEqual([
    'Ada  Marie Quill',
    'Ada Q.',
    'Quill Bookbinding',
  ]);
  expect(suggestedNames('Ångström', null)).toEqual(['Ångström']);
  expect(suggestedNames('Quill Ltd', 'Quill Ltd')).toEqual(['Quill Ltd', 'Quill L.']);
});
