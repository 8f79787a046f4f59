import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '#server/modules/sale/order/order.service.ts';
import { rejection } from '#server/testing/callers.ts';
import {
  ADMIN,
  type MadeAffiliate,
  makeAffiliate,
  makeOrder,
  makePaidCheckout,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { site } from '#src/domain/site.ts';
import { LOGIN_FIRST } from '#src/domain/viewer.ts';

const DAY = 86_400_000;
let t: TestApp;
let me: MadeAffiliate;
let other: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
  me = await makeAffiliate(t);
  other = await makeAffiliate(t);
});

const ask = async (query: string, id = me.id) =>
  (await t.asAffiliate(id)).api.affiliates.findSale.mutate({ query });

/** Follows the links one after the other, then buys in the demo checkout. */
async function visitorBuys(codes: readonly string[], wait = 0): Promise<{ orderId: number; email: string }> {
  const visitor = t.asVisitor({ ip: '198.51.100.7' });
  for (const code of codes) await visitor.post('/api/referrals/visits', { code, path: '/restaurant' });
  t.clock.advance(wait);
  const email = `buyer${Math.random().toString(36).slice(2)}@shop.example`;
  const response = await visitor.post('/api/demo-checkout', {
    customerName: 'Bea Marsh',
    customerEmail: email,
    currency: 'usd',
  });
  expect(response.status).toBe(201);
  return { orderId: response.body.orderId, email };
}

describe('where is my sale', () => {
  it('finds the affiliate’s own sale by number and by email, and links to its receipt', async () => {
    const { orderId, email } = await visitorBuys([me.referralCode]);
    for (const query of [String(orderId), `#${orderId}`, email.toUpperCase()]) {
      expect(await ask(query)).toMatchObject({ reason: 'counted', receiptOrderId: orderId });
    }
  });

  it('another affiliate’s later click is given as the reason, without a name', async () => {
    const { orderId, email } = await visitorBuys([me.referralCode, other.referralCode]);
    const response = await ask(email);
    expect(response).toMatchObject({ reason: 'other-click', receiptOrderId: null });
    expect(JSON.stringify(response)).not.toContain(other.name);
    expect(JSON.stringify(response)).not.toContain(String(orderId));
    expect(await ask(email, other.id)).toMatchObject({ reason: 'counted' });
  });

  it('a visit older than 90 days has expired', async () => {
    const { email } = await visitorBuys([me.referralCode], 90 * DAY + 1000);
    expect(await ask(email)).toMatchObject({ reason: 'expired' });
  });

  it('unpaid, cancelled and held sales are reported as such', async () => {
    const pending = await makeOrder(t, { status: 'pending', affiliateCode: me.referralCode });
    expect(await ask(String(pending.id))).toMatchObject({ reason: 'unpaid' });
    const paid = await makeOrder(t, { affiliateCode: me.referralCode });
    await changeOrderStatus(t.context(ADMIN), {
      id: paid.id,
      status: 'cancelled',
      reason: 'Customer withdrew.',
    });
    expect(await ask(String(paid.id))).toMatchObject({
      reason: 'refunded',
      text: expect.stringContaining('Customer withdrew.'),
    });
    const own = await makePaidCheckout(t, { code: me.referralCode, customerEmail: me.email });
    expect(await ask(String(own.id))).toMatchObject({ reason: 'under-review' });
  });

  it('another affiliate’s order and a missing order get the same response, byte for byte', async () => {
    const stranger = await makeOrder(t, { customerEmail: 'someone@else.example' });
    const nothing = await ask('123456789');
    expect(nothing.reason).toBe('no-click');
    expect(await ask(String(stranger.id))).toEqual(nothing);
    expect(await ask('someone@else.example')).toEqual(nothing);
    expect(await ask('nobody@nowhere.example')).toEqual(nothing);
  });

  it('a paused affiliate’s visit is recorded as rejected, with its receipt', async () => {
    const visitor = t.asVisitor();
    await visitor.post('/api/referrals/visits', { code: me.referralCode, path: '/portfolio' });
    await t.sql(`update affiliate set status = 'paused' where id = ?`, [me.id]);
    const bought = await visitor.post('/api/demo-checkout', {
      customerName: 'Bea Marsh',
      customerEmail: 'b@marsh.example',
      currency: 'usd',
    });
    expect(await ask('b@marsh.example')).toMatchObject({
      reason: 'inactive',
      receiptOrderId: bought.body.orderId,
    });
    const receipt = await (await t.asAffiliate(me.id)).api.affiliates.receipt.query({
      affiliateId: me.id,
      orderId: bought.body.orderId,
    });
    expect(receipt).toMatchObject({
      attribution: {
        landingPath: '/portfolio',
        rejectedBecause: expect.stringContaining('paused'),
      },
      order: { buyer: 'Not shown' },
      lines: [],
    });
  });

  it('requires a verified login, and is rate limited per affiliate', async () => {
    expect(await rejection(t.asVisitor().api.affiliates.findSale.mutate({ query: '1' }))).toMatchObject({
      httpStatus: 401,
    });
    const provisional = await t.asAffiliate(me.id, { provisional: true });
    expect(await rejection(provisional.api.affiliates.findSale.mutate({ query: '1' }))).toMatchObject({
      httpStatus: 403,
      message: LOGIN_FIRST,
    });
    expect(await rejection((await t.asAdmin()).api.affiliates.findSale.mutate({ query: '1' }))).toMatchObject(
      { httpStatus: 403 },
    );
    const caller = await t.asAffiliate(me.id);
    for (let n = 0; n < 30; n++) await caller.api.affiliates.findSale.mutate({ query: '123456789' });
    expect(await rejection(caller.api.affiliates.findSale.mutate({ query: '123456789' }))).toMatchObject({
      httpStatus: 429,
    });
  });
});

