/** A dashboard link opens the list with its filter, and the list shows what the item counted. */
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { CONFIRMATION, CONTACT, makeOrder, makePaidCheckout } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { confirmationListInput } from '#src/domain/confirmation/confirmation.schema.ts';
import { contactListInput } from '#src/domain/contact/contact.schema.ts';
import { orderListInput } from '#src/domain/order/order.schema.ts';

const LISTS: Record<string, { path: string; schema: z.ZodType }> = {
  '/admin/orders': { path: '/api/orders', schema: orderListInput },
  '/admin/contacts': { path: '/api/contacts', schema: contactListInput },
  '/admin/order-confirmations': { path: '/api/order-confirmations', schema: confirmationListInput },
};

it('each action item leads to as many rows as it counts', async () => {
  const t = await createTestApp();
  const staff = await t.asAdmin('staff');
  await makePaidCheckout(t);
  await makePaidCheckout(t, { amountMinor: 100 });
  await makeOrder(t);
  await makeOrder(t, { status: 'cancelled' });
  await t.asVisitor().post('/api/contacts', CONTACT);
  await t.asVisitor().post('/api/contacts', { ...CONTACT, email: 'second@customer.example' });
  await t.sql(`update contact set state = 'answered' where email = 'second@customer.example'`);
  await t.asVisitor().post('/api/order-confirmations', CONFIRMATION);
  t.clock.advance(3 * 86_400_000 + 60_000);
  const items = await staff.api.dashboard.actionItems.query();
  expect(items.map(({ kind }) => kind)).toEqual([
    'order-review',
    'form-unsent',
    'form-missing',
    'confirmation-unattached',
    'contact-unanswered',
  ]);
  for (const { kind, count, href } of items) {
    const { pathname, searchParams } = new URL(href, 'http://localhost');
    const list = LISTS[pathname];
    if (!list) throw new Error(`${kind} leads to no list: ${href}`);
    const filter = Object.fromEntries(searchParams);
    expect(list.schema.parse(filter), kind).toMatchObject(filter);
    const response = await staff.get(`${list.path}?${searchParams}`);
    expect([kind, response.headers.get('x-total-count')]).toEqual([kind, String(count)]);
  }
});
