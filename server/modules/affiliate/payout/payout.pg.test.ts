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

describe('a payout run', () => {
  it('collects payable commissions per affiliate and currency, and locks them', async () => {
    const [first, second] = [
      await makeAffiliateWithLogin(t, { paypalEmail: 'a@partner.example' }),
      await makeAffiliateWithLogin(t, { paypalEmail: null, bankDetails: 'IBAN DE02 1203 0000 0000 2020 51' }),
    ];
    await sellFor(t, first);
    await sellFor(t, first);
    await sellFor(t, first, 'eur', '280');
    await sellFor(t, second, 'gbp');
    owner = await ownerAfterRefundWindow(t);
    await sellFor(t, first);
    const { run, lines } = await owner.api.payouts.createRun.mutate({});
    expect(run).toMatchObject({ status: 'open', createdBy: 'owner', pendingLines: 3, carriedLines: 0 });
    expect(
      lines.map(({ affiliateId, currency, amount, method, commissions: n }) => [
        affiliateId,
        currency,
        amount,
        method,
        n,
      ]),
    ).toEqual([
      [first.id, 'eur', '28.00', 'paypal', 1],
      [first.id, 'usd', '50.00', 'paypal', 2],
      [second.id, 'gbp', '25.00', 'bank', 1],
    ]);
    // The sale of today is still in its refund window.
    expect((await commissions()).map(({ line }) => line !== null)).toEqual([true, true, true, true, false]);
    expect(run.totals).toMatchObject([
      { currency: 'eur', pendingMinor: 2800 },
      { currency: 'gbp', pendingMinor: 2500 },
      { currency: 'usd', lines: 1, pendingMinor: 5000, paidMinor: 0 },
    ]);
  });

  it('is what the affiliate reads about its commissions, in each place, until they are paid', async () => {
    const affiliate = await makeAffiliateWithLogin(t);
    const { id: orderId } = await sellFor(t, affiliate);
    owner = await ownerAfterRefundWindow(t);
    const read = async () => {
      const caller = await t.asAffiliate(affiliate.id);
      const input = { affiliateId: affiliate.id };
      const [row] = (await caller.api.affiliates.commissions.query(input)).items;
      const [newest] = (await caller.api.affiliates.dashboard.query(input)).commissions;
      const receipt = await caller.api.affiliates.receipt.query({ ...input, orderId });
      const { text } = await caller.api.affiliates.findSale.mutate({ query: String(orderId) });
      const csv = await caller.get(apiPaths.commissionsCsv(affiliate.id));
      return {
        isInPayout: [row?.isInPayout, newest?.isInPayout],
        texts: [receipt.lines[0]?.statusText, text, csv.text.split('\r\n')[1]],
      };
    };
    const before = await read();
    expect(before.isInPayout).toEqual([false, false]);
    for (const text of before.texts) expect(text).toContain('with the next payout');
    const { lines } = await owner.api.payouts.createRun.mutate({});
    const taken = await read();
    expect(taken.isInPayout).toEqual([true, true]);
    for (const text of taken.texts) expect(text).toMatch(/in the payout under way/i);
    const paidOn = t.clock.now().toISOString().slice(0, 10);
    await owner.api.payouts.markPaid.mutate({ lineIds: [Number(lines[0]?.id)], paidOn, reference: 'A1' });
    const paid = await read();
    expect(paid.isInPayout).toEqual([false, false]);
    for (const text of paid.texts) expect(text).toMatch(/paid out/i);
  });

  it('omits affiliates who cannot be paid, with the reason', async () => {
    const people = {
      'The email address has not been verified: the affiliate has never signed in with an emailed code.':
        await makeAffiliateWithLogin(t, { paypalEmail: 'u@p.example' }, false),
      'There are no payout details on file.': await makeAffiliateWithLogin(t, { paypalEmail: null }),
      'The payout details were changed recently; payouts are held until': await makeAffiliateWithLogin(t, {
        paypalEmail: 'h@p.example',
      }),
      'Refunds outweigh the commissions: the balance is carried over.': await makeAffiliateWithLogin(t, {
        paypalEmail: 'n@p.example',
      }),
      'The balance is below the minimum: it is carried over.': await makeAffiliateWithLogin(t, {
        paypalEmail: 'm@p.example',
      }),
    };
    const payable = await makeAffiliateWithLogin(t, { paypalEmail: 'ok@p.example' });
    const affiliates = Object.values(people);
    for (const affiliate of affiliates)
      await sellFor(t, affiliate, 'usd', affiliate === affiliates[4] ? '100' : '250');
    await sellFor(t, payable);
    await t.sql('update commission set amount_minor = -500 where affiliate_id = ?', [affiliates[3]?.id]);
    await t.sql(
      `insert into ledger_entry (transfer_id, kind, account, currency, amount_minor, order_id, created_at)
       select 'planted', 'commission-reversal', 'commission_expense', 'usd', -3000, order_id, now() from commission where affiliate_id = ?
       union all select 'planted', 'commission-reversal', 'affiliate:' || affiliate_id, 'usd', 3000, order_id, now() from commission where affiliate_id = ?`,
      [affiliates[3]?.id, affiliates[3]?.id],
    );
    owner = await ownerAfterRefundWindow(t);
    await t.sql('update affiliate set payout_hold_until = ? where id = ?', [
      new Date(t.clock.now().getTime() + DAY),
      affiliates[2]?.id,
    ]);
    const preview = await owner.api.payouts.preview.query({ minimumMinor: 2000 });
    const { lines } = await owner.api.payouts.createRun.mutate({ minimumMinor: 2000 });
    for (const [reason, affiliate] of Object.entries(people)) {
      expect(lines.find((line) => line.affiliateId === affiliate.id)).toMatchObject({
        status: 'carried',
        note: expect.stringContaining(reason),
      });
      expect(preview.items.find((item) => item.affiliateId === affiliate.id)?.leftOutBecause).toContain(
        reason,
      );
    }
    expect(lines.filter((line) => line.status === 'pending')).toMatchObject([
      { affiliateId: payable.id, amount: '25.00' },
    ]);
    expect((await commissions()).filter(({ line }) => line !== null)).toHaveLength(1);
  });

  it('omits sales under review', async () => {
    const affiliate = await makeAffiliateWithLogin(t);
    await sellFor(t, affiliate);
    await sellFor(t, affiliate);
    await t.sql(
      `update commission set review_reason = 'A person must look.' where id = (select min(id) from commission)`,
    );
    owner = await ownerAfterRefundWindow(t);
    const { lines } = await owner.api.payouts.createRun.mutate({});
    expect(lines).toMatchObject([{ amount: '25.00', commissions: 1 }]);
  });

  it('can be open only once: the second admin is rejected, also at the same time', async () => {
    await sellFor(t, await makeAffiliateWithLogin(t));
    owner = await ownerAfterRefundWindow(t);
    const other = await t.asAdmin('owner');
    const results = await Promise.allSettled(
      [owner, other, owner, other].map((admin) => admin.api.payouts.createRun.mutate({})),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason.message).toBe('Close the open payout run first.');
    expect(await t.sql('select count(*)::int as n from payout_line')).toEqual([{ n: 1 }]);
  });

  it('is not made when nothing is payable', async () => {
    owner = await ownerAfterRefundWindow(t);
    await expect(owner.api.payouts.createRun.mutate({})).rejects.toThrow(
      'There is nothing to pay out right now. Commissions become payable after their refund window.',
    );
    expect(await t.sql('select count(*)::int as n from payout_run')).toEqual([{ n: 0 }]);
  });
});

