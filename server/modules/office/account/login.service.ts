/** Second factors: TOTP, and recovery codes stored as hashes. Each code works once. */
import { Secret, TOTP } from 'otpauth';
import type { z } from 'zod';
import { findKnownDevice, openSession } from '#server/auth/known-device.ts';
import { hashSecret, verifyNothing, verifySecret } from '#server/auth/password.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit, writeFailedLogin } from '#server/platform/audit/audit.service.ts';
import { randomBase32, sha256 } from '#server/platform/crypto.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { ipPrefix } from '#server/platform/ip.ts';
import { limitConcurrency } from '#server/platform/limits/concurrency.ts';
import { countAttempt, resetCounter } from '#server/platform/limits/counter.ts';
import { countHourly } from '#server/platform/limits/hourly-total.ts';
import { findPasswordError } from '#server/platform/password-strength.ts';
import {
  type adminLoginView,
  CODE_NEEDED,
  CODE_REJECTED,
  INVITE_DEAD,
  LOGIN_FAILED,
  normaliseSecondFactor,
  RECOVERY_CODES,
} from '#src/domain/office/account/account.schema.ts';
import { browserName } from '#src/domain/shared/browser-name.ts';
import { addDays, DAY_SECONDS, longDate } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { AdminEntity, type AdminRow, NO_INVITE } from './admin.entity.ts';
import { actingAs } from './admin.service.ts';

/** Counted per account and known device: waits up to 15 minutes, never a permanent lock. */
const BACKOFF = { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 900, windowSeconds: DAY_SECONDS };
/** Queued sign-ins per account and device; more are rejected before the password is hashed. */
const WAITING_LOGINS_MAX = 30;

type LoginInput = { username: string; password: string; code?: string };
type Attempt = LoginInput & { device: string | null; counter: string };

/** The same for unknown usernames. @returns this device's id if the account signed in on it */
export async function findAdminDevice(ctx: Context, username: string): Promise<string | null> {
  const { id, generation } = await kysely(ctx.em)
    .selectFrom('admin_account')
    .select(({ fn }) => [
      fn.min<number | null>('id').as('id'),
      fn.min<number | null>('deviceGeneration').as('generation'),
    ])
    .where('username', '=', username)
    .where('disabledAt', 'is', null)
    .executeTakeFirstOrThrow();
  return findKnownDevice(ctx, { kind: 'admin', id: id ?? 0, generation: generation ?? 0 });
}

/** One at a time: people who know the password do not use up each other's attempts. */
export async function logIn(ctx: Context, input: LoginInput): Promise<z.output<typeof adminLoginView>> {
  const device = await findAdminDevice(ctx, input.username);
  const account = `admin-fail:${ctx.deps.keyring.keyedHash('username', input.username.toLowerCase())}`;
  const counter = device ? `${account}:${device}` : account;
  const queued = await limitConcurrency(counter, WAITING_LOGINS_MAX, () =>
    attemptLogin(ctx, { ...input, device, counter }),
  );
  if (!queued) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: 5 });
  return queued.result;
}

/** Only unknown devices count against the limit per IP address. */
async function releaseAddressUse(ctx: Context, { device }: Attempt): Promise<void> {
  if (!device) await ctx.deps.addressLimiter.release('admin-login', ctx.request.limitKey, ctx.em);
}

async function attemptLogin(ctx: Context, attempt: Attempt): Promise<z.output<typeof adminLoginView>> {
  const { clock } = ctx.deps;
  const { username, password, code, counter } = attempt;
  // Count before comparing, so that parallel guesses are counted together.
  await countAttempt(ctx.em, clock, counter, BACKOFF);
  const account = await ctx.em.findOne(AdminEntity, { username, disabledAt: null });
  const isRight = account?.passwordHash
    ? await verifySecret(account.passwordHash, password)
    : await verifyNothing(password);
  if (!account || !isRight) return rejectLogin(ctx, LOGIN_FAILED);
  if (account.totpConfirmedAt) {
    // The password first: the response must not show who has a second factor.
    if (!code) {
      // A missing code is no failure: admins behind one address would lock each other out.
      await releaseAddressUse(ctx, attempt);
      throw new AppError('UNAUTHENTICATED', CODE_NEEDED, { data: { needsCode: true } });
    }
    if (!(await spendSecondFactor(ctx, account, code)))
      return rejectLogin(ctx, CODE_REJECTED, { needsCode: true });
  }
  const actor = { id: account.id, username: account.username, role: account.role };
  const { id, passwordHash, deviceGeneration } = account;
  const isOpen = await inTransaction(ctx, async (inner) => {
    // Comparing takes a while: a new password and ended sessions apply to this attempt, too. The
    // row stays locked, so that what ends all sessions from now on also ends this one.
    const unchanged = await inner.em.nativeUpdate(
      AdminEntity,
      { id, passwordHash, deviceGeneration, disabledAt: null },
      { lastLoginAt: clock.now() },
    );
    if (unchanged === 0) return false;
    await notifyOfNewPlace(inner, account);
    await writeAudit(actingAs(inner, actor), 'admin.login');
    await openSession(inner, 'admin', id);
    return true;
  });
  if (!isOpen) return rejectLogin(ctx, LOGIN_FAILED);
  await resetCounter(ctx.em, counter);
  await releaseAddressUse(ctx, attempt);
  return { success: true, admin: actor };
}

