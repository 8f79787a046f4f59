import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';

const ADDRESS = '203.0.113.7';
const TOO_MANY = 'Too many requests. Please try again later.';
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const askForCode = (node: TestApp, n: number) =>
  node
    .asVisitor({ ip: ADDRESS })
    .post('/api/affiliates/generate-otp', { email: `person-${n}@example.org`, type: 'login' });
const enquire = (node: TestApp, n: number, ip: string) =>
  node
    .asVisitor({ ip })
    .post('/api/contacts', { name: 'Ada', email: `ada-${n}@example.org`, message: `Question ${n}` });

describe('limits that guard a login', () => {
  it('apply across two nodes: ten codes an hour for one address, whichever node is asked', async () => {
    const other = await createSecondApp({});
    for (let n = 0; n < 10; n++) expect((await askForCode(n % 2 ? other : t, n)).status).toBe(200);
    expectError(await askForCode(t, 10), 429, TOO_MANY);
    expectError(await askForCode(other, 11), 429, TOO_MANY);
  });

  it('store no plain address', async () => {
    await askForCode(t, 0);
    expect(JSON.stringify(await t.sql('select key from rate_counter'))).not.toContain(ADDRESS);
  });

  it('an address that guesses across many accounts is blocked after ten failures; successful logins do not count', async () => {
    const { username, password } = await makeAdmin(t, { username: 'robin' });
    const logIn = (name: string, secret: string) =>
      t.asVisitor({ ip: ADDRESS }).post('/api/admin/login', { username: name, password: secret });
    for (let n = 0; n < 12; n++) expect((await logIn(username, password)).status).toBe(200);
    for (let n = 0; n < 10; n++) expectError(await logIn(`name-${n}`, 'wrong'), 401);
    expectError(await logIn('name-11', 'wrong'), 429, TOO_MANY);
    t.clock.advance(16 * 60_000);
    expect((await logIn(username, password)).status).toBe(200);
  });
});

describe('two-step sign-ins', () => {
  it('a correct password before the code step does not count as a failure of the address', async () => {
    const { username, password } = await makeAdmin(t, { username: 'robin' });
    await t.sql(`update admin_account set totp_secret_encrypted = 'sealed', totp_confirmed_at = now()`);
    const response = await t.asVisitor({ ip: ADDRESS }).post('/api/admin/login', { username, password });
    expect(response.status).toBe(401);
    expect(await t.sql(`select count from rate_counter where key like 'admin-login:%'`)).toEqual([
      { count: 0 },
    ]);
  });
});

describe('many failed admin sign-ins', () => {
  it('staff are notified once, at the fiftieth within an hour', async () => {
    for (let n = 0; n < 55; n++)
      await t.asVisitor().post('/api/admin/login', { username: `name-${n}`, password: 'wrong' });
    expect((await t.emails()).map(({ subject }) => subject)).toEqual(['50 failed sign-ins within an hour']);
  });
});

describe('RATE_LIMIT_FACTOR', () => {
  it('multiplies limits: ten enquiries in ten minutes instead of five', async () => {
    t = await createSecondApp({ RATE_LIMIT_FACTOR: '2' });
    for (let n = 0; n < 10; n++) expect((await enquire(t, n, ADDRESS)).status).toBe(201);
    expectError(await enquire(t, 10, ADDRESS), 429, TOO_MANY);
  });
});
