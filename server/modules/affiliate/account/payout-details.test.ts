import { beforeEach, describe, expect, it } from 'vitest';
import { rejection } from '#server/testing/callers.ts';
import { type MadeAffiliate, makeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { sellFor } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { REVIEW_REASONS } from '#src/domain/affiliate/commission/commission.rules.ts';

const DAY = 86_400_000;
const SWAP = `update affiliate as one set paypal_email_encrypted = other.paypal_email_encrypted, paypal_email_hash = other.paypal_email_hash,
  bank_details_encrypted = other.bank_details_encrypted from affiliate as other where one.id <> other.id`;

let t: TestApp;
let victim: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp();
  victim = await makeAffiliate(t, { paypalEmail: 'victim@payout.example' });
  await makeAffiliate(t, { paypalEmail: 'thief@payout.example' });
});

const details = () => takeUnexpectedErrors().map(({ detail }) => detail);
const NAMED = 'affiliate.paypal_email_encrypted of row 1: it was changed, or copied from another row';

describe('L13 payout details swapped between two affiliates in the database', () => {
  it('L13: the payout file is not written, and the log names the affiliate', async () => {
    await t.sql('update affiliate set email_verified_at = now() where id = ?', [victim.id]);
    t.clock.advance(-40 * DAY);
    await sellFor(t, victim);
    t.clock.reset();
    const owner = await t.asAdmin('owner');
    const { run } = await owner.api.payouts.createRun.mutate({});
    const path = `/api/admin/payouts/${run.id}/csv?format=paypal`;
    expect((await owner.get(path)).text).toContain('victim@payout.example');
    await t.sql(SWAP);
    const { status, text } = await owner.get(path);
    expect([status, text]).toEqual([500, expect.stringContaining('cannot be decrypted')]);
    expect(text).not.toContain('thief');
    expect(details()).toEqual([NAMED]);
  });

  it('L13: the affiliate sees an error, and staff see the reason, instead of another affiliate’s details', async () => {
    await t.sql(SWAP);
    const affiliate = await t.asAffiliate(victim.id);
    expect((await rejection(affiliate.api.affiliates.profile.query())).message).toContain(
      'cannot be decrypted',
    );
    const owner = await t.asAdmin('owner');
    expect((await owner.api.adminAffiliates.one.query({ id: victim.id })).payoutTo).toContain(
      'Cannot be decrypted',
    );
    expect(details()).toEqual([NAMED, NAMED]);
  });

  it('L13: a sale is recorded, and its commission is held for review', async () => {
    await t.sql(SWAP);
    await makePaidCheckout(t, { code: victim.referralCode });
    expect(await t.sql('select affiliate_id, review_reason from commission')).toEqual([
      { affiliate_id: victim.id, review_reason: REVIEW_REASONS.unreadablePayoutDetails },
    ]);
    expect(details()).toEqual([NAMED]);
  });
});
