/** What an erasure leaves of events. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { CONFIRMATION, CONTACT, intakeToken } from '#server/testing/factories.ts';
import { makeAffiliateWithLogin, sellFor } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  owner = await t.asAdmin('owner');
});

describe('SEC-38 an erasure', () => {
  const stored = async () =>
    JSON.stringify([
      await t.sql('select public_id, type, data from event'),
      await t.sql('select attempts from webhook_delivery'),
      (await owner.get('/api/events')).body.events,
    ]);

  it('of a buyer leaves ids and amounts of their events, and those of others', async () => {
    const affiliate = await makeAffiliateWithLogin(t, { name: 'Nell Hart', email: 'nell@hart.example' });
    const email = 'agnes@hollow.example';
    const { body: order } = await owner.post('/api/orders', {
      customerName: 'Agnes Hollow',
      customerEmail: email,
      affiliateCode: affiliate.referralCode,
    });
    const form = { ...CONFIRMATION, fullName: 'Agnes Hollow', orderId: order.id };
    await t.asVisitor().post('/api/order-confirmations', { ...form, token: intakeToken(t, order.id) });
    await t.asVisitor().post('/api/contacts', { ...CONTACT, name: 'Agnes Hollow', email });
    await t.asVisitor().post('/api/contacts', CONTACT);
    const { view } = await owner.api.webhookEndpoints.create.mutate({
      url: 'https://8.8.8.8/',
      events: ['order.paid'],
    });
    await t.sql(
      `insert into webhook_delivery (event_id, endpoint_id, status, attempts, created_at)
       select id, ?, 'succeeded', '[{"at":"2026-11-20T10:00:00Z","status":200,"durationMs":5,"response":"Thank you, Agnes Hollow"}]', now()
       from event where type = 'order.paid'`,
      [view.id],
    );
    expect(await stored()).toMatch(/Agnes Hollow/);
    await owner.api.privacy.erase.mutate({ email, confirm: 'ERASE' });
    const left = await stored();
    expect(left).not.toMatch(/agnes|hollow/i);
    expect(left).toContain(CONTACT.email);
    expect(left).toContain('"status":200,"response":null');
    const paid = (await owner.get('/api/events')).body.events.find(
      ({ type }: { type: string }) => type === 'order.paid',
    );
    expect(paid?.data).toMatchObject({ id: order.id, amountMinor: 25_000, status: 'paid' });
    expect((await owner.get(`/api/events/${paid?.id}`)).body).toEqual(paid);
  });

  it('of an affiliate leaves their commissions and payouts without a name', async () => {
    const affiliate = await makeAffiliateWithLogin(t, { name: 'Nell Hart', email: 'nell@hart.example' });
    await sellFor(t, affiliate);
    expect(await stored()).toMatch(/Nell Hart/);
    await owner.api.privacy.erase.mutate({ email: affiliate.email, confirm: 'ERASE' });
    const left = await stored();
    expect(left).not.toMatch(/nell|hart\.example/i);
    expect(left).toContain(`"affiliateId":${affiliate.id}`);
  });

  it('finds no personal data outside the encrypted column', async () => {
    await sellFor(t, await makeAffiliateWithLogin(t, { name: 'Nell Hart', email: 'nell@hart.example' }));
    await t.asVisitor().post('/api/contacts', CONTACT);
    await t.asVisitor().post('/api/order-confirmations', CONFIRMATION);
    const data = JSON.stringify(await t.sql('select * from event'));
    for (const text of ['Nell', 'hart.example', CONTACT.email, CONTACT.name, CONFIRMATION.fullName, 'Quill'])
      expect(data, text).not.toContain(text);
  });
});
