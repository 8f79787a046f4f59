/** At least one owner can always sign in. */
import { activeOwners } from '#server/auth/owners.ts';
import { type Context, emit, inTransaction, transactional } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { randomToken, sha256 } from '#server/platform/crypto.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError, conflictOn, fieldError } from '#server/platform/errors.ts';
import {
  type AccountView,
  INVITE_DAYS,
  type InviteInput,
  USERNAME_TAKEN,
} from '#src/domain/office/account/account.schema.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { AdminEntity, type AdminRow, NO_INVITE, NO_SECOND_FACTOR } from './admin.entity.ts';

export async function listAccounts(ctx: Context): Promise<AccountView[]> {
  const now = ctx.deps.clock.now();
  const rows = await kysely(ctx.em)
    .selectFrom('admin_account')
    .select(['id', 'username', 'email', 'role', 'passwordHash', 'totpConfirmedAt'])
    .select(['disabledAt', 'inviteExpiresAt', 'lastLoginAt', 'createdAt'])
    .select((eb) =>
      eb
        .selectFrom('session')
        .where('kind', '=', 'admin')
        .whereRef('session.userId', '=', 'admin_account.id')
        .where('expiresAt', '>', now)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('sessions'),
    )
    .orderBy((eb) => eb('disabledAt', 'is not', null))
    .orderBy('username')
    .execute();
  return rows.map(({ passwordHash, totpConfirmedAt, disabledAt, inviteExpiresAt, ...row }) => {
    const invited = inviteExpiresAt && inviteExpiresAt > now ? 'invited' : 'invitation expired';
    return {
      ...row,
      hasTotp: totpConfirmedAt !== null,
      state: disabledAt ? 'disabled' : passwordHash ? 'active' : invited,
    };
  });
}

const lockAccount = (ctx: Context, id: number): Promise<AdminRow> =>
  lockRow(ctx.em, AdminEntity, id, 'We can’t find this account. Choose it from the list.');

/** Locks the owners in id order, so that two cannot demote each other. @throws AppError CONFLICT */
async function requireAnotherOwner(ctx: Context, id: number): Promise<void> {
  const owners = await activeOwners(ctx.em).select('id').orderBy('id').forUpdate().execute();
  if (!owners.some((owner) => owner.id !== id))
    throw new AppError('CONFLICT', 'This is the last owner. Make someone else an owner first.');
}

async function emailInvite(
  ctx: Context,
  account: { username: string; email: string; role: AdminRole },
  token: string,
  isReset: boolean,
): Promise<void> {
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'admin-invite',
    to: account.email,
    expiresAt: addDays(ctx.deps.clock.now(), INVITE_DAYS),
    payload: {
      username: account.username,
      role: account.role,
      invitedBy: ctx.admin?.username ?? 'the shop',
      token,
      isReset,
    },
  });
}

/** @throws AppError CONFLICT when the username is taken */
export async function inviteAdmin(ctx: Context, input: InviteInput): Promise<void> {
  const token = randomToken(24);
  const now = ctx.deps.clock.now();
  await inTransaction(ctx, async (inner) => {
    const id = await inner.em.insert(AdminEntity, {
      ...input,
      passwordHash: null,
      inviteTokenHash: sha256(token),
      inviteExpiresAt: addDays(now, INVITE_DAYS),
      createdAt: now,
    });
    await emailInvite(inner, input, token, false);
    await writeAudit(inner, 'admin.invite', ['admin', id], {
      after: { username: input.username, role: input.role },
    });
  }).catch(
    conflictOn('admin_account_username', USERNAME_TAKEN, (text) => fieldError('username', text, 'CONFLICT')),
  );
}

/** Replaces the earlier link. For an account that has a password, the link resets it. */
export const sendInviteAgain = transactional(async (ctx: Context, id: number) => {
  const token = randomToken(24);
  const row = await lockAccount(ctx, id);
  if (row.disabledAt) throw new AppError('CONFLICT', 'This account is disabled. Enable it first.');
  if (!row.email)
    throw new AppError(
      'CONFLICT',
      'This account has no email address to send to. Its user can add one under “Your account”.',
    );
  await ctx.em.nativeUpdate(AdminEntity, id, {
    inviteTokenHash: sha256(token),
    inviteExpiresAt: addDays(ctx.deps.clock.now(), INVITE_DAYS),
  });
  const isReset = Boolean(row.passwordHash);
  await emailInvite(ctx, { username: row.username, email: row.email, role: row.role }, token, isReset);
  await writeAudit(ctx, isReset ? 'admin.password-link' : 'admin.invite-again', ['admin', id]);
});

export const changeRole = transactional(async (ctx: Context, input: { id: number; role: AdminRole }) => {
  if (input.role !== 'owner') await requireAnotherOwner(ctx, input.id);
  const row = await lockAccount(ctx, input.id);
  if (row.role === input.role) return;
  await ctx.em.nativeUpdate(AdminEntity, { id: row.id }, { role: input.role });
  if (input.role !== 'owner') await emit(ctx, 'account.rights_ended', { adminId: row.id });
  await writeAudit(ctx, 'admin.role', ['admin', row.id], {
    before: { role: row.role },
    after: { role: input.role },
  });
});

/** A disabled account cannot sign in, and all its sessions and API tokens end at once. */
export async function setDisabled(ctx: Context, input: { id: number; disabled: boolean }): Promise<void> {
  if (input.disabled && ctx.admin?.id === input.id)
    throw new AppError('CONFLICT', 'You can’t disable your own account. Ask another owner.');
  await inTransaction(ctx, async (inner) => {
    if (input.disabled) await requireAnotherOwner(inner, input.id);
    const row = await lockAccount(inner, input.id);
    if (Boolean(row.disabledAt) === input.disabled) return;
    await inner.em.nativeUpdate(AdminEntity, row.id, {
      disabledAt: input.disabled ? ctx.deps.clock.now() : null,
      ...(input.disabled ? NO_INVITE : {}),
    });
    if (input.disabled) {
      await emit(inner, 'account.rights_ended', { adminId: row.id });
      await ctx.deps.sessions.endAll(inner.em, 'admin', row.id);
    }
    await writeAudit(inner, input.disabled ? 'admin.disable' : 'admin.enable', ['admin', row.id]);
  });
}

/** For a colleague who has lost their phone. */
export const removeTotpOf = transactional(async (ctx: Context, id: number) => {
  const row = await lockAccount(ctx, id);
  await ctx.em.nativeUpdate(AdminEntity, { id: row.id }, NO_SECOND_FACTOR);
  await writeAudit(ctx, 'admin.totp-removed', ['admin', row.id]);
});

export const endSessionsOf = transactional(async (ctx: Context, id: number) => {
  await lockAccount(ctx, id);
  await ctx.deps.sessions.endAll(ctx.em, 'admin', id);
  await writeAudit(ctx, 'admin.sessions-ended', ['admin', id]);
});
