/** A database of the version before the columns got plain names. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CommissionEntity } from '../features/commission/commission.entity.ts';
import { OrderEntity } from '../features/order/order.entity.ts';
import { createKeyring } from '../platform/crypto.ts';
import { type Database, queryRows, runStatement } from '../platform/database/database.ts';
import { emptyDatabase } from '../testing/test-base.ts';
import { rotateKeys } from './rotate-keys.ts';

const OLD = 'a secret only tests know: forty letters!';
const NEW = 'another secret only the tests know: 42!!';
const VALUES = [
  ['affiliate', 'paypal_email', '1', 'pay@p.example'],
  ['affiliate', 'bank_details', '1', 'IBAN GB33 BUKB 2020 1555 5555 55'],
  ['admin_account', 'totp_secret', '1', 'JBSWY3DPEHPK3PXP'],
  ['mail_message', 'payload', 'email-1', '{"reason":"Own purchase"}'],
] as const;

let database: Database;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.close());

const ROWS = [
  `insert into affiliate (id, name, email, referral_code, created_at) values (1, 'Nell Hart', 'nell@hart.example', 'NELLHART', now())`,
  `insert into admin_account (id, username, role, created_at) values (1, 'robin', 'owner', now())`,
  `insert into customer_order (id, customer_name, customer_email, amount, amount_minor, status, package_type, source, attribution_refused, paid_at, created_at)
     values (123456789, 'Agnes Hollow', 'agnes@hollow.example', '250.00', 25000, 'paid', 'Website', 'admin', '{"affiliateId":1,"reason":"expired"}', now(), now())`,
  `insert into commission (affiliate_id, order_id, currency, amount_minor, original_minor, rate, status, cancel_reason, refused_at, available_at, created_at)
     values (1, 123456789, 'usd', 2500, 2500, '10', 'cancelled', 'Own purchase', '2026-01-02T03:04:05Z', now(), now())`,
  `insert into mail_message (id, kind, to_address, affiliate_id, once_key, created_at)
     values ('email-1', 'commission-refused', 'nell@hart.example', 1, 'commission-refused:1', now())`,
  `insert into admin_saved_view (admin_id, list, name, query, created_at) values (1, 'emails', 'Rejections', 'kind=commission-refused', now())`,
];

it('migrating keeps every value, and what was encrypted before is read and re-encrypted', async () => {
  const em = database.fork();
  await database.orm.migrator.up({ to: 'Migration20261122150000_shared_views' });
  for (const row of ROWS) await runStatement(em, row);
  const old = createKeyring([OLD]);
  for (const [table, column, id, text] of VALUES)
    await runStatement(em, `update ${table} set ${column}_sealed = ? where id = '${id}'`, [
      old.encrypt(text, `${table}.${column}_sealed`, id),
    ]);

  await database.migrate();

  const both = createKeyring([NEW, OLD]);
  expect(await rotateKeys(database, both)).toEqual({ reencrypted: 4, unreadable: [], locked: 0 });
  for (const [table, column, id, text] of VALUES) {
    const [row] = await queryRows<{ value: string }>(
      em,
      `select ${column}_encrypted as value from ${table} where id = '${id}'`,
    );
    expect(createKeyring([NEW]).decrypt(row?.value ?? '', `${table}.${column}_encrypted`, id)).toBe(text);
  }
  expect(await em.findOne(CommissionEntity, { orderId: 123_456_789 })).toMatchObject({
    rejectedAt: new Date('2026-01-02T03:04:05Z'),
    cancelReason: 'Own purchase',
  });
  expect((await em.findOneOrFail(OrderEntity, { id: 123_456_789 })).attributionRejected).toEqual({
    affiliateId: 1,
    reason: 'expired',
  });
  expect(await queryRows(em, 'select kind from mail_message')).toEqual([{ kind: 'commission-rejected' }]);
  expect(await queryRows(em, 'select query from admin_saved_view')).toEqual([
    { query: 'kind=commission-rejected' },
  ]);
  await expect(
    runStatement(em, `update commission set status = 'pending', cancel_reason = null`),
  ).rejects.toThrow(/commission_rejected_check/);
});
