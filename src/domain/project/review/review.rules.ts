import { addDays } from '#src/domain/shared/dates.ts';

export const REVIEW_STATES = ['written', 'published', 'declined'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
export const STARS_MAX = 5;

/** The review is asked for this long after the website went live, ... */
export const REVIEW_ASK_DAYS = 14;
/** ... but not for websites that went live before reviews were asked for. */
export const REVIEW_ASK_DAYS_MAX = 45;
/** How long an emailed link can be used to write the review. */
export const REVIEW_LINK_DAYS = 90;
/** How long its author can change it, with any link that was ever valid. */
export const REVIEW_EDIT_DAYS = 30;

export const editableUntil = (createdAt: Date): Date => addDays(createdAt, REVIEW_EDIT_DAYS);

/** @param writtenAt null while there is no review */
export const canSaveReview = (
  { linkExpiresAt, writtenAt }: { linkExpiresAt: Date; writtenAt: Date | null },
  now: Date,
): boolean => now < (writtenAt ? editableUntil(writtenAt) : linkExpiresAt);

/** From here on the average and the count replace the claimed ones. */
export const REVIEWS_COUNTED_MIN = 10;
/** Quotes on a public page; samples fill the places that real ones leave. */
export const QUOTES_SHOWN = 3;
/** A public page shows the beginning of a longer text. */
export const EXCERPT_MAX = 200;

export type ReviewTotals = { count: number; average: number };

/** One decimal, as it is shown; null while there are too few to say anything. */
export function reviewTotals({ count, stars }: { count: number; stars: number }): ReviewTotals | null {
  if (count < REVIEWS_COUNTED_MIN) return null;
  return { count, average: Math.round((stars / count) * 10) / 10 };
}

export type PublishedReview = {
  id: number;
  stars: number;
  text: string;
  nameShown: string;
  /** BCP 47 tag. */
  lang: string;
  createdAt: Date;
};

export const languageOf = (lang: string): string => lang.split('-')[0] ?? lang;

/** Those of the page's language first, then English ones, each newest first. */
export function quotesFor(reviews: readonly PublishedReview[], pageLang: string): PublishedReview[] {
  const rank = ({ lang }: PublishedReview): number =>
    [languageOf(pageLang), 'en'].indexOf(languageOf(lang)) + 1 || 3;
  return reviews
    .toSorted((a, b) => rank(a) - rank(b) || b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
    .slice(0, QUOTES_SHOWN);
}

/** Direction overrides could reorder the text around the quote. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** One paragraph, cut between words, never inside a character. */
export function excerptOf(text: string): string {
  const plain = text.replace(DIRECTION, '').replace(/\s+/gu, ' ').trim();
  const characters = [...plain];
  if (characters.length <= EXCERPT_MAX) return plain;
  const cut = characters.slice(0, EXCERPT_MAX).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > EXCERPT_MAX / 2 ? cut.slice(0, space) : cut).replace(/[,;:.]$/u, '')}…`;
}

/** In full, first name with initial, business. */
export function suggestedNames(fullName: string, businessName: string | null): string[] {
  const [first = '', ...others] = fullName.trim().split(/\s+/u);
  const last = [...(others.at(-1) ?? '')][0];
  const names = [fullName.trim(), last && `${first} ${last.toUpperCase()}.`, businessName?.trim()];
  return [...new Set(names.filter((name): name is string => Boolean(name)))];
}
