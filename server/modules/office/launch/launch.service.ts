/** "Before you go public": the checklist from the real state of the shop. Changes nothing. */
import type { Context } from '#server/context.ts';
import { checkBackup, checkRestore } from '#src/domain/office/launch/backup.rules.ts';
import {
  type LaunchProgress,
  type LaunchRowView,
  type LaunchView,
  LOOKUP_ROWS,
} from '#src/domain/office/launch/launch.schema.ts';
import {
  type LaunchChecks,
  launchProgress,
  toLaunchRows,
} from '#src/domain/office/launch/launch-check.rules.ts';
import { checkAccounts } from './account-facts.service.ts';
import { newestBackupAt } from './backup-record.service.ts';
import { checkBusiness } from './business-facts.service.ts';
import { checkEmail, findOwnEmail } from './email-facts.service.ts';
import { type LaunchRecords, readLaunchRecords } from './launch-record.service.ts';
import { checkPayments } from './payment-facts.service.ts';
import { lookUpSender, pendingSenderChecks } from './sender-domain.service.ts';
import { checkServer } from './server-facts.service.ts';

async function checkBackups({ deps }: Context, { restore, backupAt }: LaunchRecords): Promise<LaunchChecks> {
  const now = deps.clock.now();
  return {
    backup: checkBackup(await newestBackupAt(deps.config, backupAt), now),
    restore: checkRestore(restore, now),
  };
}

async function checkEverything(ctx: Context, records: LaunchRecords): Promise<LaunchChecks> {
  return {
    ...checkBusiness(ctx, records),
    ...(await checkPayments(ctx)),
    ...(await checkEmail(ctx)),
    ...pendingSenderChecks(ctx),
    ...(await checkServer(ctx)),
    ...(await checkAccounts(ctx)),
    ...(await checkBackups(ctx, records)),
  };
}

/** Everything that needs no other host; the rows of `lookUpRows` are still being checked. */
export async function readLaunch(ctx: Context): Promise<LaunchView> {
  const { config } = ctx.deps;
  const records = await readLaunchRecords(ctx);
  return {
    isDemo: config.demo,
    ownEmail: await findOwnEmail(ctx),
    claims: {
      isConfirmed: config.claimsConfirmed ?? records.claims !== null,
      isSetByEnvironment: config.claimsConfirmed !== null,
    },
    rows: toLaunchRows(await checkEverything(ctx, records), records.exemptions),
  };
}

export async function lookUpRows(ctx: Context, again: boolean): Promise<LaunchRowView[]> {
  const checks = await lookUpSender(ctx, again);
  return toLaunchRows(checks, (await readLaunchRecords(ctx)).exemptions);
}

export async function readProgress(ctx: Context): Promise<LaunchProgress> {
  const { rows } = await readLaunch(ctx);
  const lookups = await lookUpRows(ctx, false);
  const others = rows.filter(({ id }) => !LOOKUP_ROWS.some((row) => row === id));
  return launchProgress([...others, ...lookups]);
}
