import { beforeEach, describe, expect, it } from 'vitest';
import { untilServed } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { ADMIN, makeAffiliate, makeOrder, makePaidCheckout } from '#server/testing/factories.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { promises } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';
import { changeOrderStatus } from './order.service.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const count = async (table: string) =>
  Number((await t.sql<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n);
const audit = async () =>
  (await t.sql<{ action: string }>('select action from audit_log order by id')).map(({ action }) => action);
const NEW = { customerName: 'Noor Vance', customerEmail: 'noor@vance.example' };

describe('SEC-14 only admins and payments create orders', () => {
  it('a stranger’s order is rejected and leaves nothing behind', async () => {
    expectError(await t.asVisitor().post('/api/orders', { ...NEW, status: 'paid' }), 401);
    expect([await count('customer_order'), await count('mail_message')]).toEqual([0, 0]);
  });

  it('a manually added order has the defaults, a nine-digit number, a history and one audit row, and sends no email', async () => {
    const { body } = await (await t.asAdmin()).post('/api/orders', NEW);
    expect(String(body.id)).toMatch(/^\d{9}$/);
    expect(body).toMatchObject({
      ...NEW,
      amount: '250',
      status: 'paid',
      packageType: `${site.product} Complete Package`,
      formSent: false,
    });
    expect(await t.sql('select kind, from_status, to_status, actor from order_event')).toEqual([
      { kind: 'created', from_status: null, to_status: 'paid', actor: 'owner' },
    ]);
    expect(await audit()).toEqual(['order.add']);
    expect(await t.emails()).toEqual([]);
  });

  it('an amount that is not a number is kept as entered and counts 0', async () => {
    const { body } = await (await t.asAdmin()).post('/api/orders', { ...NEW, amount: '250 on account' });
    expect(body).toMatchObject({ amount: '250 on account', amountMinor: null });
  });

  it('a payment can be entered once', async () => {
    const admin = await t.asAdmin();
    const first = await admin.post('/api/orders', { ...NEW, stripePaymentIntentId: 'pi_1' });
    expect(first.body).toMatchObject({ stripePaymentIntentId: 'pi_1', paymentReference: 'pi_1' });
    expectError(
      await admin.post('/api/orders', { ...NEW, paymentReference: 'pi_1' }),
      409,
      'There is already an order for this payment. Look for it in the list of orders.',
    );
    expectError(
      await admin.post('/api/orders', { ...NEW, stripePaymentIntentId: 'pi_1' }),
      409,
      'There is already an order for this payment. Look for it in the list of orders.',
    );
  });
});

describe('SEC-15 status', () => {
  it('each of the three can be set at any time, with history and audit; the same status again changes nothing', async () => {
    const { id } = await makeOrder(t);
    const admin = await t.asAdmin();
    for (const status of ['cancelled', 'pending', 'paid', 'paid']) {
      expect((await admin.patch(`/api/orders/${id}/status`, { status })).body.status).toBe(status);
    }
    const events = await t.sql<{ to_status: string }>(
      `select to_status from order_event where kind = 'status' order by id`,
    );
    expect(events.map(({ to_status }) => to_status)).toEqual(['cancelled', 'pending', 'paid']);
    expect((await audit()).filter((action) => action === 'order.status')).toHaveLength(3);
  });

  it('the second of two admins gets a conflict that shows the newer status', async () => {
    const { id } = await makeOrder(t, { status: 'pending' });
    const [first, second] = [await t.asAdmin(), await t.asAdmin('staff')];
    await first.patch(`/api/orders/${id}/status`, { status: 'paid', expectedStatus: 'pending' });
    const response = await second.patch(`/api/orders/${id}/status`, {
      status: 'cancelled',
      expectedStatus: 'pending',
    });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({
      code: 'CONFLICT',
      message: 'This order was changed by someone else. Your change was not saved.',
      data: { current: { id, status: 'paid' } },
    });
  });

  it('REL-14: two admins at random, 2 x 60 changes: the last one wins, the history is complete, the commission follows', async () => {
    const affiliate = await makeAffiliate(t);
    const order = await makePaidCheckout(t, { code: affiliate.referralCode });
    const [first, second] = [await t.asAdmin(), await t.asAdmin('staff')];
    const statuses = ['pending', 'paid', 'cancelled'] as const;
    const run = async (admin: typeof first, seed: number) => {
      for (let n = 0; n < 60; n++) {
        const status = statuses[(seed * 7 + n * 5 + (n % 4)) % 3];
        expect((await admin.patch(`/api/orders/${order.id}/status`, { status })).status).toBe(200);
      }
    };
    await Promise.all([run(first, 1), run(second, 2)]);
    const events = await t.sql<{ from_status: string; to_status: string }>(
      `select from_status, to_status from order_event where kind = 'status' order by id`,
    );
    let current = 'paid';
    for (const { from_status, to_status } of events) {
      expect(from_status).toBe(current);
      current = to_status;
    }
    const [row] = await t.sql<{ status: string }>('select status from customer_order');
    expect(row?.status).toBe(current);
    expect((await audit()).filter((action) => action === 'order.status')).toHaveLength(events.length);
    const commissions = await t.sql<{ status: string; amount_minor: number }>(
      'select status, amount_minor from commission',
    );
    expect(commissions).toEqual([
      { status: current === 'paid' ? 'pending' : 'cancelled', amount_minor: 2500 },
    ]);
    const [balance] = await t.sql<{ total: string }>(
      'select coalesce(sum(amount_minor), 0) as total from ledger_entry',
    );
    expect(Number(balance?.total)).toBe(0);
  });

  it('the commission is cancelled with the order and restored when it is paid again', async () => {
    const affiliate = await makeAffiliate(t);
    const order = await makePaidCheckout(t, { code: affiliate.referralCode });
    const state = async () =>
      (
        await t.sql<{ status: string; cancel_reason: string | null }>(
          'select status, cancel_reason from commission',
        )
      )[0];
    await changeOrderStatus(t.context(ADMIN), {
      id: order.id,
      status: 'cancelled',
      reason: 'Wrong customer.',
    });
    expect(await state()).toEqual({ status: 'cancelled', cancel_reason: 'Wrong customer.' });
    await changeOrderStatus(t.context(ADMIN), { id: order.id, status: 'paid', reason: null });
    expect(await state()).toEqual({ status: 'pending', cancel_reason: null });
    const subjects = (await t.emails())
      .filter(({ to }) => to === affiliate.email)
      .map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual(['Commission reduced by $25.00', 'Commission reinstated: $25.00']);
  });
});

describe('SEC-16 the form link', () => {
  it('is emailed once for fifty parallel clicks', async () => {
    const { id, customerEmail } = await makeOrder(t);
    const admin = await t.asAdmin();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => untilServed(() => admin.post(`/api/orders/${id}/send-form`, {}))),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(
        responses.filter(({ status }) => status !== 200).map(({ body }) => `${body.code} ${body.message}`),
      ),
    ).toEqual(new Set(['CONFLICT The form has already been sent.']));
    const emails = await t.emails();
    expect(emails.map(({ to }) => to)).toEqual([customerEmail]);
    expect(emails[0]?.text).toMatch(
      new RegExp(`http://localhost:3000/order-confirmation\\?order=${id}#t=[\\w-]+\\.[\\w-]{43}`),
    );
    expect((await audit()).filter((action) => action === 'order.send-form')).toHaveLength(1);
  });

  it.each(['pending', 'cancelled'] as const)('is rejected while the order is %s', async (status) => {
    const { id } = await makeOrder(t, { status });
    expectError(
      await (await t.asAdmin()).post(`/api/orders/${id}/send-form`),
      409,
      'Payment required to send form',
    );
    expect(await t.emails()).toEqual([]);
  });

  it('SEC-10: the sender is the session’s account; a name in the body is ignored', async () => {
    const { id } = await makeOrder(t);
    const { body } = await (await t.asAdmin('staff')).post(`/api/orders/${id}/send-form`, {
      adminUser: 'the boss',
    });
    expect(body.order).toMatchObject({ formSent: true, formSentBy: 'staff' });
  });
});

