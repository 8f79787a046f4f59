/** L14: staff alone cannot make money payable. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { type MadeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { makeAffiliateWithLogin } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { REVIEW_REASONS } from '#src/domain/affiliate/commission/commission.rules.ts';
import { OWNER_ONLY } from '#src/domain/viewer.ts';

let t: TestApp;
let affiliate: MadeAffiliate;
let owner: Caller;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.advance(-40 * 86_400_000);
  affiliate = await makeAffiliateWithLogin(t);
  [owner, staff] = [await t.asAdmin('owner'), await t.asAdmin('staff')];
});
afterEach(() => expectBalancedLedger(t));

const ORDER = { customerName: 'Agnes Hollow', customerEmail: 'agnes@hollow.example', amount: '9000' };
const addOrder = (caller: Caller, status: 'paid' | 'pending' = 'paid') =>
  caller.api.orders.add.mutate({ ...ORDER, status, affiliateCode: affiliate.referralCode });
const held = async () => (await owner.api.commissions.list.query({ stage: 'review' })).items;
/** The amount that a payout run by an owner would pay after the refund window. */
async function payable(): Promise<number> {
  t.clock.reset();
  owner = await t.asAdmin('owner');
  staff = await t.asAdmin('staff');
  const { items } = await owner.api.payouts.preview.query({});
  return items.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

describe('L14: a commission caused by staff waits for an owner', () => {
  it('L14: an order that staff add as paid', async () => {
    await addOrder(staff);
    expect((await held()).map(({ reviewReason }) => reviewReason)).toEqual([REVIEW_REASONS.enteredByStaff]);
    expect((await t.emails()).some(({ subject }) => subject === 'One of your sales is under review')).toBe(
      true,
    );
    expect(await payable()).toBe(0);
  });

  it('L14: an order that staff set to paid, individually and in bulk', async () => {
    const [one, two] = [await addOrder(owner, 'pending'), await addOrder(owner, 'pending')];
    await staff.api.orders.setStatus.mutate({ id: one.id, status: 'paid' });
    const items = [{ id: two.id, expectedStatus: 'pending' as const }];
    await staff.api.orders.bulkStatus.mutate({ status: 'paid', reason: null, items });
    expect(await held()).toHaveLength(2);
  });

  it('L14: a cancelled sale that staff restore', async () => {
    const order = await makePaidCheckout(t, { code: affiliate.referralCode });
    expect(await held()).toEqual([]);
    await staff.api.orders.setStatus.mutate({ id: order.id, status: 'cancelled' });
    await staff.api.orders.setStatus.mutate({ id: order.id, status: 'paid' });
    expect(await held()).toHaveLength(1);
    expect(await payable()).toBe(0);
  });

  /** A sale whose commission has been paid out; then staff cancel it and bring it back. */
  async function bringBackAfterPayout(): Promise<number> {
    const order = await makePaidCheckout(t, { code: affiliate.referralCode });
    expect(await payable()).toBe(2500);
    const { lines } = await owner.api.payouts.createRun.mutate({});
    await owner.api.payouts.markPaid.mutate({
      lineIds: [Number(lines[0]?.id)],
      paidOn: t.clock.now().toISOString().slice(0, 10),
      reference: 'first payout',
    });
    await staff.api.orders.setStatus.mutate({ id: order.id, status: 'cancelled' });
    await staff.api.orders.setStatus.mutate({ id: order.id, status: 'paid' });
    return order.id;
  }

  it('L14: what staff bring back after a payout is a line that an owner can release or cancel', async () => {
    await bringBackAfterPayout();
    const [line] = await held();
    expect(line).toMatchObject({
      kind: 'reversal',
      amountMinor: 2500,
      reviewReason: REVIEW_REASONS.enteredByStaff,
    });
    await owner.api.commissions.release.mutate({ id: Number(line?.id), reason: 'The buyer kept the site' });
    expect(await held()).toEqual([]);
  });

  it('L14: what an owner rejects after a payout does not come back with a later change of the order', async () => {
    const id = await bringBackAfterPayout();
    const [line] = await held();
    await owner.api.commissions.reject.mutate({
      id: Number(line?.id),
      reason: 'The buyer never had the site',
    });
    await owner.api.orders.setStatus.mutate({ id, status: 'cancelled' });
    await owner.api.orders.setStatus.mutate({ id, status: 'paid' });
    expect(
      await t.sql(`select sum(amount_minor)::int as total from commission where status <> 'cancelled'`),
    ).toEqual([{ total: 0 }]);
    // The check of the records agrees: nothing is missing.
    expect((await owner.api.payments.reconciliation.query({ days: 90 })).findings).toEqual([]);
  });
});

describe('L14: other sales are not held', () => {
  it('L14: a payment, and an order of an owner', async () => {
    await makePaidCheckout(t, { code: affiliate.referralCode });
    await addOrder(owner);
    const order = await addOrder(owner, 'pending');
    await owner.api.orders.setStatus.mutate({ id: order.id, status: 'paid' });
    expect(await held()).toEqual([]);
  });

  it('L14: a payment event that staff replay', async () => {
    await makePaidCheckout(t, { code: affiliate.referralCode });
    const { items } = await staff.api.payments.events.query({});
    for (const { id } of items) await staff.api.payments.replay.mutate({ id }).catch(() => undefined);
    expect(await held()).toEqual([]);
  });
});

describe('L14: only owners take decisions that make money payable', () => {
  it('L14: staff cannot release a commission; an owner can', async () => {
    await addOrder(staff);
    const id = Number((await held())[0]?.id);
    expect(await rejection(staff.api.commissions.release.mutate({ id, reason: 'Looks fine' }))).toMatchObject(
      {
        httpStatus: 403,
        message: OWNER_ONLY,
      },
    );
    await owner.api.commissions.release.mutate({ id, reason: 'Paid by bank transfer' });
    expect(await payable()).toBe(90_000);
  });

  it('L14: staff can reject a held commission', async () => {
    await addOrder(staff);
    await staff.api.commissions.reject.mutate({ id: Number((await held())[0]?.id), reason: 'Entered twice' });
    expect(await held()).toEqual([]);
  });

  it('L14: staff cannot let an affiliate buy for clients', async () => {
    const change = { id: affiliate.id, mayBuyForClients: true };
    expect((await rejection(staff.api.adminAffiliates.setMayBuyForClients.mutate(change))).message).toBe(
      OWNER_ONLY,
    );
    await owner.api.adminAffiliates.setMayBuyForClients.mutate(change);
    expect((await owner.api.adminAffiliates.one.query({ id: affiliate.id })).mayBuyForClients).toBe(true);
  });
});
