/**
 * Checks that our own records agree: orders, commissions, payouts, ledger, stored events.
 * One statement per check.
 */
import type { Context } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import type { Finding } from '#src/domain/payment/payment.schema.ts';
import { finding } from '#src/domain/payment/reconciliation.rules.ts';
import { minorToText } from '#src/domain/shared/money.ts';

type Row = {
  id: number;
  affiliateId: number;
  runId: number;
  currency: string;
  expected: string | number;
  actual: string | number;
};
const money = (amount: string | number, currency: string): string =>
  `${minorToText(Number(amount))} ${currency.toUpperCase()}`;

/** Rows per check: staff read the list. */
const LIMIT = 'limit 100';

const ORDER_LEDGER = `select o.id, o.currency, e.expected, coalesce(l.total, 0) as actual from customer_order o
  cross join lateral (select case when o.status = 'paid' then greatest(coalesce(o.amount_minor, 0) - o.refunded_minor, 0) else 0 end as expected) e
  left join (select order_id, sum(amount_minor) as total from ledger_entry where account = 'payments' group by order_id) l on l.order_id = o.id
  where coalesce(l.total, 0) <> e.expected order by o.id ${LIMIT}`;

/** Rounds as the commission rule does: the refunded share is rounded half up and subtracted. */
const COMMISSION_WORTH = `select o.id, c.affiliate_id as "affiliateId", c.currency, e.expected, t.total as actual from commission c
  join customer_order o on o.id = c.order_id
  join (select order_id, coalesce(sum(amount_minor) filter (where status <> 'cancelled'), 0) as total from commission group by order_id) t on t.order_id = c.order_id
  cross join lateral (select case
    when c.refused_at is not null or o.status <> 'paid' or coalesce(o.amount_minor, 0) <= 0 then 0
    else c.original_minor - (c.original_minor::bigint * least(o.refunded_minor, o.amount_minor) * 2 + o.amount_minor) / (o.amount_minor::bigint * 2) end as expected) e
  where c.kind = 'earned' and t.total <> e.expected order by o.id ${LIMIT}`;

const COMMISSION_LEDGER = `select c.order_id as id, c.affiliate_id as "affiliateId", c.currency, c.total as expected, coalesce(l.total, 0) as actual from
    (select order_id, min(affiliate_id) as affiliate_id, min(currency) as currency, coalesce(sum(amount_minor) filter (where status <> 'cancelled'), 0) as total
     from commission group by order_id) c
  left join (select order_id, sum(amount_minor) as total from ledger_entry where account = 'commission_expense' group by order_id) l on l.order_id = c.order_id
  where c.total <> coalesce(l.total, 0) order by c.order_id ${LIMIT}`;

const PAYOUT_ROWS = `select p.id, p.run_id as "runId", p.affiliate_id as "affiliateId", p.currency, p.frozen_minor as expected, coalesce(sum(c.amount_minor), 0) as actual
  from payout_line p left join commission c on c.payout_line_id = p.id where p.status in ('pending', 'paid')
  group by p.id having coalesce(sum(c.amount_minor), 0) <> p.frozen_minor order by p.id ${LIMIT}`;

const PAYOUT_LEDGER = `select p.id, p.run_id as "runId", p.affiliate_id as "affiliateId", p.currency, e.expected, coalesce(l.total, 0) as actual from payout_line p
  cross join lateral (select case when p.status = 'paid' then p.frozen_minor else 0 end as expected) e
  left join (select payout_line_id, -sum(amount_minor) as total from ledger_entry where account = 'payouts' group by payout_line_id) l on l.payout_line_id = p.id
  where coalesce(l.total, 0) <> e.expected order by p.id ${LIMIT}`;

const PAID_WITHOUT_PAYOUT = `select c.order_id as id, c.affiliate_id as "affiliateId", c.currency, c.amount_minor as actual from commission c
  left join payout_line p on p.id = c.payout_line_id where c.status = 'paid' and p.status is distinct from 'paid' order by c.id ${LIMIT}`;

const UNBALANCED = `select transfer_id as "transferId", currency, sum(amount_minor) as actual from ledger_entry
  group by transfer_id, currency having sum(amount_minor) <> 0 order by transfer_id ${LIMIT}`;

export async function runLedgerChecks(ctx: Context): Promise<Finding[]> {
  return [
    ...(await checkOrders(ctx)),
    ...(await checkCommissions(ctx)),
    ...(await checkPayouts(ctx)),
    ...(await checkLedger(ctx)),
    ...(await checkEvents(ctx)),
  ];
}

