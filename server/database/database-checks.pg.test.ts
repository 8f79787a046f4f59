/** CHECK constraints: values and states that no row can have (decision 0021). */
import { beforeEach, describe, expect, it } from 'vitest';
import { makeRowsEverywhere } from '../testing/database/database-world.ts';
import { makeAffiliateWithLogin, sellFor } from '../testing/payouts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

/** Updates every row of a table in a way that breaks a rule. */
const CHANGES: [table: string, change: string, rule: string][] = [
  ['admin_account', `invite_token_hash = 'x'`, 'invite'],
  ['admin_account', 'totp_confirmed_at = now()', 'totp'],
  ['admin_note', `subject_kind = 'session'`, 'subject_kind'],
  ['api_token', 'expires_at = created_at', 'expiry'],
  ['affiliate', `commission_rate = '100.5'`, 'commission_rate'],
  ['affiliate', `commission_rate = '-1'`, 'commission_rate'],
  ['affiliate', 'erased_at = now()', 'erased'],
  ['affiliate_claim', `status = 'lost'`, 'status'],
  ['affiliate_claim', `status = 'answered'`, 'answered'],
  ['commission', `rate = '101'`, 'rate'],
  ['commission', 'original_minor = -1', 'amount'],
  ['commission', `kind = 'reversal', amount_minor = 0`, 'amount'],
  ['commission', 'paid_at = null', 'paid'],
  ['commission', 'payout_line_id = null', 'paid'],
  ['commission', `status = 'cancelled', paid_at = null, payout_line_id = null`, 'cancelled'],
  ['commission', `status = 'cancelled', paid_at = null, cancel_reason = 'Refunded.'`, 'cancelled'],
  ['commission', 'rejected_at = now()', 'rejected'],
  ['customer_order', 'amount_minor = -1', 'amount'],
  ['customer_order', 'refunded_minor = -1', 'amount'],
  ['customer_order', 'paid_at = null', 'paid'],
  ['customer_order', 'form_sent = true', 'form_sent'],
  ['customer_order', 'intake_version = 0', 'intake_version'],
  ['idempotency_key', 'status = 500', 'status'],
  ['login_code', 'attempts = -1', 'attempts'],
  ['mail_message', 'attempts = -1', 'attempts'],
  ['mail_message', 'sent_at = null', 'sent'],
  ['mail_message', 'handled_at = now()', 'handled'],
  ['order_confirmation', 'verified = false', 'verified'],
  ['order_confirmation', 'claimed_order_id = 0', 'claimed_order_id'],
  ['order_event', `kind = 'status', to_status = null`, 'transition'],
  ['payout_line', 'commissions_at_run = 0', 'amount'],
  ['payout_line', 'amount_at_run_minor = 0', 'amount'],
  ['payout_line', `method = 'none'`, 'amount'],
  ['payout_line', 'resolved_at = null', 'resolved'],
  ['payout_line', 'resolved_by = null', 'resolved'],
  ['payout_line', 'reference = null', 'paid'],
  ['payout_line', `paid_on = 'soon'`, 'paid_on'],
  ['payout_line', `status = 'failed'`, 'reason'],
  ['payout_run', 'closed_at = now()', 'closed'],
  ['project', `stage = 'live', due_at = now()`, 'due_at'],
  ['project', 'link_version = 0', 'link_version'],
  ['project', 'domain_confirmed_at = now(), domain = null', 'domain'],
  ['project_design', 'round = 0', 'place'],
  ['project_design', `link = 'https://quill.example', file_id = null`, 'content'],
  ['project_file', 'size_bytes = 0', 'size_bytes'],
  ['project_message', 'answered_at = now()', 'answered'],
  ['planting_batch', `planted_on = 'Friday'`, 'planted_on'],
  ['planting_batch', `evidence_file = 'a.pdf'`, 'evidence'],
  ['rate_counter', 'count = -1', 'count'],
  ['review', 'stars = 0', 'stars'],
  ['review', `state = 'published'`, 'decided'],
  ['review', `decline_reason = 'Spam.'`, 'decline_reason'],
  ['review', 'revision = 0', 'revision'],
  ['session', `expires_at = absolute_expires_at + interval '1 second'`, 'lifetime'],
  ['tree_certificate', `number = 'TREE-0000-IIII'`, 'number'],
  ['tree_certificate', 'assigned_at = null', 'assigned'],
  ['tree_certificate', 'withdrawn_at = now()', 'planted'],
  ['upload', 'size_bytes = 0', 'size_bytes'],
  ['webhook_delivery', 'next_attempt_at = null', 'next_attempt'],
  ['webhook_endpoint', `disabled_reason = 'Gone.'`, 'disabled_reason'],
  ['webhook_endpoint', 'deleted_at = now()', 'deleted_at'],
  ['webhook_endpoint', 'previous_secret_until = now()', 'previous_secret'],
  ['webhook_event', 'attempts = -1', 'attempts'],
];

