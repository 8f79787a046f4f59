import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { makeAffiliateWithLogin, sellFor } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { PAYOUT_RESULT_BYTES_MAX } from '#src/domain/payout/payout.schema.ts';

const PAID_ON = '2026-11-20';
let t: TestApp;
let owner: Caller;
let run: { id: number; label: string };
let lines: { id: number; affiliateName: string }[];
beforeEach(async () => {
  t = await createTestApp();
  t.clock.advance(-40 * 86_400_000);
  for (let n = 0; n < 3; n++)
    await sellFor(
      t,
      await makeAffiliateWithLogin(t, { name: `Partner ${n}`, paypalEmail: `p${n}@p.example` }),
    );
  t.clock.reset();
  owner = await t.asAdmin('owner');
  ({ run, lines } = await owner.api.payouts.createRun.mutate({}));
});
afterEach(() => expectBalancedLedger(t));

const row = (index: number, status: string, amount = '-25.00') =>
  `${PAID_ON},${status},${amount},USD,PP-${index},"Hedgerow affiliate payout ${run.label}, line ${lines[index]?.id}"`;
const fileOf = (...rows: string[]) =>
  ['Date,Status,Amount,Currency,Transaction ID,Note', ...rows].join('\r\n');
const auditCount = async () => (await t.sql('select id from audit_log')).length;

it('the preview changes nothing and says what the file would do, what is left and what it cannot match', async () => {
  const before = await auditCount();
  const csv = fileOf(row(0, 'Completed'), row(1, 'Returned'), 'a,Completed,9.99,USD,X,Rent');
  const preview = await owner.api.payouts.previewResult.mutate({ id: run.id, csv, paidOn: PAID_ON });
  expect(preview).toMatchObject({
    lines: [
      { affiliateName: 'Partner 0', outcome: 'paid', amount: '25.00', note: 'Nov 20, 2026, PP-0' },
      { affiliateName: 'Partner 1', outcome: 'failed', note: 'The payment was reported as returned.' },
    ],
    unmatched: [{ row: 4, reason: 'It names no line of this run.' }],
    stillOpen: ['Partner 2'],
    isClosed: false,
  });
  expect(await auditCount()).toBe(before);
  expect((await owner.api.payouts.run.query({ id: run.id })).run.pendingLines).toBe(3);
});

it('a file settles its lines by the rules of a single mark; the same file again changes nothing', async () => {
  const csv = fileOf(row(0, 'Completed'), row(1, 'Failed'), row(2, 'Success'));
  const input = { id: run.id, csv, paidOn: PAID_ON };
  expect((await owner.api.payouts.applyResult.mutate(input)).isClosed).toBe(true);
  const after = await owner.api.payouts.run.query({ id: run.id });
  expect(after.run).toMatchObject({ status: 'closed', paidLines: 2, failedLines: 1 });
  expect(after.lines.map(({ status, reference, paidOn }) => [status, reference, paidOn])).toEqual([
    ['paid', 'PP-0', PAID_ON],
    ['failed', null, null],
    ['paid', 'PP-2', PAID_ON],
  ]);
  expect(await t.sql('select status from commission order by id')).toEqual([
    { status: 'paid' },
    { status: 'pending' },
    { status: 'paid' },
  ]);
  const emails = (await t.emails()).length;
  const rows = await auditCount();
  const again = await owner.api.payouts.applyResult.mutate(input);
  expect(again.lines.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  expect(await owner.api.payouts.run.query({ id: run.id })).toEqual(after);
  expect([(await t.emails()).length, await auditCount()]).toEqual([emails, rows]);
});

it('two uploads at the same time settle each line once', async () => {
  const csv = fileOf(row(0, 'Completed'), row(1, 'Completed'), row(2, 'Completed'));
  const results = await Promise.all(
    [1, 2, 3].map(() => owner.api.payouts.applyResult.mutate({ id: run.id, csv, paidOn: PAID_ON })),
  );
  expect(
    results.filter(({ lines: [first] }) => first?.outcome === 'paid'),
    'uploads that settled the lines',
  ).toHaveLength(1);
  expect(await t.sql(`select id from ledger_entry where account = 'payouts'`)).toHaveLength(3);
});

it('a run stays open while a line is, or if that is wanted', async () => {
  const apply = (csv: string, closeWhenDone?: boolean) =>
    owner.api.payouts.applyResult.mutate({ id: run.id, csv, paidOn: PAID_ON, closeWhenDone });
  expect((await apply(fileOf(row(0, 'Completed')))).isClosed).toBe(false);
  expect((await apply(fileOf(row(1, 'Completed'), row(2, 'Completed')), false)).isClosed).toBe(false);
  expect((await owner.api.payouts.run.query({ id: run.id })).run).toMatchObject({
    status: 'open',
    paidLines: 3,
  });
});

it('a payment that comes back later is marked by a later file', async () => {
  const apply = (csv: string) =>
    owner.api.payouts.applyResult.mutate({ id: run.id, csv, paidOn: PAID_ON, closeWhenDone: false });
  await apply(fileOf(row(0, 'Completed')));
  await apply(fileOf(row(0, 'Returned')));
  const { lines: after } = await owner.api.payouts.run.query({ id: run.id });
  expect(after[0]).toMatchObject({ status: 'failed', note: 'The payment was reported as returned.' });
  expect((await apply(fileOf(row(0, 'Completed')))).unmatched).toMatchObject([
    { reason: 'The line is no longer open.' },
  ]);
});

it('SEC-36: control characters, formulas and large files do no harm', async () => {
  const csv = `Date,Status,Amount,Currency,Transaction ID,Note\n${PAID_ON},Completed,25.00,USD,"=1+1\u0000\u0007","Hedgerow affiliate payout ${run.label}, line ${lines[0]?.id}"`;
  await owner.api.payouts.applyResult.mutate({ id: run.id, csv, paidOn: PAID_ON });
  const { lines: after } = await owner.api.payouts.run.query({ id: run.id });
  expect(after[0]?.reference).toBe('=1+1');
  const call = (size: number) =>
    owner.post('/api/trpc/payouts.previewResult', { id: run.id, csv: 'x'.repeat(size), paidOn: PAID_ON });
  const large = await call(PAYOUT_RESULT_BYTES_MAX + 1);
  expect(large.status).toBe(400);
  expect(large.body.error.json.message).toBe('This file is larger than 256 kB. Split it into several files.');
  expect((await call(3 * PAYOUT_RESULT_BYTES_MAX)).status).toBe(413);
  expect((await call(PAYOUT_RESULT_BYTES_MAX)).status).toBe(200);
});
