import { activeOwners } from '#server/auth/owners.ts';
import type { Context } from '#server/context.ts';
import { findPasswordError } from '#server/platform/password-strength.ts';
import {
  checkAdminPassword,
  checkOwnerEmail,
  checkSecondFactor,
} from '#src/domain/office/launch/accounts.rules.ts';
import type { LaunchChecks } from '#src/domain/office/launch/launch-check.rules.ts';

const findOwners = (ctx: Context) =>
  activeOwners(ctx.em).select(['username', 'email', 'totpConfirmedAt']).orderBy('username').execute();

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
