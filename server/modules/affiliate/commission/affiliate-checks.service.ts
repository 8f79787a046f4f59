/**
 * Checks that the commissions of each order are what it is worth, booked and paid by a payout, and
 * that each payout line has its commissions and ledger entries.
 */
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import {
  ASK_DEVELOPER,
  bookedOf,
  differences,
  ROWS_MAX,
} from '#server/modules/sale/ledger/ledger.service.ts';
import { saleText } from '#src/domain/sale/payment/payment.rules.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';

const orderTotals = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .select(({ eb, fn, lit }) => [
      'orderId',
      fn.min('affiliateId').as('affiliateId'),
      fn.min('currency').as('currency'),
      fn.coalesce(fn.sum<number>('amountMinor').filterWhere('status', '<>', 'cancelled'), lit(0)).as('total'),
      fn.agg<boolean>('bool_or', [eb('rejectedAt', 'is not', null)]).as('hasRejected'),
    ])
    .groupBy('orderId');

type Sold = ExpressionBuilder<Tables & { c: Tables['commission']; o: Tables['customer_order'] }, 'c' | 'o'>;

/** `remainingCommission` as SQL: the refunded share is rounded half up and subtracted. */
function remaining({ ref }: Sold) {
  const [original, amount] = [ref('c.originalMinor'), ref('o.amountMinor')];
  const refunded = sql`least(greatest(${ref('o.refundedMinor')}, 0), ${amount})`;
  return sql<number>`${original} - (${original}::bigint * ${refunded} * 2 + ${amount}) / (${amount}::bigint * 2)`;
}

/** `commissionTarget` of each order as SQL, and the sum: a test holds rule and SQL together. */
export const orderCommissions = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('commission as c')
    .innerJoin('customer_order as o', 'o.id', 'c.orderId')
    .innerJoin(orderTotals(ctx).as('t'), 't.orderId', 'c.orderId')
    .where('c.kind', '=', 'earned')
    .select((eb) => [
      'o.id',
      'c.affiliateId',
      'c.currency',
      't.total as actual',
      eb
        .case()
        .when(
          eb.or([
            eb('c.rejectedAt', 'is not', null),
            eb('o.status', '<>', 'paid'),
            eb(eb.fn.coalesce('o.amountMinor', eb.lit(0)), '<=', 0),
          ]),
        )
        .then(0)
        .when('t.hasRejected', '=', true)
        .then(eb.fn<number>('least', [remaining(eb), 't.total']))
        .else(remaining(eb))
        .end()
        .as('expected'),
    ]);

const bookedCommissions = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom(orderTotals(ctx).as('t'))
    .leftJoin(bookedOf(ctx, 'commission_expense').as('booked'), 'booked.orderId', 't.orderId')
    .select(({ fn, lit }) => [
      't.orderId as id',
      't.affiliateId',
      't.currency',
      't.total as expected',
      fn.coalesce('booked.total', lit(0)).as('actual'),
    ]);

const paidWithoutPayout = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('commission as c')
    .leftJoin('payout_line as p', 'p.id', 'c.payoutLineId')
    .select(['c.orderId', 'c.affiliateId', 'c.currency', 'c.amountMinor'])
    .where('c.status', '=', 'paid')
    .where('p.status', 'is distinct from', 'paid')
    .orderBy('c.id')
    .limit(ROWS_MAX)
    .execute();

export async function checkCommissions(ctx: Context): Promise<Finding[]> {
  const worth = await differences(ctx, orderCommissions(ctx));
  const booked = await differences(ctx, bookedCommissions(ctx));
  const unpaid = await paidWithoutPayout(ctx);
  return [
    ...worth.map(({ id, affiliateId, currency, expected, actual }) =>
      finding(
        'refund-without-reversal',
        `The commission of order ${id} is ${saleText(actual, currency)}; after its refunds it should be ${saleText(expected, currency)}.`,
        'Change the order’s status and change it back to recalculate the commission.',
        { orderId: id, affiliateId },
      ),
    ),
    ...booked.map(({ id, affiliateId, currency, expected, actual }) =>
      finding(
        'commission-ledger-differs',
        `The commission rows of order ${id} sum to ${saleText(expected, currency)}; the ledger has ${saleText(actual, currency)}.`,
        ASK_DEVELOPER,
        { orderId: id, affiliateId },
      ),
    ),
    ...unpaid.map(({ orderId, affiliateId, currency, amountMinor }) =>
      finding(
        'commission-paid-without-payout',
        `A commission of ${saleText(amountMinor, currency)} (order ${orderId}) is marked paid, but is on no paid payout line.`,
        'Look for the payment in your PayPal or bank statement. If none was made, the affiliate is still owed this amount.',
        { orderId, affiliateId },
      ),
    ),
  ];
}

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
