import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { findPasswordError } from '#server/platform/password-strength.ts';
import { checkAdminPassword, checkOwnerEmail, checkSecondFactor } from '#src/domain/launch/accounts.rules.ts';
import type { LaunchChecks } from '#src/domain/launch/launch-check.rules.ts';

/** Without invited colleagues who have not chosen a password yet. */
const findOwners = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('admin_account')
    .select(['username', 'email', 'totpConfirmedAt'])
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .where((eb) => eb.or([eb('passwordHash', 'is not', null), eb('inviteTokenHash', 'is', null)]))
    .orderBy('username')
    .execute();

export async function checkAccounts(ctx: Context): Promise<LaunchChecks> {
  const owners = (await findOwners(ctx)).map(({ username, email, totpConfirmedAt }) => ({
    username,
    hasSecondFactor: totpConfirmedAt !== null,
    hasEmail: Boolean(email),
  }));
  const { admin } = ctx.deps.config;
  return {
    'second-factor': checkSecondFactor(owners),
    'owner-email': checkOwnerEmail(owners),
    'admin-password': checkAdminPassword({
      isInEnvironment: admin !== null,
      weakness: admin && findPasswordError(admin.password, [admin.username]),
    }),
  };
}
