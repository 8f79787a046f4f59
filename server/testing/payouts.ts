/** Affiliates with sales that a payout run can include. */
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
