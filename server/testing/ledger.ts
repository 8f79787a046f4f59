/** The invariants of the ledger, checked after every test that moves money. */
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

export async function expectBalancedLedger(t: TestApp): Promise<void> {
  const unbalanced = await t.sql(
    `select transfer_id, currency, sum(amount_minor) as total from ledger_entry group by transfer_id, currency having sum(amount_minor) <> 0`,
  );
  expect(unbalanced, 'transfers that do not balance').toEqual([]);
  const income = await t.sql(
    `select o.id, o.status, o.amount_minor, o.refunded_minor, coalesce(l.total, 0)::int as booked from customer_order o
     left join (select order_id, sum(amount_minor) as total from ledger_entry where account = 'payments' group by order_id) l on l.order_id = o.id
     where coalesce(l.total, 0) <> case when o.status = 'paid' then greatest(coalesce(o.amount_minor, 0) - o.refunded_minor, 0) else 0 end`,
  );
  expect(income, 'orders whose income in the ledger is not what they are worth').toEqual([]);
  const refunds = await t.sql(
    `select id from customer_order where refunded_minor < 0 or refunded_minor > greatest(coalesce(amount_minor, refunded_minor), 0)`,
  );
  expect(refunds, 'orders with more refunded than was sold').toEqual([]);
  const commissions = await t.sql(
    `select c.order_id, c.total, coalesce(l.total, 0)::int as booked from
       (select order_id, coalesce(sum(amount_minor) filter (where status <> 'cancelled'), 0) as total from commission group by order_id) c
     left join (select order_id, sum(amount_minor) as total from ledger_entry where account = 'commission_expense' group by order_id) l on l.order_id = c.order_id
     where c.total <> coalesce(l.total, 0)`,
  );
  expect(commissions, 'commissions whose rows and ledger entries differ').toEqual([]);
}
