/** List search: the same results on both engines, with an index where a table is large. */
import { PGlite } from '@electric-sql/pglite';
import type { Migration } from '@mikro-orm/migrations';
import { beforeEach, expect, test } from 'vitest';
import { kysely } from '#server/database/kysely.ts';
import { makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { vacuumEmbedded } from './database.ts';
import { searchCondition } from './keyset.ts';
import { knownMigrations } from './orm-options.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

test('any part of an order number finds it, and numbers are searched only for digits', async () => {
  const owner = await t.asAdmin();
  const affiliate = await makeAffiliate(t);
  const order = await makeOrder(t, { affiliateCode: affiliate.referralCode });
  const number = String(order.id);
  for (const q of [number, `#${number}`, number.slice(0, 5), number.slice(-5), `#${number.slice(2, 8)}`]) {
    expect((await owner.api.orders.list.query({ q })).items.map(({ id }) => id)).toEqual([order.id]);
    expect((await owner.api.commissions.list.query({ q })).items.map(({ orderId }) => orderId)).toEqual([
      order.id,
    ]);
    expect((await owner.api.dashboard.search.query({ q })).map(({ id }) => id)).toEqual([order.id]);
  }
  const search = kysely(t.em())
    .selectFrom('contact')
    .where((eb) => searchCondition(eb, '12a', { columns: ['name'], numbers: ['id'] }))
    .compile();
  expect([search.sql, search.parameters]).toEqual([
    `select from "contact" where cast("name" as text) ilike $1`,
    ['%12a%'],
  ]);
});

test('one or two letters match the start of words, three or more match anywhere', async () => {
  const owner = await t.asAdmin();
  await makeOrder(t, { customerName: 'Rosa Marlow', customerEmail: 'rosa@shop.example' });
  const total = async (q: string) => (await owner.api.orders.list.query({ q })).total;
  expect([
    await total('ro'),
    await total('MA'),
    await total('os'),
    await total('osa'),
    await total('R_'),
  ]).toEqual([1, 1, 0, 1, 0]);
});

test('few search results are sorted and paged like many', async () => {
  const owner = await t.asAdmin();
  const made: number[] = [];
  for (const amount of ['30', '10', '20'])
    made.push((await makeOrder(t, { customerName: 'Rosa Marlow', amount })).id);
  await makeOrder(t, { customerName: 'Somebody Else' });
  const page = (cursor?: string) =>
    owner.api.orders.list.query({ q: 'marlow', sort: '-amount', limit: 2, cursor });
  const first = await page();
  expect([first.items.map(({ amount }) => amount), first.total]).toEqual([['30', '20'], 3]);
  const second = await page(first.nextCursor ?? '');
  expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([[made[1]], null]);
  expect((await page(second.prevCursor ?? '')).items).toEqual(first.items);
});

test('every searchable list has its trigram index', async () => {
  const indexes = await t.sql<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_opclass o on o.oid = any(i.indclass) where o.opcname = 'gin_trgm_ops' and i.indisvalid group by 1 order by 1`,
  );
  expect(indexes.map(({ name }) => name)).toEqual([
    'audit_log_search',
    'commission_search',
    'contact_search',
    'customer_order_search',
    'mail_message_search',
    'order_confirmation_search',
    'review_search',
    'webhook_event_search',
  ]);
});

test('the migrations run, and searches work, without the extension', async (test) => {
  test.skip(t.deps.db.engine !== 'pglite', 'the embedded engine can be opened without its extensions');
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  const bare = await PGlite.create({ loadDataDir: await dataDir() });
  try {
    for (const name of knownMigrations()) {
      const { [name]: Made } = await import(`../../../migrations/${name}.ts`);
      const migration: Migration = new Made();
      await migration.up();
      for (const statement of migration.getQueries()) await bare.exec(String(statement));
    }
    const { rows } = await bare.query(`select from review where text ilike '%a%'`);
    expect(rows).toEqual([]);
  } finally {
    await bare.close();
  }
});

test('the program vacuums the embedded engine; a PostgreSQL server does it by itself', async () => {
  await makeOrder(t);
  await vacuumEmbedded(t.deps.db);
  const [table] = await t.sql<{ rows: number }>(
    `select reltuples::int as rows from pg_class where relname = 'customer_order'`,
  );
  if (t.deps.db.engine === 'pglite') expect(table?.rows).toBe(1);
  expect((await (await t.asAdmin()).api.orders.list.query({})).total).toBe(1);
});
