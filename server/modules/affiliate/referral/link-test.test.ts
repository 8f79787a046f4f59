import { beforeEach, describe, expect, it } from 'vitest';
import { rejection } from '#server/testing/callers.ts';
import { type MadeAffiliate, makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let me: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp();
  me = await makeAffiliate(t);
});

/** Every table that a sale writes to. */
const counts = async () =>
  Promise.all(
    [
      'customer_order',
      'order_event',
      'commission',
      'ledger_entry',
      'mail_message',
      'referral_click',
      'audit_log',
    ].map(async (table) => (await t.sql<{ n: number }>(`select count(*)::int as n from "${table}"`))[0]?.n),
  );

describe('test my link', () => {
  it('checks click, cookie, reference and sale, and leaves nothing behind', async () => {
    await t.jobsDone();
    const before = await counts();
    const caller = await t.asAffiliate(me.id);
    const { token, code } = await caller.api.affiliates.startLinkTest.mutate();
    expect((await caller.post('/api/referrals/visits', { code, path: '/', test: token })).body).toMatchObject(
      { accepted: true },
    );
    const { steps } = await caller.api.affiliates.finishLinkTest.mutate({ token });
    expect(steps.map(({ key, ok }) => [key, ok])).toEqual([
      ['click', true],
      ['cookie', true],
      ['reference', true],
      ['sale', true],
    ]);
    expect(steps.at(-1)?.text).toContain('$25.00');
    expect(await counts()).toEqual(before);
    expect(await caller.api.affiliates.dashboard.query({ affiliateId: me.id })).toMatchObject({
      stats: { totalReferrals: 0, totalEarnings: 0 },
    });
    expect(await caller.api.affiliates.performance.query({ affiliateId: me.id, days: 30 })).toMatchObject({
      clicks: 0,
      orders: 0,
    });
    expect(caller.cookies.has('__Host-ref-test')).toBe(false);
  });

  it('a sale that would be held is explained as on the dashboard, not as staff read it', async () => {
    const bankDetails = 'GB33 BUKB 2020 1555 5555 55';
    await makeAffiliate(t, { bankDetails });
    const caller = await t.asAffiliate((await makeAffiliate(t, { bankDetails })).id);
    const { token, code } = await caller.api.affiliates.startLinkTest.mutate();
    await caller.post('/api/referrals/visits', { code, path: '/', test: token });
    const { steps } = await caller.api.affiliates.finishLinkTest.mutate({ token });
    expect(steps.at(-1)?.text).toMatch(
      /looked at first: Another affiliate has the same payout details as you\.$/,
    );
  });

  it('a test visit is never counted, and never replaces the real cookie of the browser', async () => {
    const other = await makeAffiliate(t);
    const caller = await t.asAffiliate(me.id);
    await caller.post('/api/referrals/visits', { code: other.referralCode, path: '/' });
    const remembered = caller.cookies.get('__Host-ref');
    const { token, code } = await caller.api.affiliates.startLinkTest.mutate();
    await caller.post('/api/referrals/visits', { code, path: '/', test: token });
    expect(caller.cookies.get('__Host-ref')).toBe(remembered);
    expect(await caller.api.affiliates.performance.query({ affiliateId: me.id, days: 30 })).toMatchObject({
      clicks: 0,
    });
  });

  it('blocked cookies and a lost visit are reported as the step that failed', async () => {
    const caller = await t.asAffiliate(me.id);
    const { token, code } = await caller.api.affiliates.startLinkTest.mutate();
    expect((await caller.api.affiliates.finishLinkTest.mutate({ token })).steps.map(({ ok }) => ok)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    await t.asVisitor().post('/api/referrals/visits', { code, path: '/', test: token });
    expect((await caller.api.affiliates.finishLinkTest.mutate({ token })).steps.map(({ ok }) => ok)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('forged and expired tickets and those of others record nothing', async () => {
    const caller = await t.asAffiliate(me.id);
    const other = await makeAffiliate(t);
    const { token, code } = await caller.api.affiliates.startLinkTest.mutate();
    const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const visit = async (test: string, ref: string) =>
      (await caller.post('/api/referrals/visits', { code: ref, path: '/', test })).body.accepted;
    expect(await visit(flipped, code)).toBe(false);
    expect(await visit(token, other.referralCode)).toBe(false);
    expect(
      await rejection((await t.asAffiliate(other.id)).api.affiliates.finishLinkTest.mutate({ token })),
    ).toMatchObject({
      httpStatus: 400,
    });
    t.clock.advance(11 * 60_000);
    expect(await visit(token, code)).toBe(false);
    expect(await rejection(caller.api.affiliates.finishLinkTest.mutate({ token }))).toMatchObject({
      httpStatus: 400,
    });
    expect(await t.sql('select * from referral_click')).toHaveLength(0);
  });
});
