/** The checks of our own records: each damage is found with its amounts and what it is about. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type MadeAffiliate, makeAdmin, makeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { makePayoutLine } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeToken } from '#server/testing/tokens.ts';
import { modules } from './modules.ts';

const DAY = 86_400_000;
let t: TestApp;
let affiliate: MadeAffiliate;
let orderId: number;
let commissionId: number;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
  affiliate = await makeAffiliate(t);
  orderId = (await makePaidCheckout(t, { code: affiliate.referralCode })).id;
  const [row] = await t.sql<{ id: number }>('select id from commission');
  commissionId = row?.id ?? 0;
});

async function allFindings() {
  const found = [];
  for (const check of modules.flatMap(({ recordChecks = [] }) => recordChecks))
    found.push(...(await check(t.context())));
  return found;
}

const findings = async () =>
  (await allFindings()).map(({ kind, text, orderId, affiliateId, payoutRunId }) => ({
    kind,
    amounts: text.match(/-?[$€]\d+\.\d\d/g) ?? [],
    about: { orderId, affiliateId, payoutRunId },
  }));
const nothing = { orderId: null, affiliateId: null, payoutRunId: null };
/** The ledger is append-only: damaging it requires disabling its trigger. */
async function damageLedger(statement: string) {
  await t.sql('alter table ledger_entry disable trigger ledger_entry_append_only');
  await t.sql(statement);
  await t.sql('alter table ledger_entry enable trigger ledger_entry_append_only');
}
async function payoutLine(status: 'pending' | 'paid'): Promise<number> {
  const line = await makePayoutLine(t, commissionId);
  if (status === 'paid')
    await t.sql(
      `update payout_line set status = 'paid', paid_on = '2026-11-01', reference = 'PP', resolved_by = 'robin', resolved_at = now() where id = ?`,
      [line],
    );
  return line;
}
const runOf = async (): Promise<number> =>
  (await t.sql<{ id: number }>('select id from payout_run'))[0]?.id ?? 0;

describe('the checks of our own records', () => {
  it('find nothing in consistent records', async () => {
    expect(await findings()).toEqual([]);
  });

  it('find an order whose revenue differs from the ledger', async () => {
    await damageLedger(`delete from ledger_entry where kind = 'sale'`);
    expect(await findings()).toEqual([
      { kind: 'order-ledger-differs', amounts: ['$250.00', '$0.00'], about: { ...nothing, orderId } },
    ]);
  });

  it('find a commission that does not follow its order, and one that the ledger does not have', async () => {
    await t.sql('update commission set amount_minor = 2400');
    const about = { ...nothing, orderId, affiliateId: affiliate.id };
    expect(await findings()).toEqual([
      { kind: 'refund-without-reversal', amounts: ['$24.00', '$25.00'], about },
      { kind: 'commission-ledger-differs', amounts: ['$24.00', '$25.00'], about },
    ]);
  });

  it('find a commission that is paid without a payout', async () => {
    const line = await payoutLine('pending');
    await t.sql(`update commission set status = 'paid', paid_at = now(), payout_line_id = ?`, [line]);
    expect(await findings()).toEqual([
      {
        kind: 'commission-paid-without-payout',
        amounts: ['$25.00'],
        about: { ...nothing, orderId, affiliateId: affiliate.id },
      },
    ]);
  });

  it('find a payout whose commissions sum to another amount', async () => {
    await payoutLine('pending');
    expect(await findings()).toEqual([
      {
        kind: 'payout-rows-differ',
        amounts: ['$25.00', '$0.00'],
        about: { ...nothing, affiliateId: affiliate.id, payoutRunId: await runOf() },
      },
    ]);
  });

  it('find a paid payout that the ledger does not have', async () => {
    const line = await payoutLine('paid');
    await t.sql(`update commission set status = 'paid', paid_at = now(), payout_line_id = ?`, [line]);
    expect(await findings()).toEqual([
      {
        kind: 'payout-ledger-differs',
        amounts: ['$25.00', '$0.00'],
        about: { ...nothing, affiliateId: affiliate.id, payoutRunId: await runOf() },
      },
    ]);
  });

  it('find a transfer that does not balance, and name it', async () => {
    await damageLedger(`delete from ledger_entry where account = 'sales'`);
    const [finding] = await allFindings();
    const [row] = await t.sql<{ id: string }>(
      `select transfer_id as id from ledger_entry where account = 'payments'`,
    );
    expect(finding).toMatchObject({
      kind: 'ledger-unbalanced',
      text: `The transfer ${row?.id} is off by $250.00.`,
      ...nothing,
    });
  });

  it('find a token that works although its holder has lost the access', async () => {
    const { id } = await makeAdmin(t, { role: 'owner' });
    await makeToken(t, ['orders:read']);
    await t.sql('update api_token set admin_id = ?', [id]);
    expect(await findings()).toEqual([]);
    for (const loss of [`role = 'staff'`, `role = 'owner', disabled_at = now()`]) {
      await t.sql(`update admin_account set ${loss} where id = ?`, [id]);
      expect(await findings()).toEqual([{ kind: 'token-without-holder', amounts: [], about: nothing }]);
    }
    await t.sql('update api_token set revoked_at = now()');
    expect(await findings()).toEqual([]);
  });

  it('find a paid order without a project, and projects that contradict their order or their history', async () => {
    await t.sql(`update project set stage = 'building'`);
    const differs = { ...nothing, orderId };
    expect(await findings()).toEqual([{ kind: 'project-stage-differs', amounts: [], about: differs }]);
    await t.sql(`update project set stage = 'closed'`);
    expect(await findings()).toEqual([{ kind: 'project-order-differs', amounts: [], about: differs }]);
    await t.sql('delete from project_event');
    await t.sql('delete from project');
    expect(await findings()).toEqual([{ kind: 'project-missing', amounts: [], about: differs }]);
  });

  it('find payment events that failed, and those that have waited for more than a day', async () => {
    const store = (id: string, status: string, ago: number) =>
      t.sql(
        `insert into webhook_event (id, type, livemode, payload, status, attempts, event_created_at, received_at)
         values (?, 'charge.refunded', false, '{}', ?, 1, now(), ?)`,
        [id, status, new Date(t.clock.now().getTime() - ago)],
      );
    await store('evt_new', 'waiting', DAY);
    await store('evt_old', 'waiting', DAY + 1);
    await store('evt_failed', 'failed', 0);
    await store('evt_done', 'processed', 9 * DAY);
    const found = await allFindings();
    expect(found.map(({ kind, text }) => [kind, /evt_\w+/.exec(text)?.[0]])).toEqual([
      ['event-waiting', 'evt_old'],
      ['event-failed', 'evt_failed'],
    ]);
  });
});
