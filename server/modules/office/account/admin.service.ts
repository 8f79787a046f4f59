import type { FindUser } from '#server/auth/lucia.ts';
import { hashSecret, verifySecret } from '#server/auth/password.ts';
import { SessionEntity } from '#server/auth/session.entity.ts';
import { type AdminActor, type Context, emit, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { AppError, conflictOn } from '#server/platform/errors.ts';
import { USERNAME_TAKEN } from '#src/domain/office/account/account.schema.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { findDemoMode, setDemoMode } from '../demo/demo-mark.service.ts';
import { AdminEntity, NO_INVITE, NO_SECOND_FACTOR } from './admin.entity.ts';

export const findAdminUser: FindUser = async (db, id) => {
  const row = await db
    .fork()
    .findOne(AdminEntity, { id, disabledAt: null }, { fields: ['id', 'username', 'role'] });
  return row && { id: row.id, attributes: { username: row.username, role: row.role } };
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

export const DEMO_ADMIN = { username: 'admin', password: 'demo-admin' } as const;

/** 24 characters of 5 bits: 120 bits. */
const makePassword = (): string => randomBase32(24);

/** Of a public demo, nobody knows the password until `renewDemoAccess` sets one. */
const firstDemoAccount = ({
  isPublicDemo,
}: Context['deps']['config']): { username: string; password: string } =>
  isPublicDemo ? { username: DEMO_ADMIN.username, password: makePassword() } : DEMO_ADMIN;

/**
 * Runs at each start of a public demo, and when a public demo becomes a local one. Ends all
 * sessions and all other accounts: the known password, earlier invitations and API tokens stop
 * working.
 * @returns the account to print; null if nothing had to change
 */
export async function renewDemoAccess(ctx: Context): Promise<{ username: string; password: string } | null> {
  const { config } = ctx.deps;
  const wasPublic = (await findDemoMode(ctx)) === 'public';
  if (!config.demo || (!config.isPublicDemo && !wasPublic)) return null;
  const account = config.isPublicDemo ? firstDemoAccount(config) : (config.admin ?? DEMO_ADMIN);
  const passwordHash = await hashSecret(account.password);
  await inTransaction(ctx, async (inner) => {
    await replaceAccounts(inner, account.username, passwordHash);
    await emit(inner, 'demo.access_renewed', { isNewMode: wasPublic !== config.isPublicDemo });
  });
  return account;
}

async function replaceAccounts(ctx: Context, username: string, passwordHash: string): Promise<void> {
  const now = ctx.deps.clock.now();
  await ctx.em.nativeUpdate(
    AdminEntity,
    { username: { $ne: username }, disabledAt: null },
    { disabledAt: now, ...NO_INVITE },
  );
  const access = {
    role: 'owner',
    passwordHash,
    disabledAt: null,
    email: null,
    ...NO_INVITE,
    ...NO_SECOND_FACTOR,
  } as const;
  const changed = await ctx.em.nativeUpdate(AdminEntity, { username }, access);
  if (changed === 0) await ctx.em.insert(AdminEntity, { username, createdAt: now, ...access });
  await ctx.em.nativeDelete(SessionEntity, {});
  await setDemoMode(ctx);
  await writeAudit(ctx, 'admin.demo-access', ['admin', null], { after: { username } });
}

let lastHash: string | null = null;
let isKnownPassword = false;
/** For the login panel. Null in a public demo, and once the account or its password is gone. */
export async function offeredDemoAccount(ctx: Context): Promise<typeof DEMO_ADMIN | null> {
  const { config } = ctx.deps;
  if (!config.demo || config.isPublicDemo) return null;
  const stored = await findDemoPasswordHash(ctx);
  // Cached per password hash: every screen calls this, and comparing a password is slow.
  if (stored !== lastHash)
    [lastHash, isKnownPassword] = [
      stored,
      stored !== null && (await verifySecret(stored, DEMO_ADMIN.password)),
    ];
  return isKnownPassword ? DEMO_ADMIN : null;
}

/** Everybody knows the demo's password. @throws ConfigError when an account of a shop has it */
async function requireNoKnownPassword(ctx: Context): Promise<void> {
  const stored = await findDemoPasswordHash(ctx);
  if (stored && (await verifySecret(stored, DEMO_ADMIN.password)))
    throw new ConfigError([
      `The account ${DEMO_ADMIN.username} has the demo's password, which everybody knows. Set another one: npm run admin -- password ${DEMO_ADMIN.username}`,
    ]);
}

async function findDemoPasswordHash(ctx: Context): Promise<string | null> {
  const account = await ctx.em.findOne(
    AdminEntity,
    { username: DEMO_ADMIN.username, disabledAt: null },
    { refresh: true },
  );
  return account?.passwordHash ?? null;
}
