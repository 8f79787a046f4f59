import { defineEntity, p, timestamp } from '#server/platform/base.entity.ts';

export const SESSION_KINDS = ['admin', 'affiliate'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** LUC-4: the table holds SHA-256 of the session id, so a copy of the database opens no session. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    idHash: p.string().length(64).primary(),
    /** Names the session in the admin's list without revealing anything usable. */
    publicId: p.string().length(36).unique(),
    kind: p.enum([...SESSION_KINDS]),
    userId: p.integer(),
    provisional: p.boolean().default(false),
    ipPrefix: p.string().length(64).nullable(),
    /** LUC-4: `Firefox on Linux`, never the user agent itself. The column keeps its name for nodes of the version before. */
    browser: p.string().length(160).nullable().fieldName('user_agent'),
    createdAt: timestamp(),
    expiresAt: timestamp(),
    absoluteExpiresAt: timestamp(),
  },
  indexes: [{ properties: ['kind', 'userId'] }, { properties: ['expiresAt'] }],
  checks: [{ name: 'session_lifetime_check', expression: 'expires_at <= absolute_expires_at' }],
});
