import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '#server/modules/sale/order/order.service.ts';
import { untilServed } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import {
  ADMIN,
  type MadeAffiliate,
  makeAffiliate,
  makeOrder,
  makePaidCheckout,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { COMMISSION_RATE_DEFAULT } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const SIGNUP = { name: 'Bo Lindqvist', email: 'bo@lindqvist.example' };

describe('affiliate sign-up', () => {
  it('creates an account at once: code, rate, welcome email, and the dashboard in this browser', async () => {
    const caller = t.asVisitor();
    const { status, body } = await caller.post('/api/affiliates', SIGNUP);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: SIGNUP.name,
      referralCode: expect.any(String),
      commissionRate: COMMISSION_RATE_DEFAULT,
    });
    const emails = await t.emails();
    expect(emails.map(({ to }) => to).sort()).toEqual([SIGNUP.email, site.inbox].sort());
    expect(emails.find(({ to }) => to === SIGNUP.email)?.text).toContain(
      `http://localhost:3000/?ref=${body.referralCode}`,
    );
    expect((await caller.get(`/api/affiliates/${body.id}/dashboard`)).body.affiliate.referralCode).toBe(
      body.referralCode,
    );
  });

  it.each([
    ['name', 'your prize of 500 GBP is waiting, confirm it at https://evil.example/claim'],
    ['name', 'This shop has moved to evil.example'],
    ['name', 'Bo \u202Elindqvist'],
    ['name', '@bo.lindqvist'],
    ['company', 'www.evil.example'],
  ])(
    'L1: a sign-up whose %s is %j is rejected with an error message and sends nothing',
    async (field, value) => {
      const response = await t.asVisitor().post('/api/affiliates', { ...SIGNUP, [field]: value });
      expect(response.status).toBe(400);
      expect(response.body.issues[0].message).toMatch(
        /^A name cannot contain (a web|@)|^This name contains invisible/,
      );
      expect(await t.emails()).toEqual([]);
    },
  );

  it('L1: the welcome email contains no text entered at sign-up', async () => {
    await t
      .asVisitor()
      .post('/api/affiliates', { ...SIGNUP, name: 'Your prize is waiting', company: 'Call us today' });
    const welcome = (await t.emails()).find(({ to }) => to === SIGNUP.email);
    expect(welcome?.text).toMatch(/^Hello,/);
    expect(`${welcome?.subject}${welcome?.text}${welcome?.html}`).not.toMatch(/prize|Call us/);
  });

  it('L1: a name with joiners of its script is accepted', async () => {
    expect(
      (await t.asVisitor().post('/api/affiliates', { ...SIGNUP, name: 'محمد\u200Cرضا شجریان' })).body.name,
    ).toBe('محمد\u200Cرضا شجریان');
  });

  it('the shop is notified: name, code and link to the record; replies go to the affiliate, and payout details are omitted', async () => {
    const details = {
      paypalEmail: 'payout@lindqvist.example',
      bankDetails: 'IBAN GB33 BUKB 2020 1555 5555 55',
    };
    const { id, referralCode } = await t.asVisitor().api.affiliates.signUp.mutate({ ...SIGNUP, ...details });
    const [notice, ...more] = (await t.emails()).filter(({ to }) => to === site.inbox);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ subject: 'A new affiliate has joined', replyTo: SIGNUP.email });
    for (const words of [SIGNUP.name, referralCode, `http://localhost:3000/admin/affiliates/${id}`])
      expect(notice?.text).toContain(words);
    expect(`${notice?.text}${notice?.html}`).not.toMatch(/payout@|BUKB|1555/);
  });

  it('fifty parallel sign-ups with one address: one account, one email, one notice', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        untilServed(() => t.asVisitor({ ip: `203.0.113.${n}` }).post('/api/affiliates', SIGNUP)),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await t.emails()).map(({ to }) => to).sort()).toEqual([SIGNUP.email, site.inbox].sort());
  });

  it('an affiliate who signs up again after an erasure gets another welcome email', async () => {
    await t.asVisitor().post('/api/affiliates', SIGNUP);
    const owner = await t.asAdmin('owner');
    await owner.api.privacy.erase.mutate({ email: SIGNUP.email, confirm: 'ERASE' });
    await t.asVisitor().post('/api/affiliates', SIGNUP);
    expect((await t.emails()).filter(({ to }) => to === SIGNUP.email)).toHaveLength(2);
  });

  it('SEC-10: values that the server decides are ignored in the body', async () => {
    const response = await t.asVisitor().post('/api/affiliates', {
      ...SIGNUP,
      commissionRate: '99',
      id: 1,
      status: 'closed',
      referralCode: 'MINE1234',
      emailVerifiedAt: '2020-01-01',
      mayBuyForClients: true,
      createdAt: '2001-01-01',
      ...Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`extra${n}`, n])),
    });
    expect(response.body.commissionRate).toBe(COMMISSION_RATE_DEFAULT);
    const [row] = await t.sql('select * from affiliate');
    expect(row).toMatchObject({
      commission_rate: COMMISSION_RATE_DEFAULT,
      status: 'active',
      email_verified_at: null,
      may_buy_for_clients: false,
    });
    expect(row?.referral_code).not.toBe('MINE1234');
    expect(new Date(String(row?.created_at)).getFullYear()).toBeGreaterThan(2020);
  });

  it('payout details are unreadable in the database and in every response', async () => {
    const caller = t.asVisitor();
    const details = {
      paypalEmail: 'payout@lindqvist.example',
      bankDetails: 'IBAN GB33 BUKB 2020 1555 5555 55',
    };
    const { body } = await caller.post('/api/affiliates', { ...SIGNUP, ...details });
    const stored = JSON.stringify(await t.sql('select * from affiliate'));
    const seen = (await caller.get(`/api/affiliates/${body.id}/dashboard`)).text;
    for (const secret of [details.paypalEmail, 'BUKB', '1555']) {
      expect(stored).not.toContain(secret);
      expect(seen).not.toContain(secret);
    }
  });
});

