import type { ReviewView } from '#src/domain/project/review/review.schema.ts';
import type { ReviewRow } from './review.entity.ts';

export function toReviewView(row: ReviewRow, customerName: string): ReviewView {
  return {
    id: row.id,
    orderId: row.orderId,
    customerName,
    stars: row.stars,
    text: row.text,
    nameShown: row.nameShown,
    lang: row.lang,
    state: row.state,
    declineReason: row.declineReason ?? null,
    decidedBy: row.decidedBy ?? null,
    decidedAt: row.decidedAt ?? null,
    revision: row.revision,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