/** Columns and values of a new row in a table whose rows cannot be changed. */
const LEDGER_ROWS: [values: string, rule: string][] = [
  [`'gift', 'sales', 1, id, null, null`, 'kind'],
  [`'sale', 'cash', 1, id, null, null`, 'account'],
  [`'sale', 'sales', 0, id, null, null`, 'amount'],
  [`'sale', 'sales', 1, null, null, null`, 'subject'],
  [`'payout', 'payouts', 1, id, null, (select max(id) from payout_line)`, 'subject'],
  [
    `'payout', 'payouts', 1, null, (select max(id) from commission), (select max(id) from payout_line)`,
    'subject',
  ],
];

describe('CHECK constraints', () => {
  it('L6: values and states that contradict the domain are rejected', async () => {
    await makeRowsEverywhere(t);
    for (const [table, change, rule] of CHANGES)
      await expect(t.sql(`update ${table} set ${change}`), `${table}: ${change}`).rejects.toThrow(
        `"${table}_${rule}_check"`,
      );
    for (const [values, rule] of LEDGER_ROWS)
      await expect(
        t.sql(
          `insert into ledger_entry (transfer_id, kind, account, amount_minor, order_id, commission_id, payout_line_id, currency, created_at)
           select 'x', ${values}, 'usd', now() from customer_order`,
        ),
        values,
      ).rejects.toThrow(`"ledger_entry_${rule}_check"`);
    await expect(
      t.sql(`insert into audit_log (at, actor_kind, actor_name, action) values (now(), 'nobody', 'x', 'x')`),
    ).rejects.toThrow('"audit_log_actor_kind_check"');
  });

  it('L6: every CHECK except those of enums is tested', async () => {
    const rows = await t.sql<{ name: string }>(
      `select conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    const tested = new Set([
      ...CHANGES.map(([table, , rule]) => `${table}_${rule}_check`),
      ...LEDGER_ROWS.map(([, rule]) => `ledger_entry_${rule}_check`),
      'audit_log_actor_kind_check',
    ]);
    const enums = new Set(enumColumns().map(({ table, column }) => `${table}_${column}_check`));
    expect(rows.map(({ name }) => name).filter((name) => !tested.has(name) && !enums.has(name))).toEqual([]);
  });

  it('L6: every enum column accepts only its own values', async () => {
    await makeRowsEverywhere(t);
    const columns = enumColumns();
    expect(columns).toHaveLength(40);
    for (const { table, column } of columns) {
      const broken = `"${table}_${column}_check"`;
      if (table === 'ledger_entry') continue;
      await expect(t.sql(`update ${table} set ${column} = 'no such value'`), broken).rejects.toThrow(
        /_check"/,
      );
      const [rule] = await t.sql(`select from pg_constraint where conname = ?`, [`${table}_${column}_check`]);
      expect(rule, broken).toBeDefined();
    }
  });

  const enumColumns = () =>
    [...t.deps.db.orm.getMetadata().getAll().values()].flatMap((meta) =>
      meta.props
        .filter((property) => property.enum)
        .map((property) => ({ table: meta.tableName, column: property.fieldNames[0] ?? '' })),
    );

  it('L6: a commission that its other lines cover is cancelled with a reason when its order is restored', async () => {
    const owner = await t.asAdmin('owner');
    const order = await sellFor(t, await makeAffiliateWithLogin(t));
    const toggle = async (refundedMinor: number) => {
      await t.sql('update customer_order set refunded_minor = ? where id = ?', [refundedMinor, order.id]);
      for (const status of ['cancelled', 'paid'] as const)
        await owner.api.orders.setStatus.mutate({ id: order.id, status });
    };
    await toggle(12_500);
    t.clock.advance(31 * 86_400_000);
    const later = await t.asAdmin('owner');
    const { lines } = await later.api.payouts.createRun.mutate({});
    await t.sql('update customer_order set refunded_minor = 0 where id = ?', [order.id]);
    for (const status of ['cancelled', 'paid'] as const)
      await later.api.orders.setStatus.mutate({ id: order.id, status });
    await later.api.payouts.markFailed.mutate({
      lineId: lines[0]?.id ?? 0,
      reason: 'The bank sent it back.',
    });
    await t.sql('update customer_order set refunded_minor = 12500 where id = ?', [order.id]);
    for (const status of ['cancelled', 'paid'] as const)
      await later.api.orders.setStatus.mutate({ id: order.id, status });
    expect(
      await t.sql(`select status, cancel_reason as reason from commission where kind = 'earned'`),
    ).toEqual([
      { status: 'cancelled', reason: 'Other commission lines of this order cover its whole amount.' },
    ]);
  });
});
