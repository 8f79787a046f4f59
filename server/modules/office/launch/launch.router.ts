import { activeOwners } from '#server/auth/owners.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { ownerAction, ownerProcedure, requireAdmin, router } from '#server/trpc/trpc.ts';
import { launchProgress } from '#src/domain/office/launch/launch.rules.ts';
import {
  confirmInput,
  isConfirmedRow,
  LAUNCH_ROWS,
  type LaunchRowView,
  launchProgressView,
  launchView,
} from '#src/domain/office/launch/launch.schema.ts';
import { AdminEntity } from '../account/admin.entity.ts';
import { newestBackupAt, readRecords, setConfirmed } from './launch-record.service.ts';
import { type Facts, LAUNCH_CHECKS } from './launch-rows.ts';

const findLiveEvent = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('webhook_event')
    .select(['type', 'receivedAt as at'])
    .where('livemode', '=', true)
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

const findTestEmail = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('mail_message')
    .select(['toAddress as to', 'status', 'lastError'])
    .select(({ fn }) => fn.coalesce('sentAt', 'createdAt').$notNull().as('at'))
    .where('kind', '=', 'test-email')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

async function readRows(ctx: Context): Promise<LaunchRowView[]> {
  const { config, clock } = ctx.deps;
  const owners = await activeOwners(ctx.em)
    .select('username')
    .select((eb) => eb('totpConfirmedAt', 'is not', null).$castTo<boolean>().as('hasSecondFactor'))
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

const TEST_EMAILS_MAX = 5;
const TEST_EMAILS_SECONDS = 600;

/** To the caller's own address only. @throws AppError CONFLICT, RATE_LIMITED */
async function sendTestEmail(ctx: Context): Promise<void> {
  const { id } = requireAdmin(ctx);
  const { clock, mailer } = ctx.deps;
  const { email: to, username } = await ctx.em.findOneOrFail(AdminEntity, { id }, { refresh: true });
  if (!to)
    throw new AppError(
      'CONFLICT',
      'Your account has no email address. Add one on the page “Your account”, then send the test.',
    );
  await requireBelow(ctx.em, clock, `test-email:${id}`, TEST_EMAILS_MAX, TEST_EMAILS_SECONDS);
  await inTransaction(ctx, async (inner) => {
    await mailer.enqueue(inner.em, { kind: 'test-email', to, payload: { username } });
    await writeAudit(inner, 'launch.test-email');
  });
}

/** Owners only, and no token: the rows describe the weak points of the server. */
export const launchRouter = router({
  checklist: ownerProcedure.output(launchView).query(async ({ ctx }) => ({
    isDemo: ctx.deps.config.demo,
    rows: await readRows(ctx),
  })),
  /** Null for a demo: it never opens. */
  progress: ownerProcedure
    .output(launchProgressView.nullable())
    .query(async ({ ctx }) => (ctx.deps.config.demo ? null : launchProgress(await readRows(ctx)))),
  confirm: ownerAction
    .input(confirmInput)
    .mutation(({ ctx, input }) => setConfirmed(ctx, input.row, input.isTrue)),
  sendTestEmail: ownerAction.mutation(({ ctx }) => sendTestEmail(ctx)),
});
