/**
 * Tests what the database rejects, whatever the program does. Decision
 * 0021 gives the reason of each rule.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { FOR_UPDATE } from '../platform/database/locks.ts';
import { makeRowsEverywhere } from '../testing/database/database-world.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { REFERENCES } from './tables.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

/** Columns that end in _id and do not reference one of our tables. */
const NO_REFERENCES = [
  'admin_note.subject_id',
  'audit_log.actor_id',
  'audit_log.request_id',
  'audit_log.subject_id',
  'begun_checkout.checkout_id',
  'begun_checkout.click_id',
  'begun_checkout.public_id',
  'customer_order.checkout_id',
  'event.public_id',
  'event.subject_id',
  'ledger_entry.transfer_id',
  'order_confirmation.claimed_order_id',
  'referral_click.public_id',
  'session.public_id',
  'session.user_id',
  'webhook_event.checkout_id',
];

describe('foreign keys', () => {
  it('L6: every column that references another table is a foreign key ON DELETE RESTRICT, or is listed as an exception', async () => {
    const keys = await t.sql<{ reference: string; target: string; rule: string }>(
      `select conrelid::regclass || '.' || attname as reference, confrelid::regclass::text as target, confdeltype as rule
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and connamespace = 'public'::regnamespace and convalidated order by 1`,
    );
    expect(keys).toEqual(
      Object.entries(REFERENCES)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([reference, target]) => ({ reference, target, rule: 'r' })),
    );
    const columns = await t.sql<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and column_name like '%\\_id'`,
    );
    expect(columns.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(REFERENCES), ...NO_REFERENCES].sort(),
    );
  });

  it('L6: a row that others reference cannot be deleted', async () => {
    await makeRowsEverywhere(t);
    const targets = [...new Set(Object.values(REFERENCES))];
    expect(targets).toHaveLength(15);
    for (const target of targets)
      await expect(t.sql(`delete from ${target}`), target).rejects.toThrow(/foreign key constraint/);
  });

  it('L6: no row can reference one that does not exist', async () => {
    await makeRowsEverywhere(t);
    for (const reference of Object.keys(REFERENCES)) {
      const [table = '', column = ''] = reference.split('.');
      const isLedger = table === 'ledger_entry';
      const statement = isLedger
        ? `insert into ledger_entry (transfer_id, kind, account, currency, amount_minor, order_id, commission_id, payout_line_id, created_at)
           select 'x', 'sale', 'sales', 'usd', 1, ${column === 'payout_line_id' ? 'null' : column === 'order_id' ? '2000000000' : 'min(id)'},
             ${column === 'commission_id' ? '2000000000' : 'null'}, ${column === 'payout_line_id' ? '2000000000' : 'null'}, now() from customer_order`
        : `update ${table} set ${column} = 2000000000 where ctid = (select max(ctid) from ${table})`;
      const rejection = await t.sql(statement).catch((error: unknown) => String(error));
      expect(rejection, reference).toContain(`${table}_${column}_foreign`);
    }
  });

  it('L6: a transaction that locks an order does not block others from adding rows to it', async (test) => {
    test.skip(t.deps.db.engine === 'pglite', 'the embedded database has one connection: nothing can overlap');
    await makeRowsEverywhere(t);
    const [order] = await t.sql<{ id: number }>('select id from customer_order');
    await t.em().transactional(async (em) => {
      await em.findOneOrFail(OrderEntity, { id: order?.id }, FOR_UPDATE);
      // A lock that excluded foreign key checks would end this with the statement timeout.
      await t.sql(
        `insert into order_event (order_id, kind, actor, created_at) values (?, 'review', 'robin', now())`,
        [order?.id],
      );
    });
  });
});

describe('append-only tables', () => {
  it('L6, SEC-36: TRUNCATE is rejected on the audit log and the ledger, also through another table', async () => {
    await makeRowsEverywhere(t);
    for (const table of ['audit_log', 'ledger_entry', 'customer_order cascade', 'affiliate cascade'])
      await expect(t.sql(`truncate ${table}`), table).rejects.toThrow(/append-only/);
  });

  it('L6, SEC-36: no ledger row can be changed or deleted', async () => {
    await makeRowsEverywhere(t);
    await expect(t.sql('update ledger_entry set amount_minor = amount_minor * 2')).rejects.toThrow(
      /append-only/,
    );
    await expect(t.sql('delete from ledger_entry')).rejects.toThrow(/append-only/);
  });
});
