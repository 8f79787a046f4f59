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
import { PAYOUT_DISCARDED, PAYOUT_MARKED } from '#src/domain/affiliate/payout/payout.schema.ts';

const DAY = 86_400_000;
let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  beforeRefundWindow(t);
});
afterEach(() => expectBalancedLedger(t));

let serial = 0;
/** A run with one line for each of `count` affiliates. */
async function makeRun(count: number) {
  const affiliates = [];
  for (let n = 0; n < count; n++) {
    const affiliate = await makeAffiliateWithLogin(t, { paypalEmail: `pay${++serial}@partner.example` });
    await sellFor(t, affiliate);
    affiliates.push(affiliate);
  }
  owner = await ownerAfterRefundWindow(t);
  const { run, lines } = await owner.api.payouts.createRun.mutate({});
  return { affiliates, run, lines };
}
const commissions = () =>
  t.sql<{ status: string; line: number | null }>(
    'select status, payout_line_id as line from commission order by id',
  );
const actions = async () =>
  (
    await t.sql<{ action: string }>(`select action from audit_log where action like 'payout.%' order by id`)
  ).map(({ action }) => action);

describe('discarding a payout run', () => {
  it('makes its commissions payable again; the next run has the same lines and the month as its name', async () => {
    const { run, lines, affiliates } = await makeRun(2);
    expect(run.canDiscard).toBe(true);
    await owner.api.payouts.discardRun.mutate({ id: run.id });
    const discarded = await owner.api.payouts.run.query({ id: run.id });
    expect(discarded.run).toMatchObject({ status: 'discarded', canDiscard: false, pendingLines: 0 });
    expect(discarded.lines.map(({ status }) => status)).toEqual(['discarded', 'discarded']);
    expect(await commissions()).toEqual([
      { status: 'pending', line: null },
      { status: 'pending', line: null },
    ]);
    expect(await t.sql(`select kind from ledger_entry where kind like 'payout%'`)).toEqual([]);
    expect(await actions()).toEqual(['payout.run', 'payout.discard']);
    const [first] = affiliates;
    const statement = await owner.api.payouts.statement.query({ affiliateId: first?.id ?? 0 });
    expect(statement.payouts).toEqual([]);
    const again = await owner.api.payouts.createRun.mutate({});
    expect(again.run.label).toBe(run.label);
    expect(again.lines.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount));
  });

  it('is rejected the second time, also at the same time, and leaves one audit row', async () => {
    const { run } = await makeRun(1);
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => owner.api.payouts.discardRun.mutate({ id: run.id })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(owner.api.payouts.discardRun.mutate({ id: run.id })).rejects.toThrow(PAYOUT_DISCARDED);
    await expect(owner.api.payouts.closeRun.mutate({ id: run.id })).rejects.toThrow(PAYOUT_DISCARDED);
    expect(await actions()).toEqual(['payout.run', 'payout.discard']);
  });

  it.each(['paid', 'failed'] as const)('is rejected once a line is marked as %s', async (mark) => {
    const { run, lines } = await makeRun(2);
    const lineId = lines[0]?.id ?? 0;
    if (mark === 'paid')
      await owner.api.payouts.markPaid.mutate({ lineIds: [lineId], paidOn: '2026-11-20', reference: 'PP-1' });
    else await owner.api.payouts.markFailed.mutate({ lineId, reason: 'No such account.' });
    await expect(owner.api.payouts.discardRun.mutate({ id: run.id })).rejects.toThrow(PAYOUT_MARKED);
    expect((await owner.api.payouts.run.query({ id: run.id })).run).toMatchObject({
      status: 'open',
      canDiscard: false,
    });
  });

  it('and marking a line at the same time: one of the two happens, never both', async () => {
    for (let round = 0; round < 4; round++) {
      if (round > 0) t.clock.advance(-40 * DAY);
      const { run, lines } = await makeRun(1);
      const lineId = lines[0]?.id ?? 0;
      const calls = [
        () => owner.api.payouts.discardRun.mutate({ id: run.id }),
        () =>
          owner.api.payouts.markPaid.mutate({ lineIds: [lineId], paidOn: '2026-11-20', reference: 'PP-1' }),
      ];
      if (round % 2 === 1) calls.reverse();
      const results = await Promise.allSettled(calls.map((call) => call()));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const after = await owner.api.payouts.run.query({ id: run.id });
      const line = after.lines.find(({ id }) => id === lineId);
      expect([after.run.status, line?.status]).toEqual(
        after.run.status === 'discarded' ? ['discarded', 'discarded'] : ['open', 'paid'],
      );
      if (after.run.status === 'discarded') continue;
      // Commissions of a run that an earlier round discarded.
      for (const { id, status } of after.lines)
        if (status === 'pending')
          await owner.api.payouts.markFailed.mutate({ lineId: id, reason: 'Another day.' });
      await owner.api.payouts.closeRun.mutate({ id: run.id });
    }
  });
});

describe('one reference for several lines', () => {
  it('marks all of them, each with its own email, ledger entry and audit row', async () => {
    const { run, lines } = await makeRun(3);
    const input = {
      lineIds: lines.map(({ id }) => id),
      paidOn: '2026-11-20',
      reference: 'BATCH-9',
    };
    await owner.api.payouts.markPaid.mutate(input);
    const paid = await owner.api.payouts.run.query({ id: run.id });
    expect(paid.lines.map(({ status, reference }) => [status, reference])).toEqual(
      Array(3).fill(['paid', 'BATCH-9']),
    );
    expect((await t.emails()).filter(({ subject }) => subject.startsWith('Your payout of'))).toHaveLength(3);
    expect(await actions()).toEqual(['payout.run', 'payout.paid', 'payout.paid', 'payout.paid']);
    await expect(owner.api.payouts.markPaid.mutate(input)).rejects.toThrow(
      'This line has already been marked as paid. Nothing was changed.',
    );
  });

  it('marks none of them if one cannot be paid or does not exist', async () => {
    const { run, lines } = await makeRun(2);
    const [first, second] = lines;
    await owner.api.payouts.markFailed.mutate({ lineId: second?.id ?? 0, reason: 'No such account.' });
    const mark = (lineIds: number[]) =>
      owner.api.payouts.markPaid.mutate({ lineIds, paidOn: '2026-11-20', reference: 'B' });
    await expect(mark([first?.id ?? 0, second?.id ?? 0])).rejects.toThrow(
      'Only an open line can be marked as paid.',
    );
    await expect(mark([first?.id ?? 0, 999_999])).rejects.toThrow('We can’t find this payout line');
    expect((await owner.api.payouts.run.query({ id: run.id })).run).toMatchObject({
      pendingLines: 1,
      paidLines: 0,
    });
  });
});
