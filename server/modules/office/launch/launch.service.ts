/** "Before you go public": the checklist from the real state of the shop. */
import { activeOwners } from '#server/auth/owners.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { launchProgress } from '#src/domain/office/launch/launch.rules.ts';
import {
  isConfirmedRow,
  LAUNCH_ROWS,
  type LaunchProgress,
  type LaunchRowView,
  type LaunchView,
  OWN_EMAIL_MISSING,
} from '#src/domain/office/launch/launch.schema.ts';
import { newestBackupAt, readRecords } from './launch-record.service.ts';
import { type Facts, LAUNCH_CHECKS } from './launch-rows.ts';

async function findLiveEvent(ctx: Context): Promise<Facts['liveEvent']> {
  const event = await kysely(ctx.em)
    .selectFrom('webhook_event')
    .select(['type', 'receivedAt as at'])
    .where('livemode', '=', true)
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event ?? null;
}

async function findTestEmail(ctx: Context): Promise<Facts['testEmail']> {
  const email = await kysely(ctx.em)
    .selectFrom('mail_message')
    .select(['toAddress as to', 'status', 'lastError'])
    .select(({ fn }) => fn.coalesce('sentAt', 'createdAt').$notNull().as('at'))
    .where('kind', '=', 'test-email')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return email ?? null;
}

async function readRows(ctx: Context): Promise<LaunchRowView[]> {
  const { config, clock } = ctx.deps;
  const owners = await activeOwners(ctx.em)
    .select((eb) => [
      'username',
      eb('totpConfirmedAt', 'is not', null).$castTo<boolean>().as('hasSecondFactor'),
    ])
    .orderBy('username')
    .execute();
  const { backup, ...confirmed } = await readRecords(ctx);
  const facts: Facts = {
    config,
    request: ctx.request,
    now: clock.now(),
    confirmed,
    owners,
    liveEvent: await findLiveEvent(ctx),
    testEmail: await findTestEmail(ctx),
    backupAt: await newestBackupAt(config, backup?.at ?? null),
  };
  return LAUNCH_ROWS.map((id) => ({
    id,
    ...LAUNCH_CHECKS[id](facts),
    confirmed: (isConfirmedRow(id) && confirmed[id]) || null,
  }));
}

export async function readLaunch(ctx: Context): Promise<LaunchView> {
  return { isDemo: ctx.deps.config.demo, ownEmail: await findOwnEmail(ctx), rows: await readRows(ctx) };
}

/** Null for a demo: it never opens. */
export const readProgress = async (ctx: Context): Promise<LaunchProgress | null> =>
  ctx.deps.config.demo ? null : launchProgress(await readRows(ctx));

async function findOwnEmail(ctx: Context): Promise<string | null> {
  if (!ctx.admin) return null;
  const own = await kysely(ctx.em)
    .selectFrom('admin_account')
    .select('email')
    .where('id', '=', ctx.admin.id)
    .executeTakeFirst();
  return own?.email ?? null;
}

const TEST_EMAILS_MAX = 5;
const TEST_EMAILS_SECONDS = 600;

/** To the caller's own address only. @throws AppError CONFLICT, RATE_LIMITED */
export async function sendTestEmail(ctx: Context): Promise<void> {
  const to = await findOwnEmail(ctx);
  if (!ctx.admin || !to) throw new AppError('CONFLICT', OWN_EMAIL_MISSING);
  const { username, id } = ctx.admin;
  const { clock, mailer } = ctx.deps;
  await requireBelow(ctx.em, clock, `test-email:${id}`, TEST_EMAILS_MAX, TEST_EMAILS_SECONDS);
  await inTransaction(ctx, async (inner) => {
    await mailer.enqueue(inner.em, { kind: 'test-email', to, payload: { username } });
    await writeAudit(inner, 'launch.test-email');
  });
}
