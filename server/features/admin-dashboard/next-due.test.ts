import { beforeEach, describe, expect, test } from 'vitest';
import { makeOrder } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { promises } from '#src/domain/offer.ts';
import { FORM_WAIT_DAYS } from '#src/domain/order/order.rules.ts';

const HOUR_MS = 3_600_000;

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

describe('the next moment at which something becomes due', () => {
  test('is that of the order or enquiry that has waited longest without being due', async () => {
    const staff = await t.asAdmin('staff');
    expect(await staff.api.dashboard.nextDue.query()).toEqual({ at: null });

    const { id } = await makeOrder(t);
    await staff.api.orders.sendForm.mutate({ id });
    const { order } = await staff.api.orders.get.query({ id });
    const sentAt = order.formSentAt?.getTime() ?? 0;
    expect(await staff.api.dashboard.nextDue.query()).toEqual({
      at: new Date(sentAt + FORM_WAIT_DAYS * 24 * HOUR_MS),
    });

    t.clock.advance(HOUR_MS);
    const visitor = t.asVisitor({ ip: '198.51.100.9' });
    await visitor.post('/api/contacts', { name: 'Ada', email: 'ada@quill.example', message: 'How soon?' });
    const { items: enquiries } = await staff.api.contacts.list.query({});
    const repliesBy = new Date((enquiries[0]?.createdAt.getTime() ?? 0) + promises.replyHours * HOUR_MS);
    expect(await staff.api.dashboard.nextDue.query()).toEqual({ at: repliesBy });

    // Once it is due, it is an action item, and the order is next again.
    t.clock.advance(promises.replyHours * HOUR_MS + 60_000);
    const items = await staff.api.dashboard.actionItems.query();
    expect(items.map(({ kind }) => kind)).toEqual(['contact-unanswered']);
    expect(await staff.api.dashboard.nextDue.query()).toEqual({
      at: new Date(sentAt + FORM_WAIT_DAYS * 24 * HOUR_MS),
    });
  });

  test('is hidden from strangers', async () => {
    const response = await t.asVisitor({ ip: '198.51.100.9' }).get('/api/trpc/dashboard.nextDue');
    expect(response.status).toBe(401);
  });
});
