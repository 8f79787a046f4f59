import { ddl, defineEntity, p } from '#server/platform/database/base.entity.ts';

const SESSION_KINDS = ['admin', 'affiliate'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** LUC-4: SHA-256 of the session id, so that a copy of the database contains no usable session. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    idHash: p.string().length(64).primary(),
    /** Public id for the admin's list of sessions; it cannot be used to sign in. */
    publicId: p.string().length(36).unique(),
    kind: p.enum([...SESSION_KINDS]),
    userId: p.integer(),
    provisional: p.boolean().default(false),
    ipPrefix: p.string().length(64).nullable(),
    /** LUC-4: `Firefox on Linux`, never the full user agent. */
    browser: p.string().length(160).nullable(),
    createdAt: p.timestamp(),
    expiresAt: p.timestamp(),
    absoluteExpiresAt: p.timestamp(),
  },
  indexes: [{ properties: ['kind', 'userId'] }, { properties: ['expiresAt'] }],
  checks: ddl.checks({ session_lifetime_check: 'expires_at <= absolute_expires_at' }),
});
