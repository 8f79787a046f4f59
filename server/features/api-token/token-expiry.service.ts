/** Emails that a token is about to expire: 14 and 2 days before, each once. */

import { ownerRecipients } from '#server/auth/owners.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { TOKEN_NOTICE_DAYS } from '#src/domain/api-token/api-token.schema.ts';
import { isUsable } from '#src/domain/api-token/token-state.rules.ts';
import { addDays, DAY_MS, longDate } from '#src/domain/shared/dates.ts';
import { ApiTokenEntity, type ApiTokenRow } from './api-token.entity.ts';

const FIRST_NOTICE_DAYS = Math.max(...TOKEN_NOTICE_DAYS);

const affiliateOf = (ctx: Context, id: number) =>
  kysely(ctx.em).selectFrom('affiliate').select(['id', 'email']).where('id', '=', id).execute();

/** The notice that is due, in days before the expiry; none for a token that lives shorter. */
function dueNotice({ createdAt, expiresAt }: ApiTokenRow, now: Date): number | undefined {
  const lifetimeMs = expiresAt.getTime() - createdAt.getTime();
  return TOKEN_NOTICE_DAYS.filter((days) => expiresAt <= addDays(now, days) && lifetimeMs > days * DAY_MS).at(
    -1,
  );
}

async function notify(ctx: Context, id: number): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const now = ctx.deps.clock.now();
    const token = await inner.em.findOne(ApiTokenEntity, { id }, { refresh: true });
    if (!token || token.replacedAt || !isUsable(token, now)) return 0;
    const notice = dueNotice(token, now);
    if (!notice) return 0;
    const affiliateId = token.affiliateId ?? null;
    const recipients =
      affiliateId === null ? await ownerRecipients(inner.em) : await affiliateOf(inner, affiliateId);
    let written = 0;
    for (const recipient of recipients) {
      const email = await ctx.deps.mailer.enqueue(inner.em, {
        kind: 'api-token-expiring',
        to: recipient.email,
        affiliateId: affiliateId ?? undefined,
        onceKey: `api-token-expiring:${id}:${notice}:${recipient.id}`,
        expiresAt: token.expiresAt,
        payload: {
          name: token.name,
          prefix: token.prefix,
          daysLeft: Math.ceil((token.expiresAt.getTime() - now.getTime()) / DAY_MS),
          expiresOn: longDate(token.expiresAt),
          affiliateId,
        },
      });
      if (email) written++;
    }
    return written;
  });
}

/** @returns the number of emails written */
export async function emailExpiringTokens(ctx: Context): Promise<number> {
  const now = ctx.deps.clock.now();
  const tokens = await kysely(ctx.em)
    .selectFrom('api_token')
    .select('id')
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', addDays(now, FIRST_NOTICE_DAYS))
    .where('revokedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .orderBy('id')
    .execute();
  let written = 0;
  for (const { id } of tokens) written += await notify(ctx, id);
  return written;
}
