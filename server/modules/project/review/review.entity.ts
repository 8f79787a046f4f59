import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { REVIEW_STATES } from '#src/domain/project/review/review.rules.ts';

export const ReviewEntity = defineEntity({
  name: 'Review',
  tableName: 'review',
  properties: {
    id: p.serialId(),
    orderId: p.integer(),
    stars: p.integer(),
    text: p.text(),
    nameShown: p.string().length(120),
    /** When its author last agreed to its publication. */
    consentAt: p.timestamp(),
    /** BCP 47 tag: the language of the order. */
    lang: p.string().length(16),
    state: p.enum([...REVIEW_STATES]).default('written'),
    declineReason: p.string().length(300).nullable(),
    decidedBy: p.string().length(120).nullable(),
    decidedAt: p.timestamp().nullable(),
    /** Raised by each change of its author, so that staff publish only what they have read. */
    revision: p.integer().default(1),
    createdAt: p.timestamp(),
    updatedAt: p.timestamp(),
  },
  uniques: [{ properties: ['orderId'] }],
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['state', 'createdAt', 'id'] },
    ddl.searchIndex('review', '"name_shown"', '"text"'),
  ],
  checks: ddl.checks({
    review_stars_check: 'stars >= 1 and stars <= 5',
    review_decided_check: `(state = 'written') = (decided_at is null) and (state = 'written') = (decided_by is null)`,
    review_decline_reason_check: `(state = 'declined') = (decline_reason is not null)`,
    review_revision_check: 'revision > 0',
  }),
});
export type ReviewRow = InferEntity<typeof ReviewEntity>;
