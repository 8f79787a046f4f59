/** What the public pages show of the shop's own records. The server inserts it (page-facts.ts). */
import type { PublishedReview, ReviewTotals } from './project/review/review.rules.ts';

export type PublishedReviews = {
  /** The newest of each language. */
  quotes: readonly PublishedReview[];
  /** Null while there are too few. */
  totals: ReviewTotals | null;
};
export type TreeCounts = { planted: number; reserved: number };
/** `since`: when the first certificate was issued; null before. */
export type NumberedTrees = TreeCounts & { since: Date | null };

export type PageFacts = {
  reviews: PublishedReviews;
  trees: NumberedTrees;
  /** Measured; null while there are too few projects. */
  designHours: number | null;
  /** An owner has confirmed that the samples and figures are true (without CLAIMS_CONFIRMED). */
  areClaimsConfirmed: boolean;
};

/** Before the database was read. */
export const NO_FACTS: PageFacts = {
  reviews: { quotes: [], totals: null },
  trees: { planted: 0, reserved: 0, since: null },
  designHours: null,
  areClaimsConfirmed: false,
};
