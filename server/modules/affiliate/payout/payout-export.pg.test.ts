import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejections } from '#server/testing/callers.ts';
import { codeIn, type MadeAffiliate, type makeAffiliate } from '#server/testing/factories.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import {
  beforeRefundWindow,
  makeAffiliateWithLogin,
  ownerAfterRefundWindow,
  sellFor,
} from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { REVIEW_REASONS } from '#src/domain/affiliate/commission/commission.rules.ts';

const DAY = 86_400_000;
let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  beforeRefundWindow(t);
});
afterEach(() => expectBalancedLedger(t));

describe('payout files', () => {
  it('contain one row per payable line, neutralise formulas, and change nothing', async () => {
    const people: [Parameters<typeof makeAffiliate>[1], 'usd' | 'chf'][] = [
      [{ name: 'Pay Pal', paypalEmail: 'pay@p.example' }, 'usd'],
      [
        {
          name: '=HYPERLINK("evil;=1+1")',
          paypalEmail: null,
          bankDetails: '+41 SWIFT\nIBAN CH93 0076 2011 6238 5295 7',
        },
        'chf',
      ],
      [{ name: 'Held', paypalEmail: 'held@p.example' }, 'usd'],
    ];
    const made: MadeAffiliate[] = [];
    for (const [values, currency] of people) {
      const affiliate = await makeAffiliateWithLogin(t, values);
      made.push(affiliate);
      await sellFor(t, affiliate, currency);
    }
    owner = await ownerAfterRefundWindow(t);
    const { run } = await owner.api.payouts.createRun.mutate({ label: 'November' });
    await t.sql('update affiliate set payout_hold_until = ? where id = ?', [
      new Date(t.clock.now().getTime() + 3 * DAY),
      made[2]?.id,
    ]);
    const before = JSON.stringify((await owner.api.payouts.run.query({ id: run.id })).run);
    const paypal = await owner.get(`/api/admin/payouts/${run.id}/csv?format=paypal`);
    expect(paypal.headers.get('content-disposition')).toBe(
      `attachment; filename="payout-${run.id}-paypal.csv"`,
    );
    expect(paypal.text).toMatch(
      /^recipient,amount,currency,note\r\npay@p\.example,25\.00,USD,"?Hedgerow affiliate payout November, line 1"?\r\n$/,
    );
    const bank = await owner.get(`/api/admin/payouts/${run.id}/csv?format=bank`);
    expect(bank.text.split('\r\n')[1]).toBe(
      `"'=HYPERLINK(""evil;'=1+1"")","'+41 SWIFT, IBAN CH93 0076 2011 6238 5295 7",25.00,CHF,"Hedgerow affiliate payout November, line 2"`,
    );
    expect((await owner.api.payouts.run.query({ id: run.id })).lines[2]?.heldBecause).toContain(
      'payouts are held until',
    );
    expect(JSON.stringify((await owner.api.payouts.run.query({ id: run.id })).run)).toBe(before);
    expect(await t.sql(`select count(*)::int as n from audit_log where action = 'payout.export'`)).toEqual([
      { n: 2 },
    ]);
  });

  it('contain a line whose affiliate has changed the method in exactly one of them', async () => {
    const affiliate = await makeAffiliateWithLogin(t);
    await sellFor(t, affiliate);
    owner = await ownerAfterRefundWindow(t);
    const { run } = await owner.api.payouts.createRun.mutate({});
    const sealed = t.deps.keyring.encrypt(
      'IBAN CH93 0076 2011 6238 5295 7',
      'affiliate.bank_details_encrypted',
      affiliate.id,
    );
    await t.sql(
      'update affiliate set paypal_email_encrypted = null, paypal_email_hash = null, bank_details_encrypted = ? where id = ?',
      [sealed, affiliate.id],
    );
    const linesOf = async (format: string) =>
      (await owner.get(`/api/admin/payouts/${run.id}/csv?format=${format}`)).text
        .trim()
        .split('\r\n')
        .slice(1);
    expect(await linesOf('paypal')).toEqual([]);
    expect(await linesOf('bank')).toEqual([expect.stringContaining('CH93 0076 2011 6238 5295 7')]);
  });

  it('are for owners only', async () => {
    const affiliate = await makeAffiliateWithLogin(t);
    await sellFor(t, affiliate);
    owner = await ownerAfterRefundWindow(t);
    const { run, lines } = await owner.api.payouts.createRun.mutate({});
    const path = `/api/admin/payouts/${run.id}/csv?format=paypal`;
    const staff = await t.asAdmin('staff');
    expect((await t.asVisitor().get(path)).status).toBe(401);
    expect((await (await t.asAffiliate(affiliate.id)).get(path)).status).toBe(403);
    expect((await staff.get(path)).status).toBe(403);
    expect((await owner.get(`/api/admin/payouts/${run.id}/csv?format=xls`)).status).toBe(400);
    expect((await owner.get('/api/admin/payouts/999/csv?format=bank')).status).toBe(404);
    expect((await owner.get('/api/admin/payouts/x/csv?format=bank')).status).toBe(404);
    const lineId = lines[0]?.id ?? 0;
    const attempts = [
      staff.api.payouts.createRun.mutate({}),
      staff.api.payouts.markPaid.mutate({ lineIds: [lineId], paidOn: '2026-11-20', reference: 'x' }),
      staff.api.payouts.markFailed.mutate({ lineId, reason: 'x' }),
      staff.api.payouts.closeRun.mutate({ id: run.id }),
      staff.api.payouts.preview.query({}),
      staff.api.payouts.runs.query({}),
      staff.api.payouts.run.query({ id: run.id }),
    ];
    for (const rejected of await rejections(attempts))
      expect(rejected).toMatchObject({
        httpStatus: 403,
        message: 'Only an owner can do this. Ask an owner of this shop.',
      });
  });
});

