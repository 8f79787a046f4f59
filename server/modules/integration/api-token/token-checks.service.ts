/** Checks that no token works for an owner who has lost the access that it was made with. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';

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