it('a statement of a period has its movements and sums, and the balance at its end', async () => {
  const mine = await makeAffiliateWithLogin(t);
  await sellFor(t, mine);
  const firstDay = t.clock.now().toISOString().slice(0, 10);
  owner = await ownerAfterRefundWindow(t);
  await sellFor(t, mine);
  const lastDay = t.clock.now().toISOString().slice(0, 10);
  const me = await t.asAffiliate(mine.id);
  const statement = (period: { from?: string; to?: string }) =>
    me.api.payouts.statement.query({ affiliateId: mine.id, ...period });
  expect(await statement({})).toMatchObject({ balances: [{ earnedMinor: 5000, balanceMinor: 5000 }] });
  const early = await statement({ to: firstDay });
  expect(early.movements).toHaveLength(1);
  expect(early.balances).toMatchObject([{ earnedMinor: 2500, balanceMinor: 2500 }]);
  const late = await statement({ from: lastDay, to: lastDay });
  expect(late.movements).toMatchObject([{ amountMinor: 2500, balanceMinor: 5000 }]);
  expect(late.balances).toMatchObject([{ earnedMinor: 2500, balanceMinor: 5000 }]);
  // Paid on the first day, marked on the last.
  const { lines } = await owner.api.payouts.createRun.mutate({});
  const payment = { paidOn: firstDay, reference: 'PP-1' };
  await owner.api.payouts.markPaid.mutate({ lineIds: [lines[0]?.id ?? 0], ...payment });
  expect((await statement({ to: firstDay })).payouts).toEqual([]);
  expect(await statement({ from: lastDay, to: lastDay })).toMatchObject({
    balances: [{ paidOutMinor: 2500 }],
    payouts: [{ paidOn: firstDay }],
  });
  await expect(statement({ from: '2026-02-30' })).rejects.toThrow('Enter a date, for example 2026-11-20.');
});

it('SEC-02 only the affiliate concerned and owners can read a statement', async () => {
  const [mine, other] = [
    await makeAffiliateWithLogin(t),
    await makeAffiliateWithLogin(t, { paypalEmail: 'other@p.example' }),
  ];
  await sellFor(t, mine);
  owner = await ownerAfterRefundWindow(t);
  const me = await t.asAffiliate(mine.id);
  expect((await me.api.payouts.statement.query({ affiliateId: mine.id })).balances).toMatchObject([
    { balanceMinor: 2500 },
  ]);
  await expect(me.api.payouts.statement.query({ affiliateId: other.id })).rejects.toThrow(
    "you don't have permission",
  );
  await expect(t.asVisitor().api.payouts.statement.query({ affiliateId: mine.id })).rejects.toThrow(
    'Sign in to continue.',
  );
  await expect(owner.api.payouts.statement.query({ affiliateId: 999 })).rejects.toThrow(
    'We can’t find this affiliate',
  );
});
