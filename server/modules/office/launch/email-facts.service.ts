import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { senderAddress } from '#server/platform/email/email-delivery.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { checkEmailDelivery, type EmailFacts } from '#src/domain/office/launch/email-setup.rules.ts';
import { OWN_EMAIL_MISSING } from '#src/domain/office/launch/launch.schema.ts';
import type { LaunchChecks } from '#src/domain/office/launch/launch-check.rules.ts';

const TEST_EMAILS_MAX = 5;
const TEST_EMAILS_SECONDS = 600;

export const senderOf = ({ deps }: Context): string => senderAddress(deps.config);
export const smtpHostOf = ({ deps }: Context): string | null =>
  deps.config.smtpUrl ? new URL(deps.config.smtpUrl).hostname : null;

async function findTestEmail(ctx: Context): Promise<EmailFacts['test']> {
  const row = await kysely(ctx.em)
    .selectFrom('mail_message')
    .select(['toAddress', 'status', 'lastError', 'createdAt', 'sentAt'])
    .where('kind', '=', 'test-email')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { toAddress: to, status, lastError, createdAt, sentAt } = row;
  return { to, status, lastError, at: sentAt ?? createdAt };
}

export async function checkEmail(ctx: Context): Promise<LaunchChecks> {
  return {
    'email-delivery': checkEmailDelivery({
      smtpHost: smtpHostOf(ctx),
      sender: senderOf(ctx),
      isSenderSet: ctx.deps.config.mailFrom !== null,
      test: await findTestEmail(ctx),
    }),
  };
}

export async function findOwnEmail(ctx: Context): Promise<string | null> {
  if (!ctx.admin) return null;
  const own = await kysely(ctx.em)
    .selectFrom('admin_account')
    .select('email')
    .where('id', '=', ctx.admin.id)
    .executeTakeFirst();
  return own?.email ?? null;
}

/** To the caller's own address only. @throws AppError CONFLICT, RATE_LIMITED */
export async function sendTestEmail(ctx: Context): Promise<void> {
  const to = await findOwnEmail(ctx);
  if (!ctx.admin || !to) throw new AppError('CONFLICT', OWN_EMAIL_MISSING);
  const { username, id } = ctx.admin;
  const { clock, mailer } = ctx.deps;
  await requireBelow(ctx.em, clock, `test-email:${id}`, TEST_EMAILS_MAX, TEST_EMAILS_SECONDS);
  await inTransaction(ctx, async (inner) => {
    await mailer.enqueue(inner.em, { kind: 'test-email', to, payload: { username } });
    await writeAudit(inner, { action: 'launch.test-email' });
  });
}
