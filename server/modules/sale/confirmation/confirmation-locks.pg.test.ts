import { expect, it } from 'vitest';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { CONFIRMATION, intakeToken, makeOrder } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { OrderEntity } from '../order/order.entity.ts';

it('reading a form link, and sending a form without a valid one, wait for no lock of the order', async (test) => {
  const t = await createTestApp();
  test.skip(t.deps.db.engine === 'pglite', 'the embedded database has one connection: nothing can overlap');
  const order = await makeOrder(t);
  const visitor = t.asVisitor();
  const prefill = (token: string) =>
    visitor.post('/api/trpc/confirmations.prefill', { orderId: order.id, token });
  await t.em().transactional(async (em) => {
    await em.findOne(OrderEntity, { id: order.id }, FOR_UPDATE);
    expect((await prefill(intakeToken(t, order.id))).status).toBe(200);
    expect((await prefill('x.y')).status).toBe(404);
    const form = { ...CONFIRMATION, orderId: order.id, token: 'x.y' };
    expect((await visitor.post('/api/order-confirmations', form)).status).toBe(201);
  });
});
