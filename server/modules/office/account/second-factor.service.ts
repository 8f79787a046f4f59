/** TOTP and recovery codes, stored as hashes, of an admin account. Each code works once. */
import { Secret, TOTP } from 'otpauth';
import { hashSecret, verifySecret } from '#server/auth/password.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { normaliseSecondFactor, RECOVERY_CODES } from '#src/domain/office/account/account.schema.ts';
import { site } from '#src/domain/site.ts';
import { AdminEntity, type AdminRow } from './admin.entity.ts';

const PERIOD_SECONDS = 30;
/** Accepts one step (30 s) to either side: phone clocks drift. */
const WINDOW = 1;
const RECOVERY_LENGTH = 12;
const TOTP_SECRET = 'admin_account.totp_secret_encrypted';

export const encryptTotpSecret = (ctx: Context, adminId: number, secret: string): string =>
  ctx.deps.keyring.encrypt(secret, TOTP_SECRET, adminId);

function totpOf(username: string, base32: string): TOTP {
  return new TOTP({
    issuer: site.brand,
    label: username,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(base32),
  });
}

export function makeTotp(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(username, secret).toString() };
}

/** Marks a code as used, atomically: of two requests with the same code, one succeeds. */
export async function spendTotpCode(
  ctx: Context,
  account: Pick<AdminRow, 'id' | 'username' | 'totpSecretEncrypted'>,
  code: string,
): Promise<boolean> {
  if (!account.totpSecretEncrypted || !/^\d{6}$/.test(code)) return false;
  const timestamp = ctx.deps.clock.now().getTime();
  const secret = ctx.deps.keyring.decrypt(account.totpSecretEncrypted, TOTP_SECRET, account.id);
  const delta = totpOf(account.username, secret).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  const used = await ctx.em.nativeUpdate(
    AdminEntity,
    { id: account.id, $or: [{ totpLastStep: null }, { totpLastStep: { $lt: step } }] },
    { totpLastStep: step },
  );
  return used === 1;
}

async function spendRecoveryCode(ctx: Context, account: AdminRow, code: string): Promise<boolean> {
  for (const stored of account.recoveryCodeHashes ?? []) {
    if (!(await verifySecret(stored, code))) continue;
    return inTransaction(ctx, async (inner) => {
      const row = await inner.em.findOneOrFail(
        AdminEntity,
        { id: account.id },
        { ...FOR_UPDATE, refresh: true },
      );
      const left = row.recoveryCodeHashes ?? [];
      if (!left.includes(stored)) return false;
      await inner.em.nativeUpdate(
        AdminEntity,
        { id: row.id },
        { recoveryCodeHashes: left.filter((hash) => hash !== stored) },
      );
      return true;
    });
  }
  return false;
}

/** Accepts six digits of the app, or one of the recovery codes. */
export async function spendSecondFactor(ctx: Context, account: AdminRow, given: string): Promise<boolean> {
  const code = normaliseSecondFactor(given);
  if (/^\d{6}$/.test(code)) return spendTotpCode(ctx, account, code);
  return code.length === RECOVERY_LENGTH && spendRecoveryCode(ctx, account, code);
}

/** @returns the codes to show once, and their hashes to store */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const plain = Array.from({ length: RECOVERY_CODES }, () => randomBase32(RECOVERY_LENGTH));
  return {
    codes: plain.map((code) => `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`),
    hashes: await Promise.all(plain.map((code) => hashSecret(code))),
  };
}
