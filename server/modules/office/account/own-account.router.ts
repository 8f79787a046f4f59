import { z } from 'zod';
import { openSession, rememberDevice } from '#server/auth/known-device.ts';
import { forgetDevices } from '#server/auth/lucia.ts';
import { hashSecret, verifySecret } from '#server/auth/password.ts';
import { SessionEntity } from '#server/auth/session.entity.ts';
import { type Context, inTransaction, transactional } from '#server/context.ts';
import { viewOf } from '#server/database/view-of.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { adminAction, adminProcedure, requireAdmin, router } from '#server/trpc/trpc.ts';
import {
  CODE_REJECTED,
  changeEmailInput,
  changePasswordInput,
  ownAccountView,
  PASSWORD_WRONG,
  passwordOnly,
  recoveryCodesView,
  type SessionListItem,
  sessionListItem,
  sessionRef,
  totpCodeInput,
  totpSetupView,
} from '#src/domain/office/account/account.schema.ts';
import { browserName } from '#src/domain/shared/browser-name.ts';
import { AdminEntity, type AdminRow, NO_INVITE, NO_SECOND_FACTOR } from './admin.entity.ts';
import {
  encryptTotpSecret,
  makeRecoveryCodes,
  makeTotp,
  requireGoodPassword,
  spendTotpCode,
  utcText,
} from './login.service.ts';

const TRIES = 10;
const TRIES_SECONDS = 900;

const findSelf = (ctx: Context): Promise<AdminRow> =>
  ctx.em.findOneOrFail(AdminEntity, { id: requireAdmin(ctx).id }, { refresh: true });

/** The password again: the browser may be unattended. @throws AppError VALIDATION, RATE_LIMITED */
async function findSelfWith(ctx: Context, password: string): Promise<AdminRow> {
  const account = await findSelf(ctx);
  await requireBelow(ctx.em, ctx.deps.clock, `own-password:${account.id}`, TRIES, TRIES_SECONDS);
  if (!account.passwordHash || !(await verifySecret(account.passwordHash, password)))
    throw fieldError('current', PASSWORD_WRONG);
  return account;
}

async function notify(ctx: Context, account: AdminRow, what: string, to = account.email): Promise<void> {
  if (!to) return;
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'admin-security',
    to,
    payload: { username: account.username, what, at: utcText(ctx.deps.clock.now()) },
  });
}

async function ownAccount(ctx: Context) {
  const row = await findSelf(ctx);
  return viewOf(ownAccountView, {
    ...row,
    hasTotp: Boolean(row.totpConfirmedAt),
    recoveryCodesLeft: row.recoveryCodeHashes?.length ?? 0,
  });
}

/** Signs out every browser; this one signs in again. @throws AppError VALIDATION, RATE_LIMITED */
async function changeOwnPassword(ctx: Context, input: { current: string; next: string }) {
  const account = await findSelfWith(ctx, input.current);
  requireGoodPassword(input.next, 'next', [account.username, account.email ?? '']);
  const passwordHash = await hashSecret(input.next);
  await inTransaction(ctx, async (inner) => {
    // A condition of the update: the password may change while this one is compared.
    const changed = await inner.em.nativeUpdate(
      AdminEntity,
      { id: account.id, passwordHash: account.passwordHash },
      { passwordHash, ...NO_INVITE },
    );
    if (changed === 0) throw fieldError('current', PASSWORD_WRONG);
    await notify(inner, account, 'password changed');
    await ctx.deps.sessions.endAll(inner.em, 'admin', account.id);
    await writeAudit(inner, 'admin.password', ['admin', account.id]);
    await openSession(inner, 'admin', account.id);
  });
}

/** Notifies the old address, which may still hold a password link: it ends. */
async function changeOwnEmail(ctx: Context, input: { current: string; email: string }): Promise<void> {
  const account = await findSelfWith(ctx, input.current);
  if (account.email === input.email) return;
  await inTransaction(ctx, async (inner) => {
    await inner.em.nativeUpdate(AdminEntity, { id: account.id }, { email: input.email, ...NO_INVITE });
    await notify(inner, account, 'email address changed');
    await notify(inner, account, 'this address was added', input.email);
    await writeAudit(inner, 'admin.email', ['admin', account.id]);
  });
}

async function ownSessions(ctx: Context): Promise<SessionListItem[]> {
  const rows = await ctx.em.find(
    SessionEntity,
    // By the system's time, by which Lucia ends them: it takes no clock.
    { kind: 'admin', userId: requireAdmin(ctx).id, expiresAt: { $gt: new Date() } },
    { orderBy: { createdAt: 'desc' }, limit: 20, refresh: true },
  );
  return rows.map((row) =>
    viewOf(sessionListItem, {
      ...row,
      isCurrent: row.publicId === ctx.admin?.sessionPublicId,
      browser: row.browser ?? browserName(null),
    }),
  );
}

/** @throws AppError NOT_FOUND for another admin's session as well as for an expired one */
const endOwnSession = transactional(async (ctx: Context, publicId: string) => {
  const userId = requireAdmin(ctx).id;
  const ended = await ctx.em.nativeDelete(SessionEntity, { kind: 'admin', userId, publicId });
  if (ended === 0) throw new AppError('NOT_FOUND', 'This session has already ended.');
  await writeAudit(ctx, 'admin.session-ended', ['admin', userId]);
});

