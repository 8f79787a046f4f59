/** What strangers can put into a visit, and whom a code names. */
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { type MadeAffiliate, makeAffiliate } from '#server/testing/factories.ts';
import { buy, makeTwoAffiliates, visit } from '#server/testing/referrals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let a: MadeAffiliate;
let b: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
  [a, b] = await makeTwoAffiliates(t);
});

it('a code lookup returns exactly id, code and name; unknown, paused and malformed codes get the same response', async () => {
  await t.sql(`update affiliate set status = 'paused' where id = ? returning id`, [b.id]);
  const caller = t.asVisitor();
  expect((await caller.get(`/api/affiliates/code/${a.referralCode}`)).body).toEqual({
    id: a.id,
    referralCode: a.referralCode,
    name: a.name,
  });
  for (const code of [b.referralCode, 'NOBODY99', "'; drop table affiliate; --", '%25', '<svg>', 'ab'])
    expectError(
      await caller.get(`/api/affiliates/code/${encodeURIComponent(code)}`),
      404,
      'There is no active affiliate with this referral code. Check the code and try again.',
    );
});

describe('M1 the landing page of a visit', () => {
  const stored = async () =>
    (
      await t.sql<{ landing_path: string; referrer_host: string | null }>(
        'select landing_path, referrer_host from referral_click',
      )
    )[0];

  it.each([
    '//evil.example/login',
    '/\\evil.example/login',
    '/.//evil.example',
    '/%2F%2Fevil.example',
    'https://evil.example/x',
  ])('M1: %s is stored as the home page', async (path) => {
    expect((await visit(t.asVisitor(), a.referralCode, path)).body.accepted).toBe(true);
    expect((await stored())?.landing_path).toBe('/');
  });

  it('M1: a referrer that is not a web page is not stored', async () => {
    await t.asVisitor().post('/api/referrals/visits', {
      code: a.referralCode,
      path: '/',
      referrer: 'javascript:alert(1)//evil.example',
    });
    expect((await stored())?.referrer_host).toBeNull();
  });

  it('M1: what is stored is returned as a safe path only: order and receipt', async () => {
    const caller = t.asVisitor();
    await visit(caller, a.referralCode, '/blog');
    await t.sql(
      `update referral_click set landing_path = '//evil.example/login', referrer_host = 'evil.example/<b>' where landing_path = '/blog'`,
    );
    await buy(caller);
    const owner = await t.asAdmin('owner');
    const [order] = await t.sql<{ id: number }>('select id from customer_order');
    const orderId = Number(order?.id);
    const [detail, receipt] = [
      await owner.api.orderDetail.get.query({ id: orderId }),
      await owner.api.affiliates.receipt.query({ affiliateId: a.id, orderId }),
    ];
    for (const { attribution } of [detail, receipt])
      expect(attribution).toMatchObject({ landingPath: '/', referrerHost: null });
  });
});

it('a new affiliate is named from sign-up on, a paused one is not', async () => {
  const { id, name, referralCode } = await makeAffiliate(t, { name: 'St. John & Sons' });
  const affiliate = { id, referralCode, name };
  const caller = t.asVisitor();
  expect((await visit(caller, referralCode)).body).toEqual({ accepted: true, affiliate });
  expect((await caller.get(`/api/affiliates/code/${referralCode}`)).body).toEqual(affiliate);
  expect((await caller.get('/api/referrals/current')).body).toEqual({ affiliate });
  await t.sql(`update affiliate set status = 'paused' where id = ? returning id`, [id]);
  expect((await visit(caller, referralCode)).body).toEqual({ accepted: false, affiliate: null });
  expect((await caller.get('/api/referrals/current')).body).toEqual({ affiliate: null });
});

it('where visitors are asked first, a visit is counted at once and the cookie waits for consent', async () => {
  const asking = await createTestApp({ DEMO: 'on', REFERRAL_CONSENT: 'on' });
  const { referralCode } = await makeAffiliate(asking);
  const caller = asking.asVisitor();
  const report = (keep?: boolean) =>
    caller.post('/api/referrals/visits', { code: referralCode, path: '/', keep });
  for (const keep of [undefined, false]) {
    const response = await report(keep);
    expect(response.body).toMatchObject({ accepted: true, affiliate: { referralCode } });
    expect(response.headers.get('set-cookie')).toBeNull();
  }
  expect((await report(true)).headers.get('set-cookie')).toMatch(
    /^__Host-ref=[a-z2-7]{32}; Max-Age=7776000;/,
  );
  expect(await asking.sql('select count(*)::int as n from referral_click')).toEqual([{ n: 1 }]);
});
