import { viewOf } from '#server/database/view-of.ts';
import { type ReviewView, reviewView } from '#src/domain/project/review/review.schema.ts';
import type { ReviewRow } from './review.entity.ts';

export const toReviewView = (row: ReviewRow, customerName: string): ReviewView =>
  viewOf(reviewView, { ...row, customerName });