async function rejectLogin(ctx: Context, message: string, data?: unknown): Promise<never> {
  await writeFailedLogin(ctx, 'admin.login-failed');
  await alertOnMany(ctx);
  throw new AppError('UNAUTHENTICATED', message, { data });
}

/** At most one email an hour. */
async function alertOnMany(ctx: Context): Promise<void> {
  const { clock, mailer } = ctx.deps;
  const { count, figure } = await countHourly(ctx, 'admin-login-failure');
  if (count !== figure) return;
  await inTransaction(ctx, async (inner) => {
    await mailer.enqueue(inner.em, {
      kind: 'admin-login-alert',
      to: site.inbox,
      payload: { failures: count, at: utcText(clock.now()) },
    });
  });
}

const FAMILIAR_DAYS = 30;
/** `14 December 2026 at 09:05 UTC` */
export const utcText = (date: Date): string => `${longDate(date)} at ${date.toISOString().slice(11, 16)} UTC`;

/** ASVS 6.3.5: email about a sign-in from a network that this account has not used for a month. */
async function notifyOfNewPlace(ctx: Context, account: AdminRow): Promise<void> {
  const to = account.email;
  if (!to) return;
  const now = ctx.deps.clock.now();
  const place = ipPrefix(ctx.request.ip);
  const known = await kysely(ctx.em)
    .selectFrom('audit_log')
    .select('id')
    .where('actorName', '=', account.username)
    .where('action', '=', 'admin.login')
    .where('at', '>', addDays(now, -FAMILIAR_DAYS))
    .where('ipPrefix', '=', place)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await inTransaction(ctx, async (inner) => {
    await ctx.deps.mailer.enqueue(inner.em, {
      kind: 'admin-login',
      to,
      payload: {
        username: account.username,
        at: utcText(now),
        browser: browserName(ctx.request.userAgent),
        place,
      },
    });
  });
}

export async function logOut(ctx: Context): Promise<void> {
  const { sessions } = ctx.deps;
  if (ctx.admin) await writeAudit(ctx, 'admin.logout');
  ctx.setCookie(await sessions.end('admin', ctx.request.cookie(sessions.cookieName('admin'))));
  ctx.setHeader('Clear-Site-Data', '"cache"');
}

/** Unknown, used and expired links get the same response. @throws AppError NOT_FOUND */
export async function requireInvited(ctx: Context, token: string): Promise<AdminRow> {
  const row = await ctx.em.findOne(
    AdminEntity,
    { inviteTokenHash: sha256(token), disabledAt: null },
    { refresh: true },
  );
  if (!row?.inviteExpiresAt || row.inviteExpiresAt <= ctx.deps.clock.now())
    throw new AppError('NOT_FOUND', INVITE_DEAD);
  return row;
}

/** @throws AppError VALIDATION with the message for the field */
export function requireGoodPassword(password: string, field: string, context: readonly string[]): void {
  const error = findPasswordError(password, context);
  if (error) throw fieldError(field, error);
}

/** Sets the password, ends every older session, and signs this browser in. */
export async function acceptInvite(ctx: Context, input: { token: string; password: string }): Promise<void> {
  const account = await requireInvited(ctx, input.token);
  requireGoodPassword(input.password, 'password', [account.username, account.email ?? '']);
  const passwordHash = await hashSecret(input.password);
  await inTransaction(ctx, async (inner) => {
    const used = await inner.em.nativeUpdate(
      AdminEntity,
      { id: account.id, inviteTokenHash: sha256(input.token) },
      { passwordHash, ...NO_INVITE },
    );
    if (used !== 1) throw new AppError('NOT_FOUND', INVITE_DEAD);
    await ctx.deps.sessions.endAll(inner.em, 'admin', account.id);
    await writeAudit(actingAs(inner, account), 'admin.invite-accepted', ['admin', account.id]);
    // An account with a second factor still needs it: the emailed link alone is not enough.
    if (account.totpConfirmedAt) return;
    await inner.em.nativeUpdate(AdminEntity, { id: account.id }, { lastLoginAt: ctx.deps.clock.now() });
    await openSession(inner, 'admin', account.id);
  });
}

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

/** Atomic: of two requests with the same code, one succeeds. */
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
      await inner.em.nativeUpdate(AdminEntity, row.id, {
        recoveryCodeHashes: left.filter((hash) => hash !== stored),
      });
      return true;
    });
  }
  return false;
}

async function spendSecondFactor(ctx: Context, account: AdminRow, given: string): Promise<boolean> {
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
