import type { z } from 'zod';
import { hashSecret, verifyNothing, verifySecret } from '#server/auth/password.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { queryRows } from '#server/platform/database.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import { inLine } from '#server/platform/in-line.ts';
import { ipPrefix } from '#server/platform/ip.ts';
import { MAIL_QUEUE } from '#server/platform/mail/mailer.ts';
import { countAttempt, countUse, resetCounter } from '#server/platform/rate-limit.ts';
import { browserName, CODE_NEEDED, CODE_REFUSED } from '#src/domain/admin/account.schema.ts';
import { type adminLoginView, LOGIN_FAILED } from '#src/domain/admin/admin.schema.ts';
import { site } from '#src/domain/site.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { AdminEntity, type AdminRow } from './admin.entity.ts';
import { firstDemoAccount, requireNoKnownPassword } from './demo-access.service.ts';
import { spendSecondFactor } from './second-factor.service.ts';

/** security.md 3.4: up to 15 minutes, never a lock for good. */
const PATIENCE = { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 900, windowSeconds: 86_400 };
/** More than this at once for one account are turned away before they cost anything. */
const LOGINS_IN_LINE_MAX = 30;
const ALERT_FAILURES = 50;

type LoginInput = { username: string; password: string; code?: string };

/**
 * Spec 5 and 8. Attempts on one account stand in line: five people who know the password do not use up each other's attempts.
 * @throws AppError 401, 429
 */
export async function logIn(ctx: Context, input: LoginInput): Promise<z.output<typeof adminLoginView>> {
  const key = `admin-fail:${ctx.deps.vault.hash('username', input.username.toLowerCase())}`;
  const turn = await inLine(key, LOGINS_IN_LINE_MAX, () => attemptLogin(ctx, input, key));
  if (!turn) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: 5 });
  return turn.result;
}

/** A new session id at each login; a presented one is ended first (SEC-03). */
async function attemptLogin(ctx: Context, input: LoginInput, key: string): Promise<z.output<typeof adminLoginView>> {
  const { sessions, clock } = ctx.deps;
  // Before anything is compared: guesses sent together are counted together.
  await countAttempt(ctx.em, clock, key, PATIENCE);
  const account = await ctx.em.findOne(AdminEntity, { username: input.username, disabledAt: null });
  const right = account?.passwordHash ? await verifySecret(account.passwordHash, input.password) : await verifyNothing(input.password);
  if (!account || !right) return refuseLogin(ctx, LOGIN_FAILED);
  if (account.totpConfirmedAt) {
    // Asked for only once the password is right: whether an account has a second factor is nobody else's business.
    if (!input.code) {
      // Half a login is no failure: ten people with two steps behind one address would shut each other out.
      await ctx.deps.addressLimiter.giveBack('admin-login', ctx.request.limitKey, ctx.em);
      throw new AppError('UNAUTHENTICATED', CODE_NEEDED, { data: { needsCode: true } });
    }
    if (!(await spendSecondFactor(ctx, account, input.code))) return refuseLogin(ctx, CODE_REFUSED, { needsCode: true });
  }
  await resetCounter(ctx.em, key);
  await ctx.deps.addressLimiter.giveBack('admin-login', ctx.request.limitKey, ctx.em);
  await ctx.em.nativeUpdate(AdminEntity, { id: account.id }, { lastLoginAt: clock.now() });
  await noticeLogin(ctx, account);
  await sessions.end('admin', ctx.request.cookie(sessions.cookieName('admin')));
  ctx.setCookie(await sessions.create('admin', account.id, { ipPrefix: ipPrefix(ctx.request.ip), userAgent: ctx.request.userAgent }));
  const actor = { id: account.id, username: account.username, role: account.role };
  await writeAudit({ ...ctx, admin: { ...actor, sessionPublicId: '' } }, { action: 'admin.login' });
  return { success: true, admin: actor };
}

async function refuseLogin(ctx: Context, message: string, data?: unknown): Promise<never> {
  await writeAudit(ctx, { action: 'admin.login-failed', actorName: 'visitor' });
  await alertOnMany(ctx);
  throw new AppError('UNAUTHENTICATED', message, { data });
}

