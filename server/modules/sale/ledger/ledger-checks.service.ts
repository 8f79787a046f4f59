/** Checks that the ledger has the revenue of each order, and that its transfers balance. */

import { type AliasedExpression, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { saleText } from '#src/domain/sale/payment/payment.rules.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';

/** Rows per check: staff read the list. */
export const ROWS_MAX = 100;

type Compared = { id: number; expected: number; actual: number };

/** The rows of the query whose `expected` and `actual` differ. */
export async function differences<Row extends Compared>(
  ctx: Context,
  rows: { as(alias: 'compared'): AliasedExpression<Row, 'compared'> },
): Promise<Row[]> {
  const found = await kysely(ctx.em)
    .selectFrom(rows.as('compared'))
    .selectAll()
    .where(sql<boolean>`expected <> actual`)
    .orderBy(sql.ref('id'))
    .limit(ROWS_MAX)
    .execute();
  return found as Row[];
}

export const ASK_DEVELOPER =
  'The ledger is append-only and cannot have drifted by itself: keep a backup and have the code’s maintainer look at it.';

/** Sums of an account by order. */
export const bookedOf = (ctx: Context, account: 'payments' | 'commission_expense') =>
  kysely(ctx.em)
    .selectFrom('ledger_entry')
    .select(({ fn }) => ['orderId', fn.sum<number>('amountMinor').as('total')])
    .where('account', '=', account)
    .groupBy('orderId');

/** `netMinor` of paid orders; others are worth nothing. */
const orderRevenue = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('customer_order as o')
    .leftJoin(bookedOf(ctx, 'payments').as('booked'), 'booked.orderId', 'o.id')
    .select(({ eb, fn, lit }) => [
      'o.id',
      'o.currency',
      eb
        .case()
        .when('o.status', '=', 'paid')
        .then(
          fn<number>('greatest', [
            eb(fn.coalesce('o.amountMinor', lit(0)), '-', eb.ref('o.refundedMinor')),
            lit(0),
          ]),
        )
        .else(0)
        .end()
        .as('expected'),
      fn.coalesce('booked.total', lit(0)).as('actual'),
    ]);

export async function checkOrderRevenue(ctx: Context): Promise<Finding[]> {
  const rows = await differences(ctx, orderRevenue(ctx));
  return rows.map(({ id, currency, expected, actual }) =>
    finding(
      'order-ledger-differs',
      `Order ${id} is worth ${saleText(expected, currency)}; the ledger has ${saleText(actual, currency)}.`,
      ASK_DEVELOPER,
      { orderId: id },
    ),
  );
}

export async function checkTransfers(ctx: Context): Promise<Finding[]> {
  const rows = await kysely(ctx.em)
    .selectFrom('ledger_entry')
    .select(({ fn }) => ['transferId', 'currency', fn.sum<number>('amountMinor').as('total')])
    .groupBy(['transferId', 'currency'])
    .having(({ fn }) => fn.sum('amountMinor'), '<>', 0)
    .orderBy('transferId')
    .limit(ROWS_MAX)
    .execute();
  return rows.map(({ transferId, currency, total }) =>
    finding(
      'ledger-unbalanced',
      `The transfer ${transferId} is off by ${saleText(total, currency)}.`,
      ASK_DEVELOPER,
    ),
  );
}