describe('claims', () => {
  it('an affiliate opens a claim once, an admin answers it once, and the answer is emailed', async () => {
    const { email } = await visitorBuys([me.referralCode, other.referralCode]);
    const caller = await t.asAffiliate(me.id);
    const claim = await caller.api.affiliates.openClaim.mutate({
      query: email,
      message: 'She told me she used my link.',
    });
    expect(claim).toMatchObject({ status: 'open', answer: null });
    expect(claim.subject).not.toBe(email);
    expect(
      await rejection(caller.api.affiliates.openClaim.mutate({ query: email, message: null })),
    ).toMatchObject({ httpStatus: 409 });

    const admin = await t.asAdmin('staff');
    const { items } = await admin.api.claims.list.query({ status: 'open' });
    expect(items).toMatchObject([
      {
        id: claim.id,
        affiliateId: me.id,
        affiliateName: me.name,
        reason: 'other-click',
        orderId: expect.any(Number),
      },
    ]);
    const response = { id: claim.id, answer: 'The later link was followed two minutes before the order.' };
    await admin.api.claims.answer.mutate(response);
    expect((await admin.api.claims.list.query({ status: 'answered' })).items).toMatchObject([
      { id: claim.id, answeredBy: 'staff' },
    ]);
    expect(await rejection(admin.api.claims.answer.mutate(response))).toMatchObject({ httpStatus: 409 });
    expect(await caller.api.affiliates.claims.query()).toMatchObject([
      { id: claim.id, answer: response.answer },
    ]);
    expect(await (await t.asAffiliate(other.id)).api.affiliates.claims.query()).toEqual([]);

    const emails = await t.emails();
    expect(emails.filter(({ subject }) => subject === 'We’ve looked into your sale')).toMatchObject([
      { to: me.email },
    ]);
    expect(
      emails.filter(({ subject }) => subject === `An affiliate asks about a missing sale (${claim.id})`),
    ).toMatchObject([{ to: site.inbox }]);
    expect(await t.sql(`select * from audit_log where action = 'claim.answer'`)).toHaveLength(1);
  });

  it('a question about another buyer with the same masked address is asked too', async () => {
    const caller = await t.asAffiliate(me.id);
    const open = (query: string, message: string | null = null) =>
      caller.api.affiliates.openClaim.mutate({ query, message });
    const { id } = await open('anna@gmail.com');
    expect((await open('adam@gmail.com')).subject).toBe('a•••@gmail.com');
    expect((await rejection(open('Anna@gmail.com'))).httpStatus).toBe(409);
    await (await t.asAdmin('staff')).api.claims.answer.mutate({ id, answer: 'No order of hers yet.' });
    await open('anna@gmail.com', 'She has paid now.');
    expect(await caller.api.affiliates.claims.query()).toHaveLength(3);
    const kept = await t.sql<{ status: string; kept: boolean }>(
      'select status, query_hash is not null as kept from affiliate_claim order by id',
    );
    expect(kept.map(({ status, kept }) => [status, kept])).toEqual([
      ['answered', false],
      ['open', true],
      ['open', true],
    ]);
  });

  it('a double click asks once', async () => {
    const caller = await t.asAffiliate(me.id);
    const ask = () => caller.api.affiliates.openClaim.mutate({ query: '#123456789', message: null });
    const results = await Promise.allSettled([ask(), ask()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await caller.api.affiliates.claims.query()).toHaveLength(1);
  });

  it('whether a question was asked before does not depend on the buyer’s orders', async () => {
    await makeOrder(t, { customerEmail: 'anna@gmail.com' });
    const caller = await t.asAffiliate(me.id);
    for (const query of ['anna@gmail.com', 'adam@gmail.com']) {
      await caller.api.affiliates.openClaim.mutate({ query, message: 'Is this one mine?' });
      const again = caller.api.affiliates.openClaim.mutate({ query, message: 'I asked her again.' });
      expect((await rejection(again)).httpStatus).toBe(409);
    }
  });

  it('affiliates and visitors cannot read the admin side', async () => {
    expect(await rejection(t.asVisitor().api.claims.list.query({}))).toMatchObject({ httpStatus: 401 });
    expect(await rejection((await t.asAffiliate(me.id)).api.claims.list.query({}))).toMatchObject({
      httpStatus: 403,
    });
    expect(
      await rejection(
        (await t.asAffiliate(me.id)).api.claims.answer.mutate({ id: 1, answer: 'Yes, of course.' }),
      ),
    ).toMatchObject({
      httpStatus: 403,
    });
  });
});