describe('an order by the demo checkout', () => {
  it('is paid, emails the receipt with the form link once, and has its form marked as sent', async () => {
    const demo = await createSecondApp({ DEMO: 'on' });
    const { status, body } = await demo.asVisitor().post('/api/demo-checkout', NEW);
    expect(status).toBe(201);
    expect(body).toEqual({
      orderId: expect.any(Number),
      amount: '250.00',
      currency: 'usd',
      status: 'paid',
      formLink: expect.stringContaining(`/order-confirmation?order=${body.orderId}#t=`),
      dueDates: { designs: expect.any(String), website: expect.any(String) },
    });
    const emails = await t.emails();
    expect(emails.map(({ to }) => to).sort()).toEqual([NEW.customerEmail, site.inbox].sort());
    const receipt = emails.find(({ to }) => to === NEW.customerEmail);
    expect(receipt?.text).toContain(`/order-confirmation?order=${body.orderId}#t=`);
    for (const part of [
      'hosting and domain for the first year',
      `${promises.supportMonths} months`,
      '/#pricing',
    ])
      expect(receipt?.text, 'what is included').toContain(part);
    const notice = emails.find(({ to }) => to === site.inbox);
    expect(notice).toMatchObject({ replyTo: NEW.customerEmail });
    expect(notice?.text).toContain(`http://localhost:3000/admin/orders/${body.orderId}`);
    const [order] = (await (await t.asAdmin()).get('/api/orders')).body.orders;
    const sent = { formSent: true, formSentBy: 'automatic' };
    expect(order).toMatchObject({ id: body.orderId, source: 'demo', ...sent });
  });

  it('is not available outside demo mode', async () => {
    expectError(await t.asVisitor().post('/api/demo-checkout', NEW), 404);
    expect(await count('customer_order')).toBe(0);
  });

  it('SEC-12: an amount outside the price list does not make a paid order', async () => {
    const affiliate = await makeAffiliate(t);
    const order = await makePaidCheckout(t, { amountMinor: 24_999, code: affiliate.referralCode });
    expect(order).toMatchObject({
      status: 'pending',
      reviewReason: expect.stringContaining('$249.99'),
      formSent: false,
    });
    expect(await count('commission')).toBe(0);
    expect((await t.emails()).map(({ to }) => to)).not.toContain(order.customerEmail);
  });
});

describe('SEC-36 the audit log', () => {
  it('cannot be changed or truncated', async () => {
    await makeOrder(t);
    await expect(t.sql(`update audit_log set action = 'nothing' returning id`)).rejects.toThrow(
      /append-only/,
    );
    await expect(t.sql('delete from audit_log returning id')).rejects.toThrow(/append-only/);
    expect(await audit()).toEqual(['order.add']);
  });
});
