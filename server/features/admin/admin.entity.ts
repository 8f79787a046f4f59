import { defineEntity, type InferEntity, p, timestamp } from '#server/platform/base.entity.ts';
import { ADMIN_ROLES } from '#src/domain/viewer.ts';

export const AdminEntity = defineEntity({
  name: 'AdminAccount',
  tableName: 'admin_account',
  properties: {
    id: p.integer().primary(),
    username: p.string().length(120).unique(),
    email: p.string().length(254).nullable(),
    role: p.enum([...ADMIN_ROLES]).default('owner'),
    /** Null until an invited colleague has set a password. */
    passwordHash: p.string().length(255).nullable(),
    inviteTokenHash: p.string().length(64).nullable(),
    inviteExpiresAt: timestamp().nullable(),
    totpSecretSealed: p.text().nullable(),
    /**
     * Null until the first code has verified the secret; sign-in asks for a code only from then on.
     */
    totpConfirmedAt: timestamp().nullable(),
    /** Half-minute of the last accepted code: no code is accepted twice. */
    totpLastStep: p.integer().nullable(),
    /** Hashes of the unused recovery codes. */
    recoveryCodeHashes: p.json<string[]>().nullable(),
    /** Incremented to revoke all known devices of the account. */
    deviceGeneration: p.integer().default(0),
    disabledAt: timestamp().nullable(),
    lastLoginAt: timestamp().nullable(),
    createdAt: timestamp(),
  },
  checks: [
    {
      name: 'admin_account_invite_check',
      expression: '(invite_token_hash is null) = (invite_expires_at is null)',
    },
    {
      name: 'admin_account_totp_check',
      expression: 'totp_confirmed_at is null or totp_secret_sealed is not null',
    },
  ],
});
export type AdminRow = InferEntity<typeof AdminEntity>;

/** A named filter of one list, saved per admin. */
export const SavedViewEntity = defineEntity({
  name: 'SavedView',
  tableName: 'admin_saved_view',
  properties: {
    id: p.integer().primary(),
    adminId: p.integer(),
    list: p.string().length(40),
    name: p.string().length(80),
    query: p.string().length(1000),
    createdAt: timestamp(),
  },
  uniques: [{ properties: ['adminId', 'list', 'name'] }],
});

/** Private notes of staff about an order, a contact or an affiliate. */
export const NoteEntity = defineEntity({
  name: 'Note',
  tableName: 'admin_note',
  properties: {
    id: p.integer().primary(),
    subjectKind: p.string().length(20),
    subjectId: p.bigint('number'),
    body: p.text(),
    author: p.string().length(120),
    createdAt: timestamp(),
  },
  indexes: [{ properties: ['subjectKind', 'subjectId'] }],
  checks: [
    {
      name: 'admin_note_subject_kind_check',
      expression: `subject_kind in ('order', 'contact', 'confirmation', 'affiliate')`,
    },
  ],
});
