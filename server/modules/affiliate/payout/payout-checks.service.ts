/** Checks that each payout line has the commissions that it was made of, and its ledger entries. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { ASK_DEVELOPER, differences } from '#server/modules/sale/ledger/ledger.service.ts';
import { saleText } from '#src/domain/sale/payment/payment.rules.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';

const lineCommissions = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('payout_line as p')
    .leftJoin('commission as c', 'c.payoutLineId', 'p.id')
    .where('p.status', 'in', ['pending', 'paid'])
    .groupBy('p.id')
    .select(({ fn, lit }) => [
      'p.id',
      'p.runId',
      'p.affiliateId',
      'p.currency',
      'p.amountAtRunMinor as expected',
      fn.coalesce(fn.sum<number>('c.amountMinor'), lit(0)).as('actual'),
    ]);

const bookedLines = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('payout_line as p')
    .leftJoin('ledger_entry as e', (join) =>
      join.onRef('e.payoutLineId', '=', 'p.id').on('e.account', '=', 'payouts'),
    )
    .groupBy('p.id')
    .select(({ eb, fn, lit }) => [
      'p.id',
      'p.runId',
      'p.affiliateId',
      'p.currency',
      eb.case().when('p.status', '=', 'paid').then(eb.ref('p.amountAtRunMinor')).else(0).end().as('expected'),
      eb(fn.coalesce(fn.sum<number>('e.amountMinor'), lit(0)), '*', -1).as('actual'),
    ]);

export async function checkPayouts(ctx: Context): Promise<Finding[]> {
  const lines = await differences(ctx, lineCommissions(ctx));
  const booked = await differences(ctx, bookedLines(ctx));
  const subject = (row: { runId: number; affiliateId: number }) => ({
    payoutRunId: row.runId,
    affiliateId: row.affiliateId,
  });
  return [
    ...lines.map((row) =>
      finding(
        'payout-rows-differ',
        `Payout line ${row.id} was made for ${saleText(row.expected, row.currency)}; its commissions sum to ${saleText(row.actual, row.currency)}.`,
        'Do not pay this line. Mark it as failed: the next run recalculates its commissions.',
        subject(row),
      ),
    ),
    ...booked.map((row) =>
      finding(
        'payout-ledger-differs',
        `Payout line ${row.id} should have ${saleText(row.expected, row.currency)} in the ledger and has ${saleText(row.actual, row.currency)}.`,
        ASK_DEVELOPER,
        subject(row),
      ),
    ),
  ];
}
