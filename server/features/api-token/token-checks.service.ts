/** Checks that no token works for somebody who has lost the access that it was made with. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Finding } from '#src/domain/payment/payment.schema.ts';
import { finding } from '#src/domain/payment/reconciliation.rules.ts';

const ROWS_MAX = 100;

const withoutHolder = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('api_token as t')
    .leftJoin('admin_account as a', 'a.id', 't.adminId')
    .leftJoin('affiliate as f', 'f.id', 't.affiliateId')
    .select(['t.id', 't.name', 't.createdBy', 't.affiliateId'])
    .where('t.revokedAt', 'is', null)
    .where('t.expiresAt', '>', ctx.deps.clock.now())
    .where((eb) =>
      eb.or([eb('a.role', '<>', 'owner'), eb('a.disabledAt', 'is not', null), eb('f.status', '=', 'closed')]),
    )
    .orderBy('t.id')
    .limit(ROWS_MAX)
    .execute();

export async function checkTokens(ctx: Context): Promise<Finding[]> {
  return (await withoutHolder(ctx)).map(({ id, name, createdBy, affiliateId }) =>
    finding(
      'token-without-holder',
      `API token ${id} (${name}) still works, and ${createdBy} no longer has the access it was made with.`,
      `Revoke it: npm run token -- revoke ${id}.`,
      { affiliateId },
    ),
  );
}
