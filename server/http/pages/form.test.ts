import { beforeEach, expect, it } from 'vitest';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
});

const order = (app: TestApp, fields: Record<string, string>) =>
  app.asVisitor().call('/forms/demo-checkout', { method: 'POST', raw: new URLSearchParams(fields) });

it('the demo checkout works without JavaScript, and reports missing fields', async () => {
  const placed = await order(t, { customerName: 'Ada', customerEmail: 'ada@example.org', currency: 'eur' });
  expect(placed.status).toBe(200);
  const [row] = await t.sql<{ id: number; amount: string }>('select id, amount from customer_order');
  expect(placed.text).toContain(`Your demo order number is ${row?.id}.`);
  const rejected = await order(t, { customerName: '', customerEmail: 'ada@example.org', currency: 'eur' });
  expect(rejected.status).toBe(400);
  expect(rejected.text).toContain('Customer name is required');
});

it('outside demo mode no order is placed', async () => {
  const shop = await createSecondApp({ DEMO: 'off' });
  expect(
    (await order(shop, { customerName: 'Ada', customerEmail: 'ada@example.org', currency: 'usd' })).status,
  ).toBe(404);
  expect(await t.sql('select 1 from customer_order')).toEqual([]);
});
