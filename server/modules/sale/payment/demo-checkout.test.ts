import { expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const BUYER = { customerName: 'Ada', customerEmail: 'ada@quillbinding.example', currency: 'eur' };

it('outside demo mode nobody gets an order without paying', async () => {
  const shop = await createTestApp();
  expectError(await shop.asVisitor().post('/api/demo-checkout', BUYER), 404);
  expect(await shop.sql('select id from customer_order')).toEqual([]);
});
