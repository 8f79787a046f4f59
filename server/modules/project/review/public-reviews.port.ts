/** Brings the published reviews to the pages that this node serves. */
import type { PublishedReview, ReviewTotals } from '#src/domain/project/review/review.rules.ts';

export type PublishedReviews = {
  reviews: readonly PublishedReview[];
  /** Null while there are too few. */
  totals: ReviewTotals | null;
  /** An owner has confirmed that the samples and figures are true (without CLAIMS_CONFIRMED). */
  areClaimsConfirmed: boolean;
};
export const NO_REVIEWS: PublishedReviews = { reviews: [], totals: null, areClaimsConfirmed: false };

export type PublicReviews = {
  /** Shows what is published now, then each change. */
  start(show: (published: PublishedReviews) => Promise<void>): Promise<void>;
  /** Looks for a change now instead of at the next poll. Nothing before `start`. */
  wake(): void;
  /** Waits for a change that is being shown. */
  stop(): Promise<void>;
};
