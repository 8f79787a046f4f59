/** The payout calendar says what the next run will do, to those alone who may know. */
import { beforeEach, expect, it } from 'vitest';
import { rejections } from '#server/testing/callers.ts';
import { makeAffiliateWithLogin, sellFor } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
/** Sales of this day are past the refund window. */
const EARLIER = new Date('2026-10-01T12:00:00Z');

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.set(EARLIER);
});

it('the next run has what the calendar showed, and what it left out is in the one after', async () => {
  const ready = await makeAffiliateWithLogin(t);
  const unverified = await makeAffiliateWithLogin(t, { paypalEmail: 'new@partner.example' }, false);
  await sellFor(t, ready, 'gbp');
  await sellFor(t, ready, 'eur', '280');
  await sellFor(t, unverified);
  t.clock.set(NOW);
  const owner = await t.asAdmin('owner');
  // Available after the next run: in the calendar only.
  await sellFor(t, ready, 'chf', '280');
  const [next, ...later] = await owner.api.payouts.calendar.query();
  const { run, lines } = await owner.api.payouts.createRun.mutate({});
  const paid = lines.filter(({ status }) => status === 'pending');
  expect(paid.map(({ currency, amountMinor }) => ({ currency, amountMinor }))).toEqual(
    expect.arrayContaining(next?.sums ?? []),
  );
  expect(next).toMatchObject({ payouts: paid.length, waitingCount: 1 });
  expect(next?.waiting).toMatchObject([{ affiliateId: unverified.id, currency: 'usd' }]);
  expect(later.map(({ waitingCount }) => waitingCount)).toEqual([1, 1]);
  expect(later.flatMap(({ sums }) => sums)).toEqual([{ currency: 'chf', amountMinor: 2800 }]);
  // Taken by the run: no later run has it again.
  const [after] = await owner.api.payouts.calendar.query();
  expect(after).toMatchObject({ payouts: 0, waitingCount: 1 });
  expect(run.status).toBe('open');
});

it('an affiliate sees the own amounts and what to do about the waiting ones', async () => {
  const [own, other] = [
    await makeAffiliateWithLogin(t, { paypalEmail: 'new@partner.example' }, false),
    await makeAffiliateWithLogin(t),
  ];
  await sellFor(t, own, 'gbp');
  await sellFor(t, other, 'eur', '280');
  t.clock.set(NOW);
  const { api } = await t.asAffiliate(own.id);
  const [next] = await api.affiliates.payoutCalendar.query({ affiliateId: own.id });
  expect(next).toMatchObject({
    sums: [],
    waiting: [{ currency: 'gbp', amountMinor: 2500, because: 'Waits until you confirm your email address.' }],
  });
  await t.sql('update affiliate set email_verified_at = now() where id = ? returning id', [own.id]);
  const runs = await api.affiliates.payoutCalendar.query({ affiliateId: own.id });
  expect(runs.map(({ sums }) => sums)).toEqual([[{ currency: 'gbp', amountMinor: 2500 }], [], []]);
});

it('L5: strangers, other affiliates and staff are rejected', async () => {
  const [own, other] = [await makeAffiliateWithLogin(t), await makeAffiliateWithLogin(t)];
  const affiliateId = own.id;
  const visitor = t.asVisitor();
  const staff = await t.asAdmin('staff');
  const stranger = await t.asAffiliate(other.id);
  const rejected = await rejections([
    visitor.api.payouts.calendar.query(),
    visitor.api.affiliates.payoutCalendar.query({ affiliateId }),
    staff.api.payouts.calendar.query(),
    staff.api.affiliates.payoutCalendar.query({ affiliateId }),
    stranger.api.payouts.calendar.query(),
    stranger.api.affiliates.payoutCalendar.query({ affiliateId }),
  ]);
  expect(rejected.map(({ httpStatus }) => httpStatus)).toEqual([401, 401, 403, 403, 403, 403]);
});