describe('payout details of another affiliate, entered after the run was made', () => {
  /** A run with lines of a victim, and of an affiliate who then enters the victim’s details. */
  async function makeSharedRun() {
    const victim = await makeAffiliateWithLogin(t, { paypalEmail: 'victim@p.example' });
    const thief = await makeAffiliateWithLogin(t, { paypalEmail: 'thief@p.example' });
    for (const affiliate of [victim, thief]) await sellFor(t, affiliate);
    owner = await ownerAfterRefundWindow(t);
    const made = await owner.api.payouts.createRun.mutate({});
    await enterDetails(thief, 'Victim@p.example');
    t.clock.advance(4 * DAY);
    owner = await t.asAdmin('owner');
    const lineOf = ({ id }: MadeAffiliate) =>
      made.lines.find(({ affiliateId }) => affiliateId === id)?.id ?? 0;
    return { runId: made.run.id, victim, thief, lineOf };
  }
  async function enterDetails({ id }: MadeAffiliate, paypalEmail: string) {
    const { api } = await t.asAffiliate(id);
    await api.affiliates.requestPayoutCode.mutate();
    await api.affiliates.updatePayoutDetails.mutate({ code: codeIn(await t.emails()), paypalEmail });
  }
  const paypalOf = async (runId: number) =>
    (await owner.get(`/api/admin/payouts/${runId}/csv?format=paypal`)).text.trim().split('\r\n').slice(1);
  const reasons = () =>
    t.sql('select affiliate_id as id, review_reason as reason from commission order by affiliate_id');

  it('are not paid by the file, which still pays the other affiliate', async () => {
    const { runId, victim, thief, lineOf } = await makeSharedRun();
    expect(await paypalOf(runId)).toEqual([expect.stringContaining('victim@p.example')]);
    const { lines } = await owner.api.payouts.run.query({ id: runId });
    expect(lines.find(({ id }) => id === lineOf(thief))?.heldBecause).toContain(REVIEW_REASONS.sharedPayout);
    for (const affiliate of [victim, thief])
      await owner.api.payouts.markFailed.mutate({ lineId: lineOf(affiliate), reason: 'Not paid' });
    expect(await reasons()).toEqual([
      { id: victim.id, reason: null },
      { id: thief.id, reason: REVIEW_REASONS.sharedPayout },
    ]);
  });

  it('are paid once an owner has released the commissions', async () => {
    const { runId, thief } = await makeSharedRun();
    await owner.api.payouts.discardRun.mutate({ id: runId });
    expect(await reasons()).toMatchObject([{ reason: null }, { reason: REVIEW_REASONS.sharedPayout }]);
    const [held] = (await owner.api.commissions.list.query({ stage: 'review' })).items;
    await owner.api.commissions.release.mutate({ id: Number(held?.id), reason: 'They share an account' });
    const { run, lines } = await owner.api.payouts.createRun.mutate({});
    expect(await paypalOf(run.id)).toHaveLength(2);
    const lineId = lines.find(({ affiliateId }) => affiliateId === thief.id)?.id ?? 0;
    await owner.api.payouts.markFailed.mutate({ lineId, reason: 'The account was closed' });
    expect(await reasons()).toMatchObject([{ reason: null }, { reason: null }]);
  });

  it('hold the commissions of a payment that was returned', async () => {
    const { thief, lineOf } = await makeSharedRun();
    const paid = { paidOn: '2026-11-20', reference: 'PP-1' };
    await owner.api.payouts.markPaid.mutate({ lineIds: [lineOf(thief)], ...paid });
    await owner.api.payouts.markFailed.mutate({ lineId: lineOf(thief), reason: 'Returned' });
    expect(await reasons()).toMatchObject([{ reason: null }, { reason: REVIEW_REASONS.sharedPayout }]);
  });

  it('hold what the run pays again, but not its deductions', async () => {
    const thief = await makeAffiliateWithLogin(t, { paypalEmail: 'thief@p.example' });
    const { id } = await sellFor(t, thief);
    await sellFor(t, thief);
    await makeAffiliateWithLogin(t, { paypalEmail: 'victim@p.example' });
    owner = await ownerAfterRefundWindow(t);
    const makeLine = async () =>
      (await owner.api.payouts.createRun.mutate({})).lines[0] ?? { id: 0, runId: 0 };
    const first = await makeLine();
    const paid = { paidOn: '2026-11-20', reference: 'PP-1' };
    await owner.api.payouts.markPaid.mutate({ lineIds: [first.id], ...paid });
    await owner.api.payouts.closeRun.mutate({ id: first.runId });
    for (const status of ['cancelled', 'paid'] as const)
      await owner.api.orders.setStatus.mutate({ id, status });
    t.clock.advance(-40 * DAY);
    await sellFor(t, thief);
    t.clock.advance(40 * DAY);
    const second = await makeLine();
    await enterDetails(thief, 'victim@p.example');
    await owner.api.payouts.markFailed.mutate({ lineId: second.id, reason: 'Not paid' });
    expect(
      await t.sql(
        `select amount_minor as amount, review_reason as reason from commission where status = 'pending' order by id`,
      ),
    ).toEqual([
      { amount: -2500, reason: null },
      { amount: 2500, reason: REVIEW_REASONS.sharedPayout },
      { amount: 2500, reason: REVIEW_REASONS.sharedPayout },
    ]);
  });
});
