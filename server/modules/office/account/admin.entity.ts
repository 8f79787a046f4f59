import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { ADMIN_ROLES } from '#src/domain/viewer.ts';

export const AdminEntity = defineEntity({
  name: 'AdminAccount',
  tableName: 'admin_account',
  properties: {
    id: p.serialId(),
    username: p.string().length(120).unique(),
    email: p.string().length(254).nullable(),
    role: p.enum([...ADMIN_ROLES]).default('owner'),
    /** Null until an invited colleague has set a password. */
    passwordHash: p.string().length(255).nullable(),
    inviteTokenHash: p.string().length(64).nullable(),
    inviteExpiresAt: p.timestamp().nullable(),
    totpSecretEncrypted: p.text().nullable(),
    /** Null until a code has verified the secret; sign-in asks for codes from then on. */
    totpConfirmedAt: p.timestamp().nullable(),
    /** Half-minute of the last accepted code: no code is accepted twice. */
    totpLastStep: p.integer().nullable(),
    /** Hashes of the unused recovery codes. */
    recoveryCodeHashes: p.json<string[]>().nullable(),
    /** Incremented to revoke all known devices of the account. */
    deviceGeneration: p.integer().default(0),
    disabledAt: p.timestamp().nullable(),
    lastLoginAt: p.timestamp().nullable(),
    createdAt: p.timestamp(),
  },
  checks: ddl.checks({
    admin_account_invite_check: '(invite_token_hash is null) = (invite_expires_at is null)',
    admin_account_totp_check: 'totp_confirmed_at is null or totp_secret_encrypted is not null',
  }),
});
export type AdminRow = InferEntity<typeof AdminEntity>;

export const NO_INVITE = { inviteTokenHash: null, inviteExpiresAt: null } as const;
export const NO_SECOND_FACTOR = {
  totpSecretEncrypted: null,
  totpConfirmedAt: null,
  totpLastStep: null,
  recoveryCodeHashes: null,
} as const;
