/** The typed API: authorisation of each procedure, and the same strictness as REST. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { CONTACT, makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { PROCEDURES as definitions } from '#server/trpc/router.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const PROCEDURES = [...definitions].map(([name, { type, meta }]) => ({
  name,
  isQuery: type === 'query',
  policy: meta?.policy,
  scope: meta?.scope,
}));

const callRaw = (caller: Caller, { name, isQuery }: { name: string; isQuery: boolean }) =>
  isQuery
    ? caller.get(`/api/trpc/${name}?input=${encodeURIComponent('{"x":1}')}`)
    : caller.post(`/api/trpc/${name}`, { x: 1 });

describe('authorisation', () => {
  it('exactly these procedures are public', () => {
    // Add a name only on purpose, never to make the test pass.
    expect(
      PROCEDURES.filter(({ policy }) => policy === 'public')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'admin.login',
      'admin.logout',
      'affiliates.logout',
      'affiliates.requestCode',
      'affiliates.signUp',
      'affiliates.verifyCode',
      'checkout.create',
      'checkout.result',
      'confirmations.prefill',
      'confirmations.submit',
      'contacts.create',
      'customerPage.approve',
      'customerPage.chooseDesign',
      'customerPage.confirmDomain',
      'customerPage.get',
      'customerPage.nameOnCertificate',
      'customerPage.newLink',
      'customerPage.requestChanges',
      'customerPage.sendMessage',
      'demoCheckout.pay',
      'invites.accept',
      'invites.look',
      'recovery.remember',
      'referrals.byCode',
      'referrals.clear',
      'referrals.current',
      'referrals.visit',
      'reviews.open',
      'reviews.save',
      'session.current',
    ]);
  });

  it('SEC-37: exactly these procedures can be called with an API token', () => {
    // Add a name only on purpose, never to make the test pass.
    expect(
      PROCEDURES.filter(({ scope }) => scope)
        .map(({ name, scope }) => `${name} ${scope}`)
        .sort(),
    ).toEqual([
      'adminAffiliates.list affiliates:read',
      'adminAffiliates.one affiliates:read',
      'affiliates.dashboard affiliates:read',
      'affiliates.signUp affiliates:write',
      'commissions.list commissions:read',
      'confirmations.get confirmations:read',
      'confirmations.list confirmations:read',
      'confirmations.setStatus confirmations:write',
      'confirmations.submit confirmations:write',
      'contacts.create contacts:write',
      'contacts.get contacts:read',
      'contacts.list contacts:read',
      'contacts.setStatus contacts:write',
      'events.get webhooks:read',
      'events.list webhooks:read',
      'orderDetail.get orders:read',
      'orders.add orders:write',
      'orders.list orders:read',
      'orders.sendForm orders:write',
      'orders.setStatus orders:write',
      'orders.single orders:read',
      'payouts.run payouts:read',
      'payouts.runs payouts:read',
      'projects.get orders:read',
      'projects.list orders:read',
      'referrals.byCode affiliates:read',
      'reviews.get orders:read',
      'reviews.list orders:read',
      'webhookDeliveries.list webhooks:read',
      'webhookDeliveries.redeliver webhooks:write',
      'webhookEndpoints.create webhooks:write',
      'webhookEndpoints.delete webhooks:write',
      'webhookEndpoints.get webhooks:read',
      'webhookEndpoints.list webhooks:read',
      'webhookEndpoints.rotateSecret webhooks:write',
      'webhookEndpoints.sendTest webhooks:write',
      'webhookEndpoints.update webhooks:write',
    ]);
  });

  it('every procedure has a policy', () => {
    expect(PROCEDURES.filter(({ policy }) => !policy)).toEqual([]);
  });

  it('every non-public procedure denies anonymous callers with 401 and affiliates with 403, before validating the input', async () => {
    const affiliate = await makeAffiliate(t);
    const [anonymous, signedIn, staff] = [
      t.asVisitor(),
      await t.asAffiliate(affiliate.id),
      await t.asAdmin('staff'),
    ];
    for (const procedure of PROCEDURES.filter(({ policy }) => policy !== 'public')) {
      const stranger = await callRaw(anonymous, procedure);
      expect(stranger.status, procedure.name).toBe(401);
      expect(stranger.body.error.json.message).toBe('Sign in to continue.');
      if (procedure.policy !== 'affiliate')
        expect((await callRaw(signedIn, procedure)).status, procedure.name).toBe(403);
      if (procedure.policy === 'owner')
        expect((await callRaw(staff, procedure)).status, procedure.name).toBe(403);
    }
  });
});

describe('the same rules as REST', () => {
  it('an anonymous caller gets 401 whatever the body: broken, of another kind, or too large', async () => {
    const rejections: [string, string, string][] = [
      ['broken', 'application/json', '{"name":'],
      ['text', 'text/plain', 'hello'],
      ['a form', 'multipart/form-data; boundary=x', '--x--'],
      ['too large', 'application/json', `{"name":"${'x'.repeat(70_000)}"}`],
    ];
    const closed = PROCEDURES.filter(({ policy, isQuery }) => policy !== 'public' && !isQuery);
    const staff = await t.asAdmin('staff');
    for (const [what, type, raw] of rejections) {
      const call = { method: 'POST', raw, headers: { 'content-type': type } };
      for (const { name } of closed) {
        const response = await t.asVisitor().call(`/api/trpc/${name}`, call);
        expect([name, what, response.status]).toEqual([name, what, 401]);
        expect(response.body.error.json.message).toBe('Sign in to continue.');
      }
      expect((await staff.call('/api/trpc/orders.create', call)).status, what).toBe(
        { broken: 400, text: 415, 'a form': 415, 'too large': 413 }[what],
      );
    }
  });

  it('an error has a status, code, sentence and issues, and no stack', async () => {
    const rejected = await rejection(t.asVisitor().api.contacts.create.mutate({ ...CONTACT, email: 'ada' }));
    expect(rejected).toMatchObject({
      httpStatus: 400,
      code: 'VALIDATION',
      message: 'Please enter a valid email address',
      issues: [{ path: ['email'], message: 'Please enter a valid email address' }],
    });
    expect(JSON.stringify(rejected)).not.toMatch(/stack|\.ts:/);
  });

  it('dates arrive as dates', async () => {
    await t.asVisitor().api.contacts.create.mutate(CONTACT);
    const page = await (await t.asAdmin()).api.contacts.list.query({});
    expect(page.items[0]?.createdAt).toBeInstanceOf(Date);
  });

  it('an unknown procedure is 404, a wrong method 405', async () => {
    expect((await t.asVisitor().post('/api/trpc/nope.nope', {})).status).toBe(404);
    expect(
      (await t.asVisitor().call('/api/trpc/contacts.create', { method: 'PUT', body: CONTACT })).status,
    ).toBe(405);
    const reading = await t.asVisitor().get('/api/trpc/contacts.create');
    expect([reading.status, reading.headers.get('allow')]).toEqual([405, 'POST']);
    const writing = await t.asVisitor().post('/api/trpc/session.current', {});
    expect([writing.status, writing.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('SEC-04: a call without a body needs the content type too, and the error names the request', async () => {
    const staff = await t.asAdmin('staff');
    for (const headers of [undefined, { 'content-type': 'text/plain' }]) {
      const response = await staff.call('/api/trpc/ownAccount.endOtherSessions', {
        method: 'POST',
        raw: '',
        headers,
      });
      expect([response.status, response.body.code]).toEqual([415, 'MEDIA_TYPE']);
      expect(response.body.requestId).toEqual(expect.any(String));
    }
  });

  it('SEC-08: several calls in one request are rejected', async () => {
    const hundred = Array.from({ length: 100 }, () => 'affiliates.verifyCode').join(',');
    const response = await t
      .asVisitor()
      .post(`/api/trpc/${hundred}?batch=1`, { 0: { email: 'a@a.example', code: '123456' } });
    expect(response.status).toBe(400);
    expect(response.body.requestId).toEqual(expect.any(String));
    expect(await t.sql('select * from rate_counter')).toEqual([]);
  });

  it('SEC-24: superjson is not accepted as input', async () => {
    const response = await t
      .asVisitor()
      .post('/api/trpc/contacts.create', { json: CONTACT, meta: { values: { name: ['Date'] } } });
    expect(response.status).toBe(400);
  });
});