const ASK_DEVELOPER =
  'The ledger is append-only and cannot have drifted by itself: keep a backup and have the code’s maintainer look at it.';

async function checkOrders(ctx: Context): Promise<Finding[]> {
  const rows = await queryRows<Row>(ctx.em, ORDER_LEDGER);
  return rows.map((row) =>
    finding(
      'order-ledger-differs',
      `Order ${row.id} is worth ${money(row.expected, row.currency)}; the ledger has ${money(row.actual, row.currency)}.`,
      ASK_DEVELOPER,
      { orderId: row.id },
    ),
  );
}

async function checkCommissions(ctx: Context): Promise<Finding[]> {
  const worth = await queryRows<Row>(ctx.em, COMMISSION_WORTH);
  const ledger = await queryRows<Row>(ctx.em, COMMISSION_LEDGER);
  const unpaid = await queryRows<Row>(ctx.em, PAID_WITHOUT_PAYOUT);
  return [
    ...worth.map((row) =>
      finding(
        'refund-without-reversal',
        `The commission of order ${row.id} is ${money(row.actual, row.currency)}; after its refunds it should be ${money(row.expected, row.currency)}.`,
        'Set the order’s status once to what it is not and back again: the commission is then worked out anew.',
        { orderId: row.id, affiliateId: row.affiliateId },
      ),
    ),
    ...ledger.map((row) =>
      finding(
        'commission-ledger-differs',
        `The commission rows of order ${row.id} sum to ${money(row.expected, row.currency)}; the ledger has ${money(row.actual, row.currency)}.`,
        ASK_DEVELOPER,
        { orderId: row.id, affiliateId: row.affiliateId },
      ),
    ),
    ...unpaid.map((row) =>
      finding(
        'commission-paid-without-payout',
        `A commission of ${money(row.actual, row.currency)} (order ${row.id}) is marked paid, but stands on no paid payout line.`,
        'Look for the payment in your PayPal or bank statement. If none was made, the affiliate is still owed this amount.',
        { orderId: row.id, affiliateId: row.affiliateId },
      ),
    ),
  ];
}

async function checkPayouts(ctx: Context): Promise<Finding[]> {
  const rows = await queryRows<Row>(ctx.em, PAYOUT_ROWS);
  const ledger = await queryRows<Row>(ctx.em, PAYOUT_LEDGER);
  const subject = (row: Row) => ({ payoutRunId: row.runId, affiliateId: row.affiliateId });
  return [
    ...rows.map((row) =>
      finding(
        'payout-rows-differ',
        `Payout line ${row.id} was made for ${money(row.expected, row.currency)}; its commissions sum to ${money(row.actual, row.currency)}.`,
        'Do not pay this line. Mark it as failed: its commissions go back and the next run sums them anew.',
        subject(row),
      ),
    ),
    ...ledger.map((row) =>
      finding(
        'payout-ledger-differs',
        `Payout line ${row.id} should have ${money(row.expected, row.currency)} in the ledger and has ${money(row.actual, row.currency)}.`,
        ASK_DEVELOPER,
        subject(row),
      ),
    ),
  ];
}

async function checkLedger(ctx: Context): Promise<Finding[]> {
  const rows = await queryRows<Row & { transferId: string }>(ctx.em, UNBALANCED);
  return rows.map((row) =>
    finding(
      'ledger-unbalanced',
      `The transfer ${row.transferId} is off by ${money(row.actual, row.currency)}.`,
      ASK_DEVELOPER,
    ),
  );
}

const DAY_MS = 86_400_000;

async function checkEvents(ctx: Context): Promise<Finding[]> {
  const rows = await queryRows<{ id: string; type: string; status: string }>(
    ctx.em,
    `select id, type, status from webhook_event where status = 'failed' or (status = 'waiting' and received_at < ?) order by received_at ${LIMIT}`,
    [new Date(ctx.deps.clock.now().getTime() - DAY_MS)],
  );
  return rows.map((row) =>
    row.status === 'failed'
      ? finding(
          'event-failed',
          `The payment event ${row.id} (${row.type}) could not be handled.`,
          'Read its error in the list of payment events, mend the cause, and replay it.',
        )
      : finding(
          'event-waiting',
          `The payment event ${row.id} (${row.type}) has waited for its sale for more than a day.`,
          'Send the sale’s event again from the provider. If the payment belongs to another business of yours, nothing is to be done.',
        ),
  );
}
