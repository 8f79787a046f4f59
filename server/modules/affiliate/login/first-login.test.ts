/** SEC-09: signing up does not verify the address; the first login with an emailed code does. */
import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { codeIn } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const EMAIL = 'victim@victim.example';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

/** The owner of the mailbox signs in with the emailed code. */
async function logIn(owner: Caller): Promise<void> {
  await owner.post('/api/affiliates/generate-otp', { email: EMAIL, type: 'login' });
  const code = codeIn(await t.emails());
  expect((await owner.post('/api/affiliates/verify-otp', { email: EMAIL, code, type: 'login' })).status).toBe(
    200,
  );
}

it('SEC-09 the first login with an emailed code ends every session that was opened without one', async () => {
  const attacker = t.asVisitor();
  const { body } = await attacker.post('/api/affiliates', { name: 'Mallory', email: EMAIL });
  const dashboard = `/api/affiliates/${body.id}/dashboard`;
  expect((await attacker.get(dashboard)).status).toBe(200);
  const victim = t.asVisitor();
  await logIn(victim);
  expect((await attacker.get(dashboard)).status).toBe(401);
  expect((await victim.get(dashboard)).status).toBe(200);
});

it('SEC-09 the first login notifies the owner once of the payout details given at sign-up', async () => {
  await t
    .asVisitor()
    .post('/api/affiliates', { name: 'Mallory', email: EMAIL, paypalEmail: 'mallory@elsewhere.example' });
  const victim = t.asVisitor();
  const confirmed = async () =>
    (await t.emails()).filter(({ subject }) => subject === 'Your email address is confirmed');
  for (let login = 0; login < 2; login++) {
    await logIn(victim);
    expect(await confirmed()).toHaveLength(1);
    t.clock.advance(31_000);
  }
  const [email] = await confirmed();
  expect(email?.to).toContain(EMAIL);
  expect(email?.text).toContain('@elsewhere.example');
  expect(email?.text).not.toContain('mallory@');
});

it('SEC-09 a sign-up repeated with its idempotency key, after the owner’s first login, opens no session', async () => {
  const attacker = t.asVisitor();
  const signUp = () =>
    attacker.post(
      '/api/affiliates',
      { name: 'Mallory', email: EMAIL },
      { 'idempotency-key': 'prehijack-0123456789' },
    );
  const { body } = await signUp();
  const victim = t.asVisitor();
  await logIn(victim);
  const again = await signUp();
  expect(again).toMatchObject({ status: 201, body });
  expect(again.headers.get('set-cookie')).toBeNull();
  expect((await attacker.get(`/api/affiliates/${body.id}/dashboard`)).status).toBe(401);
});

it('an affiliate is returning from the second login with a code on', async () => {
  const owner = t.asVisitor();
  const { body } = await owner.post('/api/affiliates', { name: 'Tamsin Okoro', email: EMAIL });
  const isReturning = async () =>
    (await owner.get(`/api/affiliates/${body.id}/dashboard`)).body.affiliate.isReturning;
  expect(await isReturning()).toBe(false);
  await logIn(owner);
  expect(await isReturning()).toBe(false);
  t.clock.advance(31_000);
  await logIn(owner);
  expect(await isReturning()).toBe(true);
});
