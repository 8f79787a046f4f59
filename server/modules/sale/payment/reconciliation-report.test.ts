/** What reconciliation reports when the provider cannot be read, and when it emails the shop. */
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { setUpFakeStripe } from '#server/testing/webhooks.ts';
import { reconcileNightly } from './reconciliation.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_API_URL: stripe.url });
});

const check = async () => (await t.asAdmin('staff')).api.payments.reconciliation.query({ days: 300 });

it('reports that the provider could not be reached, and never that everything agrees', async () => {
  for (const failure of [0, 500, 401]) {
    stripe.failWith = failure;
    const result = await check();
    expect(result).toMatchObject({ provider: 'unreachable', findings: [] });
    expect(result.summary).toContain('could not be reached: charges and refunds were NOT compared');
  }
});

it('emails the shop at night, once, when there are differences', async () => {
  t.clock.advance(HOUR);
  stripe.dateCharges(t.clock.now());
  await reconcileNightly(t.context());
  const subjects = async () =>
    (await t.emails())
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('Reconciliation'));
  expect(await subjects()).toEqual([]);
  stripe.pay();
  stripe.dateCharges(t.clock.now());
  await reconcileNightly(t.context());
  await reconcileNightly(t.context());
  expect(await subjects()).toEqual(['Reconciliation: 1 difference']);
  t.clock.advance(DAY);
  stripe.failWith = 500;
  await reconcileNightly(t.context());
  expect((await subjects()).at(-1)).toBe('Reconciliation: payment provider not reached');
});

it('reports that no provider is connected', async () => {
  t = await createTestApp();
  expect(await check()).toMatchObject({
    provider: 'not-configured',
    findings: [],
    summary: expect.stringContaining('No payment provider is connected'),
  });
});