describe('SEC-02 the dashboard', () => {
  let a: MadeAffiliate;
  let b: MadeAffiliate;
  beforeEach(async () => {
    a = await makeAffiliate(t);
    b = await makeAffiliate(t);
  });

  it('another affiliate’s id, a missing one and a malformed one get the same response', async () => {
    const caller = await t.asAffiliate(a.id);
    for (const id of [b.id, 999_999, '1e3', `0${a.id}`, `${a.id}%20`, '-1', `${a.id}.0`, `${a.id};x`]) {
      expectError(await caller.get(`/api/affiliates/${id}/dashboard`), 403, DASHBOARD_DENIED);
    }
    expect((await (await t.asAdmin()).get('/api/affiliates/999999/dashboard')).status).toBe(403);
  });

  it('shows sales and sums, and of the buyer only the order number', async () => {
    const order = await makePaidCheckout(t, {
      code: a.referralCode,
      customerName: 'Buyer Unknown',
      customerEmail: 'secret@buyer.example',
    });
    await makePaidCheckout(t, { code: b.referralCode });
    const response = await (await t.asAffiliate(a.id)).get(`/api/affiliates/${a.id}/dashboard`);
    expect(response.body.stats).toMatchObject({
      totalReferrals: 1,
      totalEarnings: 25,
      pendingEarnings: 25,
      paidEarnings: 0,
    });
    expect(response.body.commissions).toHaveLength(1);
    expect(response.body.commissions[0]).toMatchObject({
      orderId: order.id,
      commissionAmount: '25.00',
      commissionRate: '10',
      status: 'pending',
      paidAt: null,
    });
    expect(Object.keys(response.body.commissions[0]).sort()).toEqual(
      expect.arrayContaining([
        'commissionAmount',
        'commissionRate',
        'createdAt',
        'id',
        'orderId',
        'paidAt',
        'status',
      ]),
    );
    expect(response.text).not.toMatch(/secret@buyer|Buyer Unknown|bankDetails|paypal|email/i);
  });

  it('a cancelled sale counts as a sale that earned nothing', async () => {
    const order = await makePaidCheckout(t, { code: a.referralCode });
    await changeOrderStatus(t.context(ADMIN), { id: order.id, status: 'cancelled', reason: null });
    const { body } = await (await t.asAffiliate(a.id)).get(`/api/affiliates/${a.id}/dashboard`);
    expect(body.stats).toMatchObject({ totalEarnings: 0, pendingEarnings: 0, paidEarnings: 0 });
    expect(body.commissions[0]).toMatchObject({ status: 'cancelled', cancelReason: expect.any(String) });
  });

  it('a manually added order earns for the affiliate that the admin names, and for no one else', async () => {
    await makeOrder(t);
    await makeOrder(t, { affiliateCode: a.referralCode });
    const { body } = await (await t.asAffiliate(a.id)).get(`/api/affiliates/${a.id}/dashboard`);
    expect(body.stats.totalReferrals).toBe(1);
  });

  it('the email about a commission shows its date', async () => {
    await makePaidCheckout(t, { code: a.referralCode });
    const email = (await t.emails()).find(({ to, subject }) => to === a.email && /earned/.test(subject));
    expect(email?.subject).toBe('You earned $25.00');
    expect(email?.text).toMatch(/In the payout of: 1 \w+ \d{4}/);
  });
});
