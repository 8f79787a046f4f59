/** Accepting an invitation: the recipient of the emailed link sets a password. */
import { openSession } from '#server/auth/open-session.ts';
import { hashSecret } from '#server/auth/password.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { sha256 } from '#server/platform/crypto.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { findPasswordError } from '#server/platform/password-strength.ts';
import { INVITE_DEAD } from '#src/domain/office/account/account.schema.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { AdminEntity, type AdminRow, NO_INVITE } from './admin.entity.ts';
import { actingAs } from './admin.service.ts';

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
  });
  // An account with a second factor still needs it: the emailed link alone is not enough.
  if (account.totpConfirmedAt) return;
  await ctx.em.nativeUpdate(AdminEntity, { id: account.id }, { lastLoginAt: ctx.deps.clock.now() });
  await openSession(ctx, 'admin', account.id);
}
