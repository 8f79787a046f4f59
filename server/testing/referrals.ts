/** Visits through affiliates' links and purchases in a demo. */
import type { Caller } from './callers.ts';
import { type MadeAffiliate, makeAffiliate } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const makeTwoAffiliates = async (t: TestApp): Promise<[MadeAffiliate, MadeAffiliate]> => [
  await makeAffiliate(t),
  await makeAffiliate(t),
];

export const visit = (caller: Caller, code: string, path = '/') =>
  caller.post('/api/referrals/visits', { code, path, referrer: 'https://www.partner.example/page?x=1' });

export const buy = (caller: Caller, referralCode?: string) =>
  caller.post('/api/demo-checkout', {
    customerName: 'Noor Vance',
    customerEmail: 'noor@vance.example',
    referralCode,
  });