/** security.md 3.4: the shop hears of it once an hour at most. */
async function alertOnMany(ctx: Context): Promise<void> {
  const { clock, logger, mailer, jobs } = ctx.deps;
  const { count: failures } = await countUse(ctx.em, clock, 'admin-fail:everybody', 3600);
  if (failures !== ALERT_FAILURES) return;
  logger.warn('many failed admin logins', { failures, requestId: ctx.request.id });
  await inTransaction(ctx, async (inner) => {
    await mailer.enqueue(inner.em, { kind: 'admin-login-alert', to: site.inbox, payload: { failures, at: utcText(clock.now()) } });
  });
  jobs.wake(MAIL_QUEUE);
}

const FAMILIAR_DAYS = 30;
export const utcText = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;

/** ASVS 6.3.5: a mail about a login from a network this account has not logged in from for a month. */
async function noticeLogin(ctx: Context, account: AdminRow): Promise<void> {
  const to = account.email;
  if (!to) return;
  const now = ctx.deps.clock.now();
  const place = ipPrefix(ctx.request.ip);
  const [known] = await queryRows<{ found: boolean }>(
    ctx.em,
    `select exists (select 1 from audit_log where actor_name = ? and action = 'admin.login' and at > ? and ip_prefix = ?) as found`,
    [account.username, new Date(now.getTime() - FAMILIAR_DAYS * 86_400_000), place],
  );
  if (known?.found) return;
  await inTransaction(ctx, async (inner) => {
    await ctx.deps.mailer.enqueue(inner.em, {
      kind: 'admin-login',
      to,
      payload: { username: account.username, at: utcText(now), browser: browserName(ctx.request.userAgent), place },
    });
  });
  ctx.deps.jobs.wake(MAIL_QUEUE);
}

export async function logOut(ctx: Context): Promise<{ success: true }> {
  const { sessions } = ctx.deps;
  if (ctx.admin) await writeAudit(ctx, { action: 'admin.logout' });
  ctx.setCookie(await sessions.end('admin', ctx.request.cookie(sessions.cookieName('admin'))));
  ctx.setHeader('Clear-Site-Data', '"cache"');
  return { success: true };
}

/** @throws AppError CONFLICT when the name is taken */
export async function createAdmin(
  ctx: Context,
  account: { username: string; password: string; role: AdminRole; email?: string },
): Promise<number> {
  try {
    const id = Number(
      await ctx.em.insert(AdminEntity, {
        username: account.username,
        email: account.email ?? null,
        role: account.role,
        passwordHash: await hashSecret(account.password),
        createdAt: ctx.deps.clock.now(),
      } as never),
    );
    await writeAudit(ctx, {
      action: 'admin.create',
      subjectKind: 'admin',
      subjectId: id,
      after: { username: account.username, role: account.role },
    });
    return id;
  } catch (error) {
    if (isUniqueViolation(error, 'admin_account_username'))
      throw new AppError('CONFLICT', 'There is already an account with this username.');
    throw error;
  }
}

/** Every session of the account ends. @throws AppError NOT_FOUND */
export async function setAdminPassword(ctx: Context, username: string, password: string): Promise<void> {
  const account = await ctx.em.findOne(AdminEntity, { username });
  if (!account) throw new AppError('NOT_FOUND', 'There is no account with this username.');
  await ctx.em.nativeUpdate(
    AdminEntity,
    { id: account.id },
    { passwordHash: await hashSecret(password), inviteTokenHash: null, inviteExpiresAt: null },
  );
  await ctx.deps.sessions.endAll('admin', account.id);
  await writeAudit(ctx, { action: 'admin.password', subjectKind: 'admin', subjectId: account.id });
}

/** The first account: from the environment, or demo mode's; created once, never changed by a later start. @throws ConfigError */
export async function ensureFirstAdmin(ctx: Context): Promise<void> {
  const { config } = ctx.deps;
  if (!config.demo) await requireNoKnownPassword(ctx);
  const first = config.admin ?? (config.demo ? firstDemoAccount(config) : null);
  if (first && (await ctx.em.count(AdminEntity, { username: first.username })) === 0) await createAdmin(ctx, { ...first, role: 'owner' });
}
