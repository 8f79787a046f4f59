/** A short run of `npm run fuzz`, so that its findings stay fixed. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { type Listening, listen } from '#server/testing/processes/listen.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { WEBHOOK_SECRET } from '../../../scripts/fuzz/payment-event.ts';
import { documentRequests, randomRequests } from '../../../scripts/fuzz/requests.ts';
import { type Cookies, sendAll } from '../../../scripts/fuzz/send.ts';
import { allTargets, documentTargets } from '../../../scripts/fuzz/targets.ts';

const SEED = 20_261_122;

let t: TestApp;
let site: Listening;
beforeEach(async () => {
  t = await createTestApp({ RATE_LIMIT_FACTOR: '1000', DEMO: 'on', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  site = await listen(t);
});
afterEach(() => site.close());

it('SEC-24: 500 random requests to all routes cause no unexpected error', async () => {
  const affiliate = await makeAffiliate(t);
  const orders = [await makeOrder(t), await makeOrder(t, { affiliateCode: affiliate.referralCode })];
  const known = {
    ids: [affiliate.id, ...orders.map(({ id }) => id)],
    texts: [affiliate.referralCode, affiliate.email],
  };
  const requests = [
    ...randomRequests(SEED, 400, allTargets({ withPages: false }), known),
    ...documentRequests(SEED, 100, documentTargets(), known),
  ];
  const signIn = async (): Promise<Cookies> => {
    const callers = {
      visitor: t.asVisitor(),
      affiliate: await t.asAffiliate(affiliate.id),
      admin: await t.asAdmin(),
    };
    const cookieOf = (actor: keyof typeof callers) =>
      [...callers[actor].cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { visitor: '', affiliate: cookieOf('affiliate'), admin: cookieOf('admin') };
  };
  const { failures, statuses } = await sendAll(site.port, requests, { partSize: 50, between: signIn });
  expect(failures.map(({ reason, curl }) => `${reason}\n${curl}`)).toEqual([]);
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '405', '415']),
  );
});
