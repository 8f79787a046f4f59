/** L14: the decisions about a commission under review. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { type MadeAffiliate, makeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { makeAffiliateWithLogin, makePayoutLine } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { payoutOf } from '#src/domain/affiliate/payout/payout.rules.ts';

let t: TestApp;
let affiliate: MadeAffiliate;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  affiliate = await makeAffiliate(t, { name: 'Nell Hart' });
  owner = await t.asAdmin('owner');
});
afterEach(() => expectBalancedLedger(t));

const list = async () => (await owner.api.commissions.list.query({})).items;
const sell = async (): Promise<number> => {
  const { id } = await makePaidCheckout(t, { code: affiliate.referralCode });
  const [row] = await t.sql<{ id: number }>('select id from commission where order_id = ?', [id]);
  return row?.id ?? 0;
};
const change = (id: number, changes: string) => t.sql(`update commission set ${changes} where id = ?`, [id]);

const release = (id: number) => owner.api.commissions.release.mutate({ id, reason: 'Bought for a client' });
const reject = (id: number) => owner.api.commissions.reject.mutate({ id, reason: 'Own purchase' });
const audit = () =>
  t.sql('select action, subject_kind, subject_id, before, after from audit_log order by id');
const lastEmail = async () => (await t.emails()).at(-1);

it('a released commission is recorded with its reason, and the affiliate learns when it is paid', async () => {
  t.clock.freeze();
  const id = await sell();
  await change(id, `review_reason = 'a look'`);
  expect(await release(id)).toEqual({ success: true });
  expect(await list()).toMatchObject([{ id, stage: 'hold', reviewReason: null }]);
  expect((await audit()).at(-1)).toMatchObject({
    action: 'commission.release',
    subject_kind: 'commission',
    subject_id: String(id),
    before: { reviewReason: 'a look' },
    after: { reason: 'Bought for a client' },
  });
  const email = await lastEmail();
  expect(email?.to).toBe(affiliate.email);
  expect(email?.subject).toContain('25.00');
  expect(email?.text).toContain(`http://localhost:3000/affiliate-dashboard/${affiliate.id}`);
  const [{ order } = { order: 0 }] = await t.sql<{ order: number }>('select id as order from customer_order');
  const available = payoutOf(new Date(t.clock.now().getTime() + 30 * 86_400_000));
  for (const line of [
    'Hello Nell Hart,',
    'Commission: $25.00',
    `Order: ${order}`,
    `In the payout of: ${available}`,
  ])
    expect(email?.text).toContain(line);
});

it('a commission that is held and released again sends a second email', async () => {
  const id = await sell();
  const before = (await t.emails()).length;
  for (const reason of ['a look', 'another look']) {
    await change(id, `review_reason = '${reason}'`);
    await release(id);
  }
  expect(await t.emails()).toHaveLength(before + 2);
});

it('one whose hold ends in this moment is in the next payout', async () => {
  t.clock.freeze();
  const id = await sell();
  await change(id, `review_reason = 'a look', available_at = created_at`);
  await release(id);
  expect((await lastEmail())?.text).toContain(`In the payout of: ${payoutOf(t.clock.now())}`);
});

it('a decision changes one commission, and each decision sends its own email', async () => {
  const [first, second, third] = [await sell(), await sell(), await sell()];
  await t.sql(`update commission set review_reason = 'a look'`);
  const before = (await t.emails()).length;
  await release(first);
  await release(second);
  expect((await t.emails()).slice(before).map(({ subject }) => subject)).toEqual(
    Array(2).fill('Your sale was approved: $25.00'),
  );
  expect((await list()).filter(({ stage }) => stage === 'review')).toMatchObject([{ id: third }]);
});

it('a rejected commission is recorded with its reason, which the affiliate gets unchanged', async () => {
  t.clock.freeze();
  const id = await sell();
  await change(id, `review_reason = 'a look'`);
  expect(await reject(id)).toEqual({ success: true });
  expect(await list()).toMatchObject([
    { id, status: 'cancelled', reviewReason: null, cancelReason: 'Own purchase' },
  ]);
  expect(await t.sql('select rejected_at is not null as rejected from commission')).toEqual([
    { rejected: true },
  ]);
  expect((await audit()).at(-1)).toMatchObject({
    action: 'commission.reject',
    subject_kind: 'commission',
    subject_id: String(id),
    before: { status: 'pending', amount: 2500, reviewReason: 'a look' },
    after: { status: 'cancelled', reason: 'Own purchase' },
  });
  const email = await lastEmail();
  for (const line of ['Hello Nell Hart,', 'Amount: $25.00', 'Reason: Own purchase'])
    expect(email?.text).toContain(line);
  expect(email?.text).toMatch(/^Order: \d+$/m);
  expect(email?.text).toContain(`http://localhost:3000/affiliate-dashboard/${affiliate.id}`);
});

it('rejecting a sale takes the deductions along that a failed payout left, so that nothing is owed back', async () => {
  const id = await sell();
  const line = await makePayoutLine(t, id);
  await change(id, `payout_line_id = ${line}`);
  const [order] = await t.sql<{ id: number }>('select order_id as id from commission where id = ?', [id]);
  await owner.api.orders.setStatus.mutate({ id: Number(order?.id), status: 'cancelled' });
  await owner.api.payouts.markFailed.mutate({ lineId: line, reason: 'No such account' });
  expect(await list()).toMatchObject([{ amountMinor: -2500 }, { amountMinor: 2500 }]);
  await reject(id);
  expect((await list()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  const { findings } = await owner.api.payments.reconciliation.query({ days: 30 });
  expect(findings).toEqual([]);
});

it.each([
  ['refunded', 0],
  ['set to paid again by staff', 2500],
])('rejecting a sale that was %s returns the deduction that another run has taken', async (_, amount) => {
  affiliate = await makeAffiliateWithLogin(t);
  const [sale, ...others] = [await sell(), await sell(), await sell()];
  await t.sql('update commission set available_at = created_at');
  for (const id of others) await change(id, `review_reason = 'a look'`);
  const makeLine = async () => (await owner.api.payouts.createRun.mutate({})).lines[0] ?? { id: 0, runId: 0 };
  const first = await makeLine();
  const [order] = await t.sql<{ id: number }>('select order_id as id from commission where id = ?', [sale]);
  await owner.api.orders.setStatus.mutate({ id: Number(order?.id), status: 'cancelled' });
  await owner.api.payouts.markFailed.mutate({ lineId: first.id, reason: 'No such account' });
  await owner.api.payouts.closeRun.mutate({ id: first.runId });
  if (amount > 0) {
    const staff = await t.asAdmin('staff');
    await staff.api.orders.setStatus.mutate({ id: Number(order?.id), status: 'paid' });
  } else await change(sale, `review_reason = 'a look'`);
  for (const id of others) await release(id);
  expect(await makeLine()).toMatchObject({ amountMinor: 2500 });
  await reject(sale);
  expect(await list()).toMatchObject([
    { amountMinor: 2500, stage: 'payable', orderId: order?.id },
    { amountMinor: -2500, stage: 'in payout', orderId: order?.id },
    { stage: 'in payout' },
    { stage: 'in payout' },
    { id: sale, stage: 'cancelled' },
  ]);
  expect((await lastEmail())?.text).toContain(`Amount: $${(amount / 100).toFixed(2)}`);
  expect((await owner.api.payments.reconciliation.query({ days: 30 })).findings).toEqual([]);
});

it('an erased affiliate gets no email about a decision', async () => {
  const [first, second] = [await sell(), await sell()];
  await change(first, `review_reason = 'a look'`);
  await t.sql(`update affiliate set status = 'closed', erased_at = now()`);
  const before = (await t.emails()).length;
  await release(first);
  await reject(second);
  expect(await t.emails()).toHaveLength(before);
});

it('what is decided, unknown, not under review, in a payout or a deduction cannot be decided', async () => {
  const [open, done, inRun, deduction] = [await sell(), await sell(), await sell(), await sell()];
  await reject(done);
  await change(inRun, `payout_line_id = ${await makePayoutLine(t, inRun)}`);
  await change(deduction, `kind = 'reversal', amount_minor = -2500, original_minor = -2500`);
  const failure = async (work: Promise<unknown>) => {
    const { httpStatus, message } = await rejection(work);
    return [httpStatus, message];
  };
  expect(await failure(release(open))).toEqual([
    409,
    'This commission is not under review. Nothing was changed.',
  ]);
  expect(await failure(reject(done))).toEqual([
    409,
    'This commission is already rejected. Nothing was changed.',
  ]);
  expect(await failure(reject(inRun))).toEqual([409, expect.stringMatching(/part of a payout run/)]);
  for (const id of [deduction, 99_999, 2_147_483_648])
    expect(await failure(reject(id)), String(id)).toEqual([
      404,
      'We can’t find this commission. Choose it from the list.',
    ]);
  await change(deduction, `kind = 'earned', amount_minor = 2500, original_minor = 2500`);
  await change(inRun, 'payout_line_id = null');
});

it('several are decided with one reason, each by the rules of a single decision and on its own', async () => {
  const [first, second, third] = [await sell(), await sell(), await sell()];
  for (const id of [first, second]) await change(id, `review_reason = 'a look'`);
  const before = (await audit()).length;
  const { results } = await owner.api.commissions.bulkRelease.mutate({
    ids: [first, second, third, first],
    reason: 'Bought for a client',
  });
  expect(results).toEqual([
    { id: first, ok: true, message: 'Done' },
    { id: second, ok: true, message: 'Done' },
    { id: third, ok: false, message: 'This commission is not under review. Nothing was changed.' },
  ]);
  expect((await audit()).slice(before).map(({ action }) => action)).toEqual([
    'commission.release',
    'commission.release',
  ]);
  const staff = await t.asAdmin('staff');
  expect(
    (await rejection(staff.api.commissions.bulkRelease.mutate({ ids: [first], reason: 'Mine' }))).httpStatus,
  ).toBe(403);
  const cancelled = await staff.api.commissions.bulkReject.mutate({
    ids: [second, third],
    reason: 'A duplicate',
  });
  expect(cancelled.results.map(({ ok }) => ok)).toEqual([true, true]);
  expect((await list()).map(({ cancelReason }) => cancelReason)).toEqual([
    'A duplicate',
    'A duplicate',
    null,
  ]);
});
