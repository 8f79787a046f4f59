/**
 * L5: payouts are visible to owners and to the affiliate concerned; staff work with commissions.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection, rejections } from '#server/testing/callers.ts';
import type { MadeAffiliate } from '#server/testing/factories.ts';
import { makeAffiliateWithLogin, sellFor } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { OWNER_ONLY } from '#src/domain/viewer.ts';

const AMOUNT = '25.00';
const REFERENCE = 'SEPA-REFERENCE-1';

let t: TestApp;
let affiliate: MadeAffiliate;
let orderId: number;
let owner: Caller;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.advance(-40 * 86_400_000);
  affiliate = await makeAffiliateWithLogin(t);
  orderId = (await sellFor(t, affiliate)).id;
  t.clock.reset();
  owner = await t.asAdmin('owner');
  staff = await t.asAdmin('staff');
  const { run, lines } = await owner.api.payouts.createRun.mutate({});
  const paidOn = t.clock.now().toISOString().slice(0, 10);
  await owner.api.payouts.markPaid.mutate({ lineIds: [Number(lines[0]?.id)], paidOn, reference: REFERENCE });
  await owner.api.payouts.closeRun.mutate({ id: run.id });
  await t.emails();
});

const reads = (caller: Caller, affiliateId: number) => [
  caller.api.payouts.statement.query({ affiliateId }),
  caller.api.affiliates.nextPayout.query({ affiliateId }),
  caller.api.affiliates.receipt.query({ affiliateId, orderId }),
];

describe('L5: statement, next payout and receipt', () => {
  it('L5: are shown to the affiliate and to owners', async () => {
    for (const caller of [owner, await t.asAffiliate(affiliate.id)])
      for (const read of reads(caller, affiliate.id)) expect(await read).toBeTruthy();
  });

  it('L5: are forbidden for staff, also for an affiliate that does not exist', async () => {
    for (const id of [affiliate.id, 999_999])
      for (const rejected of await rejections(reads(staff, id)))
        expect(rejected).toMatchObject({ httpStatus: 403, message: OWNER_ONLY });
  });

  it('L5: staff who are affiliates themselves can read their own', async () => {
    const both = await t.asAffiliate(affiliate.id);
    for (const [name, value] of staff.cookies) both.cookies.set(name, value);
    for (const read of reads(both, affiliate.id)) expect(await read).toBeTruthy();
    const other = await makeAffiliateWithLogin(t);
    expect((await rejection(both.api.payouts.statement.query({ affiliateId: other.id }))).httpStatus).toBe(
      403,
    );
  });
});

describe('L5: no other place shows payouts to staff', () => {
  it('L5: the outbox and its export omit the email that contains the amount', async () => {
    const kinds = async (caller: Caller) =>
      (await caller.api.emails.list.query({ limit: 100 })).items.map(({ kind }) => kind);
    expect(await kinds(owner)).toContain('payout-sent');
    expect(await kinds(staff)).not.toContain('payout-sent');
    expect((await staff.api.emails.list.query({ kind: 'payout-sent' })).total).toBe(0);
    expect((await staff.get('/api/admin/export/emails.csv')).text).not.toContain('payout');
    await t.sql(`update mail_message set status = 'failed', sent_at = null where kind = 'payout-sent'`);
    expect(await staff.api.dashboard.actionItems.query()).not.toContainEqual(
      expect.objectContaining({ kind: 'email-failed' }),
    );
    expect(await owner.api.dashboard.actionItems.query()).toContainEqual(
      expect.objectContaining({ kind: 'email-failed' }),
    );
  });

  it('L5: emails that name what was paid out, or where to, cannot be read or sent again', async () => {
    const [row] = await t.sql<{ id: string }>(`select id from mail_message where kind = 'payout-sent'`);
    const id = row?.id ?? '';
    for (const kind of [
      'payout-sent',
      'monthly-summary',
      'reconciliation-notice',
      'payout-details-changed',
      'address-confirmed',
    ]) {
      await t.sql('update mail_message set kind = ? where id = ?', [kind, id]);
      expect((await staff.api.emails.list.query({ kind })).total, kind).toBe(0);
      expect((await owner.api.emails.list.query({ kind })).total, kind).toBeGreaterThan(0);
      for (const rejected of await rejections([
        staff.api.emails.preview.query({ id }),
        staff.api.emails.resend.mutate({ id }),
      ]))
        expect(rejected, kind).toMatchObject({ httpStatus: 404 });
    }
  });

  it('L5: the audit log and its export omit payouts, whatever the filter', async () => {
    expect(JSON.stringify(await owner.api.audit.list.query({}))).toContain(REFERENCE);
    expect(JSON.stringify(await staff.api.audit.list.query({}))).not.toContain(REFERENCE);
    expect((await staff.api.audit.list.query({ action: 'payout.paid' })).total).toBe(0);
    expect((await staff.get('/api/admin/export/audit.csv')).text).not.toContain(REFERENCE);
  });

  it('L5: only owners see payout details', async () => {
    const payoutTo = async (caller: Caller) =>
      (await caller.api.adminAffiliates.one.query({ id: affiliate.id })).payoutTo;
    expect(await payoutTo(owner)).toContain('@partner.example');
    expect(await payoutTo(staff)).toBeNull();
  });

  it('L5: reconciliation reports that a payout differs, without amounts', async () => {
    await t.sql('update payout_line set amount_at_run_minor = 1 where affiliate_id = ?', [affiliate.id]);
    const texts = async (caller: Caller) =>
      JSON.stringify((await caller.api.payments.reconciliation.query({})).findings);
    expect(await texts(owner)).toContain(AMOUNT);
    expect(await texts(staff)).toContain('A payout and its records differ.');
    expect(await texts(staff)).not.toContain(AMOUNT);
  });
});
