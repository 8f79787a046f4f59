import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { AFFILIATE_STATUSES } from '#src/domain/affiliate/account/affiliate.schema.ts';

export const AffiliateEntity = defineEntity({
  name: 'Affiliate',
  tableName: 'affiliate',
  properties: {
    id: p.serialId(),
    name: p.string().length(120),
    email: p.string().length(254).unique(),
    phone: p.string().length(40).nullable(),
    company: p.string().length(160).nullable(),
    /**
     * Percent as text, e.g. '10' or '12.5'; each commission stores a copy. Sign-up sets the rate of
     * offer.ts: the column's own default is not used, so that another rate needs no migration.
     */
    commissionRate: p.string().length(8).default('10'),
    /** Payout details are encrypted; the hashes only show whether two accounts share them. */
    paypalEmailEncrypted: p.text().nullable(),
    paypalEmailHash: p.string().length(64).nullable(),
    bankDetailsEncrypted: p.text().nullable(),
    bankDetailsHash: p.string().length(64).nullable(),
    payoutHoldUntil: p.timestamp().nullable(),
    referralCode: p.string().length(16).unique(),
    status: p.enum([...AFFILIATE_STATUSES]).default('active'),
    mayBuyForClients: p.boolean().default(false),
    emailVerifiedAt: p.timestamp().nullable(),
    lastLoginAt: p.timestamp().nullable(),
    lastLoginIpHash: p.string().length(64).nullable(),
    /** Incremented to revoke all known devices of the account. */
    deviceGeneration: p.integer().default(0),
    erasedAt: p.timestamp().nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [
    { properties: ['paypalEmailHash'] },
    { properties: ['bankDetailsHash'] },
    { properties: ['createdAt', 'id'] },
  ],
  checks: ddl.checks({
    affiliate_commission_rate_check: `commission_rate ~ '^(100(\\.0{1,2})?|[0-9]{1,2}(\\.[0-9]{1,2})?)$'`,
    affiliate_erased_check: `erased_at is null or status = 'closed'`,
  }),
});
export type AffiliateRow = InferEntity<typeof AffiliateEntity>;
