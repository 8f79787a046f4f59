import { defineEntity, type InferEntity, p, timestamp } from '#server/platform/base.entity.ts';
import { AFFILIATE_STATUSES } from '#src/domain/affiliate/affiliate.schema.ts';

export const AffiliateEntity = defineEntity({
  name: 'Affiliate',
  tableName: 'affiliate',
  properties: {
    id: p.integer().primary(),
    name: p.string().length(120),
    email: p.string().length(254).unique(),
    phone: p.string().length(40).nullable(),
    company: p.string().length(160).nullable(),
    /** Percent as text, e.g. '10' or '12.5'; each commission stores a copy. */
    commissionRate: p.string().length(8).default('10'),
    /** Payout details are encrypted; the hashes only show whether two accounts share them. */
    paypalEmailSealed: p.text().nullable(),
    paypalEmailHash: p.string().length(64).nullable(),
    bankDetailsSealed: p.text().nullable(),
    bankDetailsHash: p.string().length(64).nullable(),
    payoutHoldUntil: timestamp().nullable(),
    referralCode: p.string().length(16).unique(),
    status: p.enum([...AFFILIATE_STATUSES]).default('active'),
    mayBuyForClients: p.boolean().default(false),
    emailVerifiedAt: timestamp().nullable(),
    lastLoginAt: timestamp().nullable(),
    lastLoginIpHash: p.string().length(64).nullable(),
    /** Incremented to revoke all known devices of the account. */
    deviceGeneration: p.integer().default(0),
    erasedAt: timestamp().nullable(),
    createdAt: timestamp(),
  },
  indexes: [
    { properties: ['paypalEmailHash'] },
    { properties: ['bankDetailsHash'] },
    { properties: ['createdAt', 'id'] },
  ],
  checks: [
    {
      name: 'affiliate_commission_rate_check',
      expression: `commission_rate ~ '^(100(\\.0{1,2})?|[0-9]{1,2}(\\.[0-9]{1,2})?)$'`,
    },
    { name: 'affiliate_erased_check', expression: `erased_at is null or status = 'closed'` },
  ],
});
export type AffiliateRow = InferEntity<typeof AffiliateEntity>;

export const LOGIN_CODE_PURPOSES = ['login', 'payout-details'] as const;

/**
 * SEC-05: hashed, single use, counted before compared, bound by its challenge to the
 * browser that requested it.
 */
export const LoginCodeEntity = defineEntity({
  name: 'LoginCode',
  tableName: 'login_code',
  properties: {
    id: p.integer().primary(),
    challengeHash: p.string().length(64).unique(),
    emailHash: p.string().length(64),
    affiliateId: p.integer().nullable(),
    purpose: p.enum([...LOGIN_CODE_PURPOSES]).default('login'),
    codeHash: p.string().length(255),
    /** Requested by a browser: only requests with its challenge cookie may try the code. */
    browserBound: p.boolean().default(false),
    /**
     * Attempts with and without the challenge cookie: strangers cannot use up
     * those of the cookie's owner.
     */
    attempts: p.integer().default(0),
    attemptsWithoutCookie: p.integer().default(0),
    expiresAt: timestamp(),
    consumedAt: timestamp().nullable(),
    /** Set when a newer code of the same browser replaces this one. */
    replacedAt: timestamp().nullable(),
    createdAt: timestamp(),
  },
  indexes: [{ properties: ['emailHash', 'createdAt'] }],
  checks: [{ name: 'login_code_attempts_check', expression: 'attempts >= 0' }],
});

/** "Where is my sale?": a question that the affiliate wants staff to answer. */
export const ClaimEntity = defineEntity({
  name: 'AffiliateClaim',
  tableName: 'affiliate_claim',
  properties: {
    id: p.integer().primary(),
    affiliateId: p.integer(),
    orderId: p.integer().nullable(),
    reasonCode: p.string().length(40),
    /** The affiliate's search text, masked if it is another person's address. */
    subject: p.string().length(254),
    message: p.text().nullable(),
    status: p.string().length(16).default('open'),
    answer: p.text().nullable(),
    answeredBy: p.string().length(120).nullable(),
    answeredAt: timestamp().nullable(),
    createdAt: timestamp(),
  },
  indexes: [{ properties: ['affiliateId', 'id'] }, { properties: ['status', 'id'] }],
  checks: [
    { name: 'affiliate_claim_status_check', expression: `status in ('open', 'answered')` },
    {
      name: 'affiliate_claim_answered_check',
      expression: `(status = 'answered') = (answered_at is not null) and (answered_at is null) = (answered_by is null)`,
    },
  ],
});
