/** Totals over all callers, and the /48 that many addresses share. */
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { CONFIRMATION, intakeToken, makeOrder } from '#server/testing/factories.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { HOURLY_TOTALS, type HourlyTotal } from '#src/domain/shared/limits.ts';

const TOO_MANY = 'Too many requests. Please try again later.';
const MINUTE = 60_000;
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
});

const enquire = (ip: string, n: number) =>
  t
    .asVisitor({ ip })
    .post('/api/contacts', { name: 'Ada', email: `ada-${n}@example.org`, message: `Question ${n}` });
const signUp = (ip: string, n: number) =>
  t.asVisitor({ ip }).post('/api/affiliates', { name: 'Ada', email: `ada-${n}@example.org` });
const network = (n: number): string => `2001:db8:1:${n.toString(16)}::1`;
/** Sets the counter as if that many calls had been counted within the hour. */
const setTotal = (total: HourlyTotal, count: number) =>
  t.sql(`insert into rate_counter (key, count, window_ends_at, last_at) values (?, ?, ?, ?)`, [
    `hourly:${total}`,
    count,
    new Date(t.clock.now().getTime() + 60 * MINUTE),
    t.clock.now(),
  ]);
const totals = () =>
  t.sql<{ key: string; count: number }>(`select key, count from rate_counter where key like 'hourly:%'`);

describe('M3 totals over all callers', () => {
  it.each(['/api/order-confirmations', '/api/contacts', '/api/affiliates'])(
    'M3: empty posts to %s from 40 networks count for their own addresses only',
    async (path) => {
      for (let n = 0; n < 40; n++)
        for (let post = 0; post < 5; post++)
          expect((await t.asVisitor({ ip: network(n) }).post(path, {})).status).toBeOneOf([400, 429]);
      expect(await totals()).toEqual([]);
      const customer = t.asVisitor({ ip: '198.51.100.7' });
      const bodies = {
        '/api/order-confirmations': CONFIRMATION,
        '/api/affiliates': { name: 'Ada', email: 'ada@example.org' },
      };
      const body = bodies[path as keyof typeof bodies] ?? {
        name: 'Ada',
        email: 'ada@example.org',
        message: 'How soon could you start?',
      };
      expect((await customer.post(path, body)).status).toBe(201);
    },
  );

  it('M3: a customer with a valid form link is served however many requests others have sent', async () => {
    await setTotal('confirmation', HOURLY_TOTALS.confirmation);
    const ip = '198.51.100.7';
    for (let n = 0; n < 5; n++) await t.asVisitor({ ip }).post('/api/order-confirmations', {});
    expectError(await t.asVisitor({ ip }).post('/api/order-confirmations', CONFIRMATION), 429, TOO_MANY);
    const order = await makeOrder(t);
    const mine = { ...CONFIRMATION, orderId: String(order.id), token: intakeToken(t, order.id) };
    expectError(
      await t
        .asVisitor({ ip })
        .post('/api/order-confirmations', { ...mine, token: `${mine.token.slice(0, -1)}!` }),
      429,
    );
    expect((await t.asVisitor({ ip }).post('/api/order-confirmations', mine)).status).toBe(201);
    expect(await t.sql('select verified from order_confirmation')).toEqual([{ verified: true }]);
  });

  it('M3: the 200th enquiry of an hour alerts by log line, metric and action item; the 201st is accepted', async () => {
    await setTotal('contact', 198);
    const staff = await t.asAdmin('staff');
    const alerts = async () =>
      (await staff.api.dashboard.actionItems.query())
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('alert-'));
    const metric = async () =>
      /hourly_alert_active\{total="contact"\} (\d)/.exec((await t.asVisitor().get('/metrics')).text)?.[1];
    expect((await enquire('192.0.2.1', 1)).status).toBe(201);
    expect([await alerts(), await metric()]).toEqual([[], '0']);
    for (let n = 2; n < 5; n++) expect((await enquire(`192.0.2.${n}`, n)).status).toBe(201);
    expect([await alerts(), await metric()]).toEqual([['alert-contact'], '1']);
    expect(t.logs().filter(({ message }) => message === 'hourly total reached')).toMatchObject([
      { total: 'contact', count: 200 },
    ]);
    t.clock.advance(25 * 60 * MINUTE);
    expect([await alerts(), await metric()]).toEqual([[], '0']);
  });

  it('M3: sign-ups beyond 200 an hour wait, because each emails an unverified address; a used address does not count', async () => {
    expect((await signUp('192.0.2.1', 1)).status).toBe(201);
    expectError(await signUp('192.0.2.2', 1), 409);
    expect(await totals()).toEqual([{ key: 'hourly:signup', count: 1 }]);
    await t.sql(`delete from rate_counter`);
    await setTotal('signup', HOURLY_TOTALS.signup);
    const limited = await signUp('192.0.2.3', 3);
    expectError(limited, 429, TOO_MANY);
    expect(Number(limited.headers.get('retry-after'))).toBe(3600);
    expect((await signUp('127.0.0.1', 4)).status).toBe(201);
    t.clock.advance(61 * MINUTE);
    expect((await signUp('192.0.2.3', 3)).status).toBe(201);
  });

  it('M3: login codes requested beyond 500 an hour alert and are still emailed', async () => {
    await setTotal('code-request', HOURLY_TOTALS['code-request'] - 1);
    for (let n = 0; n < 2; n++) {
      const email = `person-${n}@example.org`;
      expect(
        (
          await t
            .asVisitor({ ip: '192.0.2.1' })
            .post('/api/affiliates/generate-otp', { email, type: 'login' })
        ).status,
      ).toBe(200);
    }
    const staff = await t.asAdmin('staff');
    expect((await staff.api.dashboard.actionItems.query()).map(({ kind }) => kind)).toEqual([
      'alert-code-request',
    ]);
  });
});

describe('M3 many addresses of one host', () => {
  it('M3: an IPv6 /48 has ten times the limit of one of its /64; others are not affected', async () => {
    const responses = [];
    for (let n = 0; n < 55; n++) responses.push((await enquire(network(n), n)).status);
    expect(responses).toEqual([...Array(50).fill(201), ...Array(5).fill(429)]);
    expect((await enquire('2001:db8:2::1', 100)).status).toBe(201);
    expect((await enquire('192.0.2.1', 101)).status).toBe(201);
  });

  it('M3: it has three times the calls', async () => {
    const small = await createSecondApp({ RATE_LIMIT_FACTOR: '0.1' });
    const statuses = [];
    for (let n = 0; n < 95; n++)
      statuses.push((await small.asVisitor({ ip: network(n) }).call('/api/session')).status);
    expect(statuses).toEqual([...Array(90).fill(200), ...Array(5).fill(429)]);
  });

  it('M3: the same applies to limits that guard a login, and both get a successful use back', async () => {
    const logIn = (n: number) =>
      t.asVisitor({ ip: network(n) }).post('/api/admin/login', { username: `name-${n}`, password: 'wrong' });
    await t.sql(`insert into rate_counter (key, count, window_ends_at, last_at) values (?, 99, ?, ?)`, [
      `admin-login:${t.deps.keyring.keyedHash('ip', '2001:db8:1::/48')}`,
      new Date(t.clock.now().getTime() + 15 * MINUTE),
      t.clock.now(),
    ]);
    expectError(await logIn(1), 401);
    expectError(await logIn(2), 429, TOO_MANY);
  });
});
