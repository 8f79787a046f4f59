/** Affiliates with sales that a payout run can include. */

import type { Caller } from './callers.ts';
import { type MadeAffiliate, makeAffiliate, makeOrder } from './factories.ts';
import type { TestApp } from './test-app.ts';

type Currency = 'usd' | 'gbp' | 'eur' | 'chf';

export async function makeAffiliateWithLogin(
  t: TestApp,
  values: Parameters<typeof makeAffiliate>[1] = {},
  verified = true,
): Promise<MadeAffiliate> {
  const affiliate = await makeAffiliate(t, { paypalEmail: 'pay@partner.example', ...values });
  if (verified) await t.sql('update affiliate set email_verified_at = now() where id = ?', [affiliate.id]);
  return affiliate;
}

export const sellFor = (t: TestApp, affiliate: MadeAffiliate, currency: Currency = 'usd', amount = '250') =>
  makeOrder(t, { affiliateCode: affiliate.referralCode, currency, amount });

/** What is earned after this is past the refund window once the clock is reset. */
export const beforeRefundWindow = (t: TestApp): void => t.clock.advance(-40 * 86_400_000);

/** An owner, signed in after the refund window. */
export async function ownerAfterRefundWindow(t: TestApp): Promise<Caller> {
  t.clock.reset();
  return t.asAdmin('owner');
}

/** A line of an earlier payout run for the commission's amount. */
export async function makePayoutLine(t: TestApp, commissionId: number): Promise<number> {
  const [row] = await t.sql<{ id: number }>(
    `with run as (insert into payout_run (label, status, created_by, created_at, closed_at) values ('Run', 'closed', 'robin', now(), now()) returning id)
     insert into payout_line (run_id, affiliate_id, currency, method, status, amount_at_run_minor, commissions_at_run, created_at)
       select run.id, affiliate_id, currency, 'paypal', 'pending', amount_minor, 1, now() from run, commission where commission.id = ? returning id`,
    [commissionId],
  );
  return row?.id ?? 0;
}
