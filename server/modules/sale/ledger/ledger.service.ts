/**
 * Debit accounts (`payments`, `commission_expense`) are positive; `sales`, `affiliate:<id>`,
 * `payouts` negative.
 */
import { randomUUID } from 'node:crypto';
import { type AliasedExpression, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { ModuleListeners } from '#server/events.ts';
import type { Currency } from '#src/domain/offer.ts';
import { netMinor } from '#src/domain/sale/order/order.rules.ts';
import { saleText } from '#src/domain/sale/payment/payment.rules.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';
import { LedgerEntryEntity } from './ledger.entity.ts';

export type LedgerKind =
  | 'sale'
  | 'refund'
  | 'commission'
  | 'commission-reversal'
  | 'commission-restore'
  | 'payout'
  | 'payout-return';
export const MOVEMENT_TEXTS: Partial<Record<LedgerKind, string>> = {
  commission: 'Commission',
  'commission-reversal': 'Commission taken back',
  'commission-restore': 'Commission reinstated',
  payout: 'Payout',
  'payout-return': 'Payout returned',
};
type Subject = { orderId?: number; commissionId?: number; payoutLineId?: number };

export const affiliateAccount = (affiliateId: number): string => `affiliate:${affiliateId}`;

/** @param entries account and amount in minor units; the sum must be zero */
export async function postLedger(
  ctx: Context,
  kind: LedgerKind,
  currency: Currency,
  entries: readonly (readonly [account: string, amountMinor: number])[],
  subject: Subject,
): Promise<void> {
  const sum = entries.reduce((total, [, amount]) => total + amount, 0);
  if (sum !== 0) throw new Error(`a ${kind} transfer does not balance: ${sum}`);
  const kept = entries.filter(([, amount]) => amount !== 0);
  if (kept.length === 0) return;
  const transferId = randomUUID();
  const createdAt = ctx.deps.clock.now();
  await ctx.em.insertMany(
    LedgerEntryEntity,
    kept.map(([account, amountMinor]) => ({
      transferId,
      kind,
      account,
      currency,
      amountMinor,
      orderId: subject.orderId ?? null,
      commissionId: subject.commissionId ?? null,
      payoutLineId: subject.payoutLineId ?? null,
      createdAt,
    })),
  );
}

/** A repeated call posts nothing. */
export async function syncSaleEntry(
  ctx: Context,
  order: { id: number; currency: Currency },
  netMinor: number,
): Promise<void> {
  const booked = await kysely(ctx.em)
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum<number | null>('amountMinor').as('total'))
    .where('orderId', '=', order.id)
    .where('account', '=', 'payments')
    .executeTakeFirst();
  const delta = netMinor - (booked?.total ?? 0);
  await postLedger(
    ctx,
    delta < 0 ? 'refund' : 'sale',
    order.currency,
    [
      ['payments', delta],
      ['sales', -delta],
    ],
    { orderId: order.id },
  );
}

export type AccountMovement = {
  at: Date;
  kind: LedgerKind;
  currency: Currency;
  amountMinor: number;
  orderId: number | null;
  payoutLineId: number | null;
};

/** Oldest first; a positive amount is owed to the affiliate. */
export async function affiliateMovements(ctx: Context, affiliateId: number): Promise<AccountMovement[]> {
  const rows = await kysely(ctx.em)
    .selectFrom('ledger_entry')
    .where('account', '=', affiliateAccount(affiliateId))
    .select(['createdAt as at', 'kind', 'currency', 'amountMinor', 'orderId', 'payoutLineId'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as LedgerKind, amountMinor: -row.amountMinor }));
}

export const ledgerListeners: ModuleListeners<Context> = {
  'order.paid': (ctx, { order }) => syncSaleEntry(ctx, order, netMinor(order)),
  'order.refunded': (ctx, { order }) => syncSaleEntry(ctx, order, netMinor(order)),
  'order.cancelled': (ctx, { order }) => syncSaleEntry(ctx, order, 0),
};

/** Rows per check: staff read the list. */
export const ROWS_MAX = 100;

type Compared = { id: number; expected: number; actual: number };

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
