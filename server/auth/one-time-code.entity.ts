import { ddl, defineEntity, p } from '#server/platform/database/base.entity.ts';

/** SEC-05: hashed, single use, counted before compared, bound to the browser by its challenge. */
export const LoginCodeEntity = defineEntity({
  name: 'LoginCode',
  tableName: 'login_code',
  properties: {
    id: p.serialId(),
    challengeHash: p.string().length(64).unique(),
    emailHash: p.string().length(64),
    affiliateId: p.integer().nullable(),
    purpose: p.enum(['login', 'payout-details']).default('login'),
    codeHash: p.string().length(255),
    /** Requested by a browser: only requests with its challenge cookie may try the code. */
    browserBound: p.boolean().default(false),
    /** With and without the challenge cookie: strangers cannot use up those of its owner. */
    attempts: p.integer().default(0),
    attemptsWithoutCookie: p.integer().default(0),
    expiresAt: p.timestamp(),
    consumedAt: p.timestamp().nullable(),
    /** Set when a newer code of the same browser replaces this one. */
    replacedAt: p.timestamp().nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [{ properties: ['emailHash', 'createdAt'] }],
  checks: ddl.checks({ login_code_attempts_check: 'attempts >= 0' }),
});
