import { ddl, defineEntity, p } from '#server/platform/database/base.entity.ts';
import type { SaleReason } from '#src/domain/affiliate/claim/claim.rules.ts';

/** "Where is my sale?": a question that the affiliate wants staff to answer. */
export const ClaimEntity = defineEntity({
  name: 'AffiliateClaim',
  tableName: 'affiliate_claim',
  properties: {
    id: p.serialId(),
    affiliateId: p.integer(),
    orderId: p.integer().nullable(),
    reasonCode: p.string().$type<SaleReason>().length(40),
    /** The affiliate's search text, masked if it is another person's address. */
    subject: p.string().length(254),
    /** Of the whole search text, until the answer: it recognises the same question. */
    queryHash: p.string().length(64).nullable(),
    message: p.text().nullable(),
    status: p.string().$type<'open' | 'answered'>().length(16).default('open'),
    answer: p.text().nullable(),
    answeredBy: p.string().length(120).nullable(),
    answeredAt: p.timestamp().nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [{ properties: ['affiliateId', 'id'] }, { properties: ['status', 'id'] }],
  checks: ddl.checks({
    affiliate_claim_status_check: `status in ('open', 'answered')`,
    affiliate_claim_answered_check: `(status = 'answered') = (answered_at is not null) and (answered_at is null) = (answered_by is null)`,
  }),
});
