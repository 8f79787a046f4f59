import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { type MadeAffiliate, makeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { buy, makeTwoAffiliates, visit } from '#server/testing/referrals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { LINK_TICKET_MS, linkTicket } from './referral.service.ts';

let t: TestApp;
let a: MadeAffiliate;
let b: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
  [a, b] = await makeTwoAffiliates(t);
});

const owners = async () =>
  (
    await t.sql<{ affiliate_id: number | null }>(
      'select affiliate_id from customer_order order by created_at, id',
    )
  ).map(({ affiliate_id }) => affiliate_id);

describe('attribution of a sale', () => {
  it('a visit through a link is stored in our cookie, and the order gets the attribution receipt', async () => {
    const caller = t.asVisitor();
    const response = await visit(caller, a.referralCode.toLowerCase(), '/restaurant?utm=x');
    expect(response.body).toEqual({
      accepted: true,
      affiliate: { id: a.id, referralCode: a.referralCode, name: a.name },
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-ref=[a-z2-7]{32}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await buy(caller);
    const [order] = await t.sql<{ affiliate_id: number; attribution: unknown }>(
      'select affiliate_id, attribution from customer_order',
    );
    expect(order?.affiliate_id).toBe(a.id);
    const receipt =
      typeof order?.attribution === 'string' ? JSON.parse(order.attribution) : order?.attribution;
    expect(receipt).toMatchObject({
      rule: 'cookie',
      affiliateId: a.id,
      code: a.referralCode,
      clickAt: expect.any(String),
      landingPath: '/restaurant',
      referrerHost: 'www.partner.example',
    });
  });

  it('the last valid code wins; unknown, paused and own codes replace nothing', async () => {
    const paused = await makeAffiliate(t);
    await t.sql(`update affiliate set status = 'paused' where id = ? returning id`, [paused.id]);
    const caller = t.asVisitor();
    await visit(caller, a.referralCode);
    await visit(caller, b.referralCode);
    expect((await visit(caller, 'NOBODY99')).body).toEqual({ accepted: false, affiliate: null });
    expect((await visit(caller, paused.referralCode)).body.accepted).toBe(false);
    await buy(caller);
    expect(await owners()).toEqual([b.id]);
    const own = await t.asAffiliate(a.id);
    expect((await visit(own, a.referralCode)).body.accepted).toBe(false);
  });

  it('without a cookie the code in the page’s storage counts, and a cleared one does not', async () => {
    await buy(t.asVisitor(), a.referralCode);
    const caller = t.asVisitor();
    await visit(caller, b.referralCode);
    expect((await caller.remove('/api/referrals/current')).body).toEqual({ success: true });
    expect(caller.cookies.has('__Host-ref')).toBe(false);
    t.clock.advance(1000);
    await buy(caller);
    expect(await owners()).toEqual([a.id, null]);
  });

  it('a browser that looks like a bot keeps the referral too: the cookie holds the code, and the sale counts', async () => {
    const caller = t.asVisitor({ userAgent: 'HeadlessChrome/140.0' });
    const affiliate = { id: a.id, referralCode: a.referralCode, name: a.name };
    const response = await visit(caller, a.referralCode.toLowerCase());
    expect(response.body).toEqual({ accepted: true, affiliate });
    expect(response.headers.get('set-cookie')).toMatch(
      new RegExp(`^__Host-ref=${a.referralCode}; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax$`),
    );
    expect((await caller.get('/api/referrals/current')).body).toEqual({ affiliate });
    await buy(caller);
    expect(await owners()).toEqual([a.id]);
    expect(await t.sql('select 1 from referral_click')).toEqual([]);
  });

  it('a code that the page saved while the server could not be asked counts instead of an older cookie', async () => {
    const caller = t.asVisitor();
    await visit(caller, a.referralCode);
    await buy(caller, b.referralCode);
    t.clock.advance(1000);
    await buy(caller, 'NOBODY99');
    expect(await owners()).toEqual([b.id, a.id]);
  });

  it('a visit counts for 90 days', async () => {
    const caller = t.asVisitor();
    await visit(caller, a.referralCode);
    t.clock.advance(91 * 86_400_000);
    await buy(caller);
    expect(await owners()).toEqual([null]);
  });

  it('SEC-13: a reference from the payment page counts only if it names an active affiliate', async () => {
    const references = [
      `affiliate_${a.id}`,
      'affiliate_999999',
      'affiliate_0',
      `affiliate_${a.id} `,
      `Affiliate_${a.id}`,
      `${a.id}`,
      '',
    ];
    for (const clientReference of references) {
      await makePaidCheckout(t, { attributionInput: { clientReference } });
      t.clock.advance(1000);
    }
    expect(await owners()).toEqual([a.id, null, null, null, null, null, null]);
  });

  it('a paused affiliate earns nothing from then on', async () => {
    const caller = t.asVisitor();
    await visit(caller, a.referralCode);
    await t.sql(`update affiliate set status = 'paused' where id = ? returning id`, [a.id]);
    await buy(caller);
    expect(await t.sql('select 1 from commission')).toEqual([]);
  });
});

describe('an affiliate who orders while signed in', () => {
  /** Signs in on a browser that may have followed the affiliate's link before. */
  async function signedIn(by: 'click' | 'code') {
    const visitor = t.asVisitor();
    if (by === 'click') await visit(visitor, a.referralCode, '/restaurant');
    const own = await t.asAffiliate(a.id);
    for (const [name, value] of visitor.cookies) own.cookies.set(name, value);
    return own;
  }
  const mayBuyForClients = async () =>
    (await t.asAdmin('owner')).api.adminAffiliates.setMayBuyForClients.mutate({
      id: a.id,
      mayBuyForClients: true,
    });

  it.each([
    ['click', { clickAt: expect.any(String), landingPath: '/restaurant' }],
    ['code', { clickAt: null, landingPath: null }],
  ] as const)('earns nothing by their own %s, and reads why', async (by, seen) => {
    const own = await signedIn(by);
    await buy(own, a.referralCode);
    const [order] = await t.sql<{ id: number; affiliate_id: number | null; attribution_rejected: unknown }>(
      'select id, affiliate_id, attribution_rejected from customer_order',
    );
    expect(order?.affiliate_id).toBeNull();
    const rejected = order?.attribution_rejected;
    expect(typeof rejected === 'string' ? JSON.parse(rejected) : rejected).toEqual({
      affiliateId: a.id,
      reason: 'own-order',
      ...seen,
    });
    expect(await t.sql('select 1 from commission')).toEqual([]);
    const answer = await own.api.affiliates.findSale.mutate({ query: String(order?.id) });
    expect(answer).toMatchObject({ reason: 'own-order', receiptOrderId: order?.id });
  });

  it('earns nothing by a checkout that they began signed out', async () => {
    const visitor = t.asVisitor();
    const begun = await visitor.post('/api/demo-checkout/begun', {
      customerName: 'Noor Vance',
      customerEmail: 'noor@vance.example',
      referralCode: a.referralCode,
      wanted: true,
    });
    const own = await t.asAffiliate(a.id);
    const response = await own.post('/api/demo-checkout', {
      customerName: 'Noor Vance',
      customerEmail: 'noor@vance.example',
      begunId: begun.body.begunId,
    });
    expect(response.status).toBe(201);
    expect(await owners()).toEqual([null]);
  });

  it('still counts for another affiliate whose code the page has saved', async () => {
    await buy(await signedIn('click'), b.referralCode);
    expect(await owners()).toEqual([b.id]);
  });

  it.each(['click', 'code'] as const)('earns by their own %s if they may buy for clients', async (by) => {
    await mayBuyForClients();
    await buy(await signedIn(by), by === 'code' ? a.referralCode : undefined);
    expect(await owners()).toEqual([a.id]);
    expect(await t.sql('select affiliate_id from commission')).toEqual([{ affiliate_id: a.id }]);
  });

  it('may follow their own link if they may buy for clients; the mark stays internal', async () => {
    await mayBuyForClients();
    const own = await t.asAffiliate(a.id);
    const affiliate = { id: a.id, referralCode: a.referralCode, name: a.name };
    expect((await visit(own, a.referralCode)).body).toEqual({ accepted: true, affiliate });
    expect((await own.get('/api/referrals/current')).body).toEqual({ affiliate });
    expect((await own.get(`/api/affiliates/code/${a.referralCode}`)).body).toEqual(affiliate);
  });
});

describe('restoring the referral from the cookie when the browser has cleared the page’s storage', () => {
  const current = (caller: ReturnType<TestApp['asVisitor']>) => caller.get('/api/referrals/current');

  it('returns the affiliate of the link, with the fields of the code lookup, and is not cached', async () => {
    const caller = t.asVisitor();
    await visit(caller, a.referralCode);
    await visit(caller, b.referralCode);
    const response = await current(caller);
    expect(response.body).toEqual({ affiliate: { id: b.id, referralCode: b.referralCode, name: b.name } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('returns nothing without a cookie, with an invented one, and once the visitor has cleared it', async () => {
    const caller = t.asVisitor();
    for (const value of ['', 'x', 'a'.repeat(32), "' or 1=1 --"]) {
      if (value) caller.cookies.set('__Host-ref', value);
      expect((await current(caller)).body).toEqual({ affiliate: null });
    }
    await visit(caller, a.referralCode);
    await caller.remove('/api/referrals/current');
    expect((await current(caller)).body).toEqual({ affiliate: null });
  });

  it('returns nothing for an expired click, an inactive affiliate, the visitor’s own link, and a test visit', async () => {
    const [early, late] = [t.asVisitor(), t.asVisitor({ ip: '203.0.113.9' })];
    await visit(early, a.referralCode);
    t.clock.advance(90 * 86_400_000 - 60_000);
    expect((await current(early)).body.affiliate).not.toBeNull();
    t.clock.advance(60_000);
    expect((await current(early)).body).toEqual({ affiliate: null });

    await visit(late, b.referralCode);
    const own = await t.asAffiliate(b.id);
    for (const [name, value] of late.cookies) own.cookies.set(name, value);
    expect((await current(own)).body).toEqual({ affiliate: null });
    await t.sql(`update affiliate set status = 'paused' where id = ? returning id`, [b.id]);
    expect((await current(late)).body).toEqual({ affiliate: null });

    const tester = t.asVisitor();
    const test = linkTicket.sign(
      t.deps.keyring,
      { affiliateId: a.id },
      new Date(t.clock.now().getTime() + LINK_TICKET_MS),
    );
    expect(
      (await tester.post('/api/referrals/visits', { code: a.referralCode, path: '/', test })).body.accepted,
    ).toBe(true);
    expect((await current(tester)).body).toEqual({ affiliate: null });
  });

  it('shares the limit of the code lookup', async () => {
    t.clock.freeze();
    const caller = t.asVisitor({ ip: '203.0.113.9' });
    for (let n = 0; n < 60; n++) expect((await current(caller)).status).toBe(200);
    expectError(await current(caller), 429, 'Too many requests. Please try again later.');
    expect((await caller.get(`/api/affiliates/code/${a.referralCode}`)).status).toBe(429);
  });
});

describe('clicks', () => {
  it('count one per visitor and hour, and none for bots', async () => {
    const count = async () =>
      Number((await t.sql<{ n: string }>('select count(*) as n from referral_click'))[0]?.n);
    for (let n = 0; n < 5; n++) await visit(t.asVisitor(), a.referralCode);
    expect(await count()).toBe(1);
    await visit(t.asVisitor({ ip: '203.0.113.9' }), a.referralCode);
    expect(await count()).toBe(2);
    t.clock.advance(3_600_000);
    await visit(t.asVisitor(), a.referralCode);
    expect(await count()).toBe(3);
    for (const userAgent of ['Googlebot/2.1', 'facebookexternalhit/1.1', 'curl/8.0', ''])
      await visit(t.asVisitor({ userAgent, ip: '203.0.113.10' }), a.referralCode);
    expect(await count()).toBe(3);
  });

  it('store keyed hashes only, no IP address', async () => {
    await visit(t.asVisitor({ ip: '203.0.113.77' }), a.referralCode);
    const stored = JSON.stringify(await t.sql('select * from referral_click'));
    expect(stored).not.toContain('203.0.113');
    expect(stored).not.toContain('Firefox');
  });
});