async function endOtherSessions(ctx: Context): Promise<void> {
  const userId = requireAdmin(ctx).id;
  await inTransaction(ctx, async (inner) => {
    // The account first, as at sign-in: its row is locked before its sessions.
    await forgetDevices(inner.em, 'admin', userId);
    await inner.em.nativeDelete(SessionEntity, {
      kind: 'admin',
      userId,
      publicId: { $ne: ctx.admin?.sessionPublicId ?? '' },
    });
    await writeAudit(inner, 'admin.sessions-ended', ['admin', userId]);
  });
  await rememberDevice(ctx, 'admin', userId);
}

/** The new secret takes effect once a code has proved that the app has it. */
async function beginTotp(ctx: Context, input: { current: string }) {
  const account = await findSelfWith(ctx, input.current);
  const made = makeTotp(account.username);
  // A condition of the update: another window may turn it on while the password is hashed.
  const begun = await ctx.em.nativeUpdate(
    AdminEntity,
    { id: account.id, totpConfirmedAt: null },
    { totpSecretEncrypted: encryptTotpSecret(ctx, account.id, made.secret), totpLastStep: null },
  );
  if (begun === 0)
    throw new AppError(
      'CONFLICT',
      'Two-step sign-in is already on. Turn it off first to set up another app.',
    );
  return made;
}

const changedElsewhere = () =>
  new AppError('CONFLICT', 'Two-step sign-in was changed in another window. Start again.');

/** @returns the recovery codes, shown only this once */
async function confirmTotp(ctx: Context, input: { code: string }): Promise<{ codes: string[] }> {
  const account = await findSelf(ctx);
  if (account.totpConfirmedAt) throw new AppError('CONFLICT', 'Two-step sign-in is already on.');
  const { totpSecretEncrypted } = account;
  if (!totpSecretEncrypted) throw changedElsewhere();
  await requireBelow(ctx.em, ctx.deps.clock, `own-password:${account.id}`, TRIES, TRIES_SECONDS);
  if (!(await spendTotpCode(ctx, account, input.code))) throw fieldError('code', CODE_REJECTED);
  const { codes, hashes } = await makeRecoveryCodes();
  await inTransaction(ctx, async (inner) => {
    const confirmed = await inner.em.nativeUpdate(
      AdminEntity,
      { id: account.id, totpSecretEncrypted, totpConfirmedAt: null },
      { totpConfirmedAt: ctx.deps.clock.now(), recoveryCodeHashes: hashes },
    );
    if (confirmed === 0) throw changedElsewhere();
    await notify(inner, account, 'two-step sign-in turned on');
    await writeAudit(inner, 'admin.totp-on', ['admin', account.id]);
  });
  return { codes };
}

async function renewRecoveryCodes(ctx: Context, input: { current: string }) {
  const account = await findSelfWith(ctx, input.current);
  if (!account.totpConfirmedAt) throw new AppError('CONFLICT', 'Two-step sign-in is off.');
  const { codes, hashes } = await makeRecoveryCodes();
  await inTransaction(ctx, async (inner) => {
    await inner.em.nativeUpdate(AdminEntity, { id: account.id }, { recoveryCodeHashes: hashes });
    await writeAudit(inner, 'admin.recovery-codes', ['admin', account.id]);
  });
  return { codes };
}

async function removeOwnTotp(ctx: Context, input: { current: string }): Promise<void> {
  const account = await findSelfWith(ctx, input.current);
  await inTransaction(ctx, async (inner) => {
    await inner.em.nativeUpdate(AdminEntity, { id: account.id }, NO_SECOND_FACTOR);
    await notify(inner, account, 'two-step sign-in turned off');
    await writeAudit(inner, 'admin.totp-off', ['admin', account.id]);
  });
}

const recoveryCodes = adminProcedure.output(recoveryCodesView);

export const ownAccountRouter = router({
  get: adminProcedure.output(ownAccountView).query(({ ctx }) => ownAccount(ctx)),
  changePassword: adminAction
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changeOwnPassword(ctx, input)),
  changeEmail: adminAction.input(changeEmailInput).mutation(({ ctx, input }) => changeOwnEmail(ctx, input)),
  sessions: adminProcedure.output(z.array(sessionListItem)).query(({ ctx }) => ownSessions(ctx)),
  endSession: adminAction.input(sessionRef).mutation(({ ctx, input }) => endOwnSession(ctx, input.publicId)),
  endOtherSessions: adminAction.mutation(({ ctx }) => endOtherSessions(ctx)),
  beginTotp: adminProcedure
    .input(passwordOnly)
    .output(totpSetupView)
    .mutation(({ ctx, input }) => beginTotp(ctx, input)),
  confirmTotp: recoveryCodes.input(totpCodeInput).mutation(({ ctx, input }) => confirmTotp(ctx, input)),
  renewRecoveryCodes: recoveryCodes
    .input(passwordOnly)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
  removeTotp: adminAction.input(passwordOnly).mutation(({ ctx, input }) => removeOwnTotp(ctx, input)),
});
