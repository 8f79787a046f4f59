/** Emails that a token is about to expire: 14 and 2 days before, each once. */

import { ownerRecipients } from '#server/auth/owners.ts';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { sendDue } from '#server/platform/email/send-due.ts';
import { TOKEN_MISSING, TOKEN_NOTICE_DAYS } from '#src/domain/integration/api-token/api-token.schema.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';
import { addDays, DAY_MS, longDate } from '#src/domain/shared/dates.ts';
import { ApiTokenEntity, type ApiTokenRow } from './api-token.entity.ts';

const FIRST_NOTICE_DAYS = Math.max(...TOKEN_NOTICE_DAYS);

/** The notice that is due, in days before the expiry; none for a token that lives shorter. */
function dueNotice({ createdAt, expiresAt }: ApiTokenRow, now: Date): number | undefined {
  const lifetimeMs = expiresAt.getTime() - createdAt.getTime();
  return TOKEN_NOTICE_DAYS.filter((days) => expiresAt <= addDays(now, days) && lifetimeMs > days * DAY_MS).at(
    -1,
  );
}

function expiringTokens(ctx: Context, id?: number) {
  const now = ctx.deps.clock.now();
  return kysely(ctx.em)
    .selectFrom('api_token')
    .select('id')
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', addDays(now, FIRST_NOTICE_DAYS))
    .where('revokedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .orderBy('expiresAt')
    .orderBy('id')
    .$if(id !== undefined, (rows) => rows.where('id', '=', id ?? 0))
    .execute();
}

async function noticesOf(ctx: Context, token: ApiTokenRow) {
  const now = ctx.deps.clock.now();
  const notice = dueNotice(token, now);
  if (!notice) return [];
  const recipients = await ownerRecipients(ctx.em);
  return recipients.map((recipient) => ({
    kind: 'api-token-expiring' as const,
    to: recipient.email,
    onceKey: `api-token-expiring:${token.id}:${notice}:${recipient.id}`,
    expiresAt: token.expiresAt,
    payload: {
      name: token.name,
      prefix: token.prefix,
      daysLeft: Math.ceil((token.expiresAt.getTime() - now.getTime()) / DAY_MS),
      expiresOn: longDate(token.expiresAt),
    },
  }));
}

/** @returns the number of emails written */
export const emailExpiringTokens = (ctx: Context): Promise<number> =>
  sendDue(ctx, {
    job: 'token-expiry',
    due: expiringTokens,
    lock: (inner, { id }) => lockRow(inner.em, ApiTokenEntity, id, TOKEN_MISSING),
    email: (inner, _, token) => noticesOf(inner, token),
  });

/** API tokens stay in the list for this long after they have ended. */
const TOKEN_DAYS = 90;

export async function pruneTokens({ em, deps }: Context): Promise<void> {
  const end = addDays(deps.clock.now(), -TOKEN_DAYS);
  await kysely(em)
    .deleteFrom('api_token')
    .where((eb) => eb.or([eb('expiresAt', '<', end), eb('revokedAt', '<', end)]))
    .execute();
}

const ROWS_MAX = 100;

const withoutHolder = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('api_token as t')
    .innerJoin('admin_account as a', 'a.id', 't.adminId')
    .select(['t.id', 't.name', 't.createdBy'])
    .where('t.revokedAt', 'is', null)
    .where('t.expiresAt', '>', ctx.deps.clock.now())
    .where((eb) => eb.or([eb('a.role', '<>', 'owner'), eb('a.disabledAt', 'is not', null)]))
    .orderBy('t.id')
    .limit(ROWS_MAX)
    .execute();

export async function checkTokens(ctx: Context): Promise<Finding[]> {
  return (await withoutHolder(ctx)).map(({ id, name, createdBy }) =>
    finding(
      'token-without-holder',
      `API token ${id} (${name}) still works, and ${createdBy} no longer has the access it was made with.`,
      `Revoke it: npm run token -- revoke ${id}.`,
      {},
    ),
  );
}
