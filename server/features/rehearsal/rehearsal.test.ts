/** What a rehearsal of payouts and commissions says is what then happens. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { type MadeAffiliate, makeWebhookEndpoint } from '#server/testing/factories.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { makeAffiliateWithLogin, sellFor } from '#server/testing/payouts.ts';
import { rehearseThenRun } from '#server/testing/rehearsal/rehearsals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PAYMENT = { paidOn: '2026-11-20', reference: 'PP-1' };
const REASON = 'Checked with the customer';
let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
  await makeWebhookEndpoint(t);
  owner = await t.asAdmin('owner');
});
afterEach(() => expectBalancedLedger(t));

/** Two affiliates with a sale each, past the refund window; a third without payout details. */
async function threeSales(): Promise<MadeAffiliate[]> {
  t.clock.advance(-40 * 86_400_000);
  const affiliates = [];
  for (const paypalEmail of ['p0@p.example', 'p1@p.example', null]) {
    const name = `Partner ${affiliates.length}`;
    const affiliate = await makeAffiliateWithLogin(t, { name, paypalEmail });
    await sellFor(t, affiliate);
    affiliates.push(affiliate);
  }
  t.clock.advance(40 * 86_400_000);
  owner = await t.asAdmin('owner');
  return affiliates;
}

describe('payout runs', () => {
  it('a new run: balances move, nobody is emailed, and who is left out is named', async () => {
    await threeSales();
    const rehearsal = await rehearseThenRun(
      t,
      () => owner.api.payouts.rehearseRun.mutate({}),
      () => owner.api.payouts.createRun.mutate({}),
    );
    expect(rehearsal).toMatchObject({
      emails: [],
      changed: { commission: 2, payout: 2, 'payout run': 1 },
      skipped: [{ name: 'Partner 2' }],
    });
    expect(rehearsal.balances.map(({ affiliateName, parts }) => [affiliateName, parts])).toEqual(
      ['Partner 0', 'Partner 1'].map((name) => [
        name,
        [
          { stage: 'payable', beforeMinor: 2500, afterMinor: 0 },
          { stage: 'in payout', beforeMinor: 0, afterMinor: 2500 },
        ],
      ]),
    );
    expect(rehearsal.statements.map(({ affiliateName }) => affiliateName)).toEqual([
      'Partner 0',
      'Partner 1',
    ]);
  });

  it('lines marked as paid: each affiliate is emailed, and the content can be read before', async () => {
    const [first] = await threeSales();
    const { run, lines } = await owner.api.payouts.createRun.mutate({});
    const lineIds = lines.filter(({ status }) => status === 'pending').map(({ id }) => id);
    const input = { id: run.id, lineIds, ...PAYMENT };
    const rehearsal = await rehearseThenRun(
      t,
      () => owner.api.payouts.rehearseAllPaid.mutate(input),
      () => owner.api.payouts.markAllPaid.mutate(input),
    );
    expect(rehearsal.emails).toHaveLength(2);
    expect(rehearsal.emails[0]).toMatchObject({ to: first?.email, at: null });
    expect(rehearsal.emails[0]?.html).toContain('PP-1');
    expect(rehearsal.statements[0]?.entries).toEqual([
      { text: 'Payout', currency: 'usd', amountMinor: -2500 },
    ]);
  });

  it('the result file of the bank: paid and failed lines, and the run is closed', async () => {
    await threeSales();
    const { run, lines } = await owner.api.payouts.createRun.mutate({});
    const [one, two] = lines.filter(({ status }) => status === 'pending');
    const row = (id = 0, status: string) =>
      `2026-11-20,${status},-25.00,USD,PP-${id},"Hedgerow affiliate payout ${run.label}, line ${id}"`;
    const csv = [
      'Date,Status,Amount,Currency,Transaction ID,Note',
      row(one?.id, 'Completed'),
      row(two?.id, 'Returned'),
    ].join('\r\n');
    const input = { id: run.id, csv, paidOn: '2026-11-20' };
    const rehearsal = await rehearseThenRun(
      t,
      () => owner.api.payouts.rehearseResult.mutate(input),
      () => owner.api.payouts.applyResult.mutate(input),
    );
    expect(rehearsal.emails).toHaveLength(1);
    expect(rehearsal.changes.filter(({ kind }) => kind === 'payout' || kind === 'payout run')).toEqual([
      { kind: 'payout', name: 'Partner 0, $25.00', before: 'Pending', after: 'Paid' },
      { kind: 'payout', name: 'Partner 1, $25.00', before: 'Pending', after: 'Failed' },
      { kind: 'payout run', name: run.label, before: 'Open', after: 'Closed' },
    ]);
  });
});

describe('the way back', () => {
  it('a payment that came back: the amount is payable again, and the statement names it', async () => {
    await threeSales();
    const { lines } = await owner.api.payouts.createRun.mutate({});
    const input = { lineId: lines[0]?.id ?? 0, reason: 'The account was closed' };
    await owner.api.payouts.markPaid.mutate({ lineId: input.lineId, ...PAYMENT });
    const rehearsal = await rehearseThenRun(
      t,
      () => owner.api.payouts.rehearseFailed.mutate(input),
      () => owner.api.payouts.markFailed.mutate(input),
    );
    expect(rehearsal.statements[0]?.entries).toEqual([
      { text: 'Payout returned', currency: 'usd', amountMinor: 2500 },
    ]);
  });

  it('a discarded run: its commissions are payable again, and nobody is emailed', async () => {
    await threeSales();
    const { run } = await owner.api.payouts.createRun.mutate({});
    const rehearsal = await rehearseThenRun(
      t,
      () => owner.api.payouts.rehearseDiscard.mutate({ id: run.id }),
      () => owner.api.payouts.discardRun.mutate({ id: run.id }),
    );
    expect(rehearsal).toMatchObject({ emails: [], skipped: [], changed: { commission: 2, 'payout run': 1 } });
    expect(rehearsal.changes.filter(({ kind }) => kind === 'payout').map(({ before }) => before)).toEqual([
      'Pending',
      'Pending',
      'Carried',
    ]);
  });
});

describe('commissions', () => {
  async function held(): Promise<number[]> {
    await threeSales();
    await t.sql(
      `update commission set review_reason = 'a look' where id <> (select max(id) from commission)`,
    );
    return (await t.sql<{ id: number }>('select id from commission order by id')).map(({ id }) => id);
  }

  it('several are released; one that is not held is skipped with its reason', async () => {
    const ids = await held();
    const rehearsal = await rehearseThenRun(
      t,
      () => owner.api.commissions.rehearseRelease.mutate({ ids, reason: REASON }),
      () => owner.api.commissions.bulkRelease.mutate({ ids, reason: REASON }),
    );
    expect(rehearsal.emails).toHaveLength(2);
    expect(rehearsal.skipped).toEqual([
      {
        id: ids[2],
        name: null,
        reason: 'This commission is not under review. Refresh the list.',
      },
    ]);
  });

  it('several are cancelled: emails, balances and statements', async () => {
    const ids = await held();
    const rehearsal = await rehearseThenRun(
      t,
      () => owner.api.commissions.rehearseCancel.mutate({ ids, reason: REASON }),
      () => owner.api.commissions.bulkCancel.mutate({ ids, reason: REASON }),
    );
    expect(rehearsal).toMatchObject({ changed: { commission: 3 }, skipped: [] });
    expect(rehearsal.statements).toHaveLength(3);
    expect(rehearsal.emails[0]?.html).toContain(REASON);
  });
});
