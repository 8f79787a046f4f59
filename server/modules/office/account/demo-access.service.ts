/** Sign-in to a demo: one account, whose password everybody knows. */
import { verifySecret } from '#server/auth/password.ts';
import type { Context } from '#server/context.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { AdminEntity } from './admin.entity.ts';

export const DEMO_ADMIN = { username: 'admin', password: 'demo-admin' } as const;

let lastHash: string | null = null;
let isKnownPassword = false;
/** For the demo's login panel. Null once the account is gone or its password was changed. */
export async function offeredDemoAccount(ctx: Context): Promise<typeof DEMO_ADMIN | null> {
  if (!ctx.deps.config.demo) return null;
  const stored = await findDemoPasswordHash(ctx);
  // Cached per password hash: every screen calls this, and comparing a password is slow.
  if (stored !== lastHash)
    [lastHash, isKnownPassword] = [
      stored,
      stored !== null && (await verifySecret(stored, DEMO_ADMIN.password)),
    ];
  return isKnownPassword ? DEMO_ADMIN : null;
}

/**
 * Everybody knows the demo's password, whoever chose it for an account of a shop.
 * @throws ConfigError when that account still has the known password
 */
export async function requireNoKnownPassword(ctx: Context): Promise<void> {
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
