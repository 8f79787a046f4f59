import type { Accounts } from '#server/auth/lucia-adapter.ts';
import { hashSecret } from '#server/auth/password.ts';
import { type AdminActor, type Context, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { AppError, conflictOn } from '#server/platform/errors.ts';
import { USERNAME_TAKEN } from '#src/domain/office/account/account.schema.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { AdminEntity, NO_INVITE } from './admin.entity.ts';
import { firstDemoAccount, requireNoKnownPassword } from './demo-access.service.ts';

/** A disabled account has no sessions. */
export const adminAccounts: Accounts = {
  table: 'admin_account',
  async findUser(db, id) {
    const row = await db
      .fork()
      .findOne(AdminEntity, { id, disabledAt: null }, { fields: ['id', 'username', 'role'] });
    return row && { id: row.id, attributes: { username: row.username, role: row.role } };
  },
};

/** @throws AppError CONFLICT when the username is taken */
export async function createAdmin(
  ctx: Context,
  account: { username: string; password: string; role: AdminRole; email?: string },
): Promise<number> {
  const passwordHash = await hashSecret(account.password);
  return inTransaction(ctx, async (inner) => {
    const id = await inner.em.insert(AdminEntity, {
      username: account.username,
      email: account.email ?? null,
      role: account.role,
      passwordHash,
      createdAt: ctx.deps.clock.now(),
    });
    await writeAudit(inner, 'admin.create', ['admin', id], {
      after: { username: account.username, role: account.role },
    });
    return id;
  }).catch(conflictOn('admin_account_username', USERNAME_TAKEN));
}

/** For what an account does before it has a session, and in a demo's past. */
export const actingAs = (
  ctx: Context,
  { id, username, role }: Omit<AdminActor, 'sessionPublicId'>,
): Context => ({ ...ctx, admin: { id, username, role, sessionPublicId: '' } });

/** Ends every session of the account. @throws AppError NOT_FOUND */
export async function setAdminPassword(ctx: Context, username: string, password: string): Promise<void> {
  const account = await ctx.em.findOne(AdminEntity, { username });
  if (!account)
    throw new AppError('NOT_FOUND', 'There is no account with this username. Check its spelling.');
  const passwordHash = await hashSecret(password);
  await inTransaction(ctx, async (inner) => {
    await inner.em.nativeUpdate(AdminEntity, { id: account.id }, { passwordHash, ...NO_INVITE });
    await ctx.deps.sessions.endAll(inner.em, 'admin', account.id);
    await writeAudit(inner, 'admin.password', ['admin', account.id]);
  });
}

/** The first account, from the environment or for a demo. Later starts never change it. */
export async function ensureFirstAdmin(ctx: Context): Promise<void> {
  const { config } = ctx.deps;
  if (!config.demo) await requireNoKnownPassword(ctx);
  const first = config.admin ?? (config.demo ? firstDemoAccount(config) : null);
  if (!first || (await ctx.em.count(AdminEntity, { username: first.username })) > 0) return;
  await createAdmin(ctx, { ...first, role: 'owner' }).catch((error: unknown) => {
    // Several nodes may start together; the unique index lets one of them create the account.
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
  });
}
