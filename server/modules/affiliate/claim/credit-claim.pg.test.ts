import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { type MadeAffiliate, makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let me: MadeAffiliate;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  me = await makeAffiliate(t, { name: 'Nell Hart' });
  owner = await t.asAdmin('owner');
});
afterEach(() => expectBalancedLedger(t));

async function openClaim(orderId: number): Promise<number> {
  await t.sql('update affiliate set email_verified_at = now() where id = ?', [me.id]);
  const { id } = await (await t.asAffiliate(me.id)).api.affiliates.openClaim.mutate({
    query: String(orderId),
    message: 'They told me they ordered.',
  });
  return id;
}
const credit = (caller: Caller, id: number, orderId: number) =>
  caller.api.claims.credit.mutate({ id, orderId, answer: 'It is yours.' });
const commissions = () =>
  t.sql<{ affiliate_id: number; amount_minor: number; review_reason: string | null }>(
    'select affiliate_id, amount_minor, review_reason from commission order by id',
  );

it('the preview says what will happen; crediting records commission, answer, history and audit once', async () => {
  const order = await makeOrder(t);
  const id = await openClaim(order.id);
  const preview = await owner.api.claims.creditPreview.query({ id, orderId: order.id });
  expect(preview.problem).toBeNull();
  expect(preview.lines).toContain('A commission of $25.00 (10%) is recorded.');
  expect(await commissions()).toEqual([]);
  await credit(owner, id, order.id);
  expect((await owner.api.claims.list.query({ status: 'answered' })).items).toMatchObject([
    { id, orderId: order.id },
  ]);
  expect(await commissions()).toEqual([{ affiliate_id: me.id, amount_minor: 2500, review_reason: null }]);
  const detail = await owner.api.orderDetail.get.query({ id: order.id });
  expect(detail.attribution).toMatchObject({ rule: 'admin', affiliateName: 'Nell Hart' });
  expect(detail.events[0]).toMatchObject({
    kind: 'review',
    reason: 'Credited to Nell Hart after a question about this sale.',
  });
  expect(await t.sql(`select action from audit_log where action like 'claim.%' order by id`)).toEqual([
    { action: 'claim.answer' },
    { action: 'claim.credit' },
  ]);
  await expect(credit(owner, id, order.id)).rejects.toThrow('already been credited');
  expect(await commissions()).toHaveLength(1);
});

it('two admins at the same time credit it once', async () => {
  const order = await makeOrder(t);
  const id = await openClaim(order.id);
  const results = await Promise.allSettled([1, 2, 3].map(() => credit(owner, id, order.id)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await commissions()).toHaveLength(1);
});

it('L14: a commission that staff credit waits for an owner', async () => {
  const order = await makeOrder(t);
  const id = await openClaim(order.id);
  const staff = await t.asAdmin('staff');
  expect((await staff.api.claims.creditPreview.query({ id, orderId: order.id })).lines).toContain(
    'An owner checks it before it is paid.',
  );
  await credit(staff, id, order.id);
  expect((await commissions())[0]?.review_reason).toContain('An owner checks it');
});

it('a sale of another affiliate, a cancelled order, an unknown order and a paused account are rejected', async () => {
  const other = await makeAffiliate(t);
  const theirs = await makeOrder(t, { affiliateCode: other.referralCode });
  const cancelled = await makeOrder(t, { status: 'cancelled' });
  const free = await makeOrder(t);
  const id = await openClaim(free.id);
  await expect(credit(owner, id, theirs.id)).rejects.toThrow('Another affiliate is credited');
  await expect(credit(owner, id, cancelled.id)).rejects.toThrow('This order is cancelled');
  await expect(credit(owner, id, 1)).rejects.toThrow('We can’t find this order');
  await t.sql(`update affiliate set status = 'paused' where id = ?`, [me.id]);
  expect((await owner.api.claims.creditPreview.query({ id, orderId: free.id })).problem).toContain(
    'not active',
  );
  await expect(credit(owner, id, free.id)).rejects.toThrow('not active');
  expect(await t.sql(`select status from affiliate_claim`)).toEqual([{ status: 'open' }]);
});
