import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import {
  beforeRefundWindow,
  makeAffiliateWithLogin,
  ownerAfterRefundWindow,
  sellFor,
} from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { apiPaths } from '#src/domain/paths.ts';

const DAY = 86_400_000;
let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  beforeRefundWindow(t);
});
afterEach(() => expectBalancedLedger(t));

const commissions = () =>
  t.sql<{ order_id: number; amount_minor: number; status: string; line: number | null }>(
    'select order_id, amount_minor, status, payout_line_id as line from commission order by id',
  );

/** What the affiliate reads about the deduction of that order: in the receipt, in the CSV file. */
async function deductionTexts(affiliateId: number, orderId: number) {
  const caller = await t.asAffiliate(affiliateId);
  const { lines } = await caller.api.affiliates.receipt.query({ affiliateId, orderId });
  const { text } = await caller.get(apiPaths.commissionsCsv(affiliateId));
  return [lines[1]?.statusText, text.split('\r\n').find((row) => row.includes(',-25.00,'))];
}

describe('payout lines', () => {
  it('are paid with date and reference, emailed and posted once; the run closes when none is open', async () => {
    const affiliate = await makeAffiliateWithLogin(t);
    await sellFor(t, affiliate);
    owner = await ownerAfterRefundWindow(t);
    const { run, lines } = await owner.api.payouts.createRun.mutate({});
    const lineId = lines[0]?.id ?? 0;
    await expect(owner.api.payouts.closeRun.mutate({ id: run.id })).rejects.toThrow(
      'One line is still open.',
    );
    await expect(
      owner.api.payouts.markPaid.mutate({ lineIds: [lineId], paidOn: '2026-02-30', reference: 'x' }),
    ).rejects.toThrow('Enter the date of the payment.');
    await expect(
      owner.api.payouts.markPaid.mutate({ lineIds: [lineId], paidOn: '2026-11-20', reference: ' ' }),
    ).rejects.toThrow('Enter the reference');
    const paid = await Promise.allSettled(
      [1, 2, 3].map(() =>
        owner.api.payouts.markPaid.mutate({ lineIds: [lineId], paidOn: '2026-11-20', reference: 'PP-77' }),
      ),
    );
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await commissions()).toMatchObject([{ status: 'paid', line: lineId }]);
    const sent = (await t.emails()).filter(
      (email) => email.subject === 'Your payout of $25.00 is on its way',
    );
    expect(sent).toMatchObject([{ to: affiliate.email, text: expect.stringContaining('PP-77') }]);
    await owner.api.payouts.closeRun.mutate({ id: run.id });
    const closed = await owner.api.payouts.run.query({ id: run.id });
    expect(closed.run).toMatchObject({
      status: 'closed',
      paidLines: 1,
      totals: [{ paidMinor: 2500, pendingMinor: 0 }],
    });
    expect(
      (
        await t.sql<{ action: string }>(
          `select action from audit_log where action like 'payout.%' order by id`,
        )
      ).map(({ action }) => action),
    ).toEqual(['payout.run', 'payout.paid', 'payout.close']);
  });

  it('that fail release their commissions for the next run', async () => {
    const affiliate = await makeAffiliateWithLogin(t);
    await sellFor(t, affiliate);
    owner = await ownerAfterRefundWindow(t);
    const first = await owner.api.payouts.createRun.mutate({});
    await owner.api.payouts.markFailed.mutate({
      lineId: first.lines[0]?.id ?? 0,
      reason: 'PayPal does not know this address.',
    });
    const { lines } = await owner.api.payouts.run.query({ id: first.run.id });
    expect(lines[0]).toMatchObject({
      status: 'failed',
      note: 'PayPal does not know this address.',
      amount: '25.00',
    });
    expect(await commissions()).toMatchObject([{ status: 'pending', line: null }]);
    await owner.api.payouts.closeRun.mutate({ id: first.run.id });
    const second = await owner.api.payouts.createRun.mutate({});
    expect(second.lines).toMatchObject([{ amount: '25.00', status: 'pending' }]);
    expect(second.run.label).toBe(`${first.run.label} (2)`);
  });

  it('that are returned after payment are owed again', async () => {
    const affiliate = await makeAffiliateWithLogin(t);
    await sellFor(t, affiliate);
    owner = await ownerAfterRefundWindow(t);
    const { lines } = await owner.api.payouts.createRun.mutate({});
    const lineId = lines[0]?.id ?? 0;
    await owner.api.payouts.markPaid.mutate({ lineIds: [lineId], paidOn: '2026-11-19', reference: 'PP-1' });
    await owner.api.payouts.markFailed.mutate({ lineId, reason: 'The bank sent it back.' });
    expect(await commissions()).toMatchObject([{ status: 'pending', line: null }]);
    const { balances, movements } = await owner.api.payouts.statement.query({ affiliateId: affiliate.id });
    expect(balances).toEqual([
      { currency: 'usd', earnedMinor: 2500, reversedMinor: 0, paidOutMinor: 0, balanceMinor: 2500 },
    ]);
    expect(movements.map(({ text, balanceMinor }) => [text, balanceMinor])).toEqual([
      ['Commission', 2500],
      ['Payout', 0],
      ['Payout returned', 2500],
    ]);
  });

  it('carry a refund after the payout into the next run, until new sales outweigh it', async () => {
    const affiliate = await makeAffiliateWithLogin(t);
    const order = await sellFor(t, affiliate);
    owner = await ownerAfterRefundWindow(t);
    const first = await owner.api.payouts.createRun.mutate({});
    await owner.api.payouts.markPaid.mutate({
      lineIds: [first.lines[0]?.id ?? 0],
      paidOn: '2026-11-20',
      reference: 'PP-1',
    });
    await owner.api.payouts.closeRun.mutate({ id: first.run.id });
    const reason = 'The buyer withdrew.';
    await owner.patch(`/api/orders/${order.id}/status`, { status: 'cancelled', reason });
    expect(await deductionTexts(affiliate.id, order.id)).toEqual(
      Array(2).fill(expect.stringContaining(`We’ll take it off your next payout. ${reason}`)),
    );
    expect((await owner.api.payouts.preview.query({})).items).toMatchObject([
      { amountMinor: -2500, leftOutBecause: expect.stringContaining('carried over') },
    ]);
    await expect(owner.api.payouts.createRun.mutate({})).rejects.toThrow('nothing to pay out');
    t.clock.advance(-40 * DAY);
    for (let sale = 0; sale < 3; sale++) await sellFor(t, affiliate);
    owner = await ownerAfterRefundWindow(t);
    const { lines } = await owner.api.payouts.createRun.mutate({});
    expect(lines).toMatchObject([{ amount: '50.00', commissions: 4 }]);
    await owner.api.payouts.markPaid.mutate({
      lineIds: [lines[0]?.id ?? 0],
      paidOn: '2026-11-20',
      reference: 'PP-2',
    });
    expect(await deductionTexts(affiliate.id, order.id)).toEqual(
      Array(2).fill(expect.stringContaining(`Taken off a payout. ${reason}`)),
    );
    const { balances, payouts } = await owner.api.payouts.statement.query({ affiliateId: affiliate.id });
    expect(balances).toEqual([
      { currency: 'usd', earnedMinor: 10_000, reversedMinor: 2500, paidOutMinor: 7500, balanceMinor: 0 },
    ]);
    expect(payouts.map(({ amount, status }) => [amount, status])).toEqual([
      ['50.00', 'paid'],
      ['25.00', 'paid'],
    ]);
  });

  it('keep their sum when a sale is refunded during the run; a failed line then loses it', async () => {
    const affiliate = await makeAffiliateWithLogin(t);
    const [kept, returned] = [await sellFor(t, affiliate), await sellFor(t, affiliate)];
    owner = await ownerAfterRefundWindow(t);
    const { run, lines } = await owner.api.payouts.createRun.mutate({});
    await owner.patch(`/api/orders/${returned.id}/status`, { status: 'cancelled' });
    expect((await owner.api.payouts.run.query({ id: run.id })).lines).toMatchObject([{ amount: '50.00' }]);
    await owner.api.payouts.markFailed.mutate({ lineId: lines[0]?.id ?? 0, reason: 'No such account.' });
    await owner.api.payouts.closeRun.mutate({ id: run.id });
    // Changes it twice more after the run: the rows still sum to what the order is worth.
    await owner.patch(`/api/orders/${returned.id}/status`, { status: 'paid' });
    await owner.patch(`/api/orders/${returned.id}/status`, { status: 'cancelled' });
    expect((await owner.api.payouts.createRun.mutate({})).lines).toMatchObject([{ amount: '25.00' }]);
    expect(kept.id).not.toBe(returned.id);
  });
});
