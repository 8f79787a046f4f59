/**
 * Strangers must not be able to keep others from signing in with an emailed code,
 * nor guess codes at will.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller, HttpResponse } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { codeIn, type MadeAffiliate, makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { CODE_DEAD, CODE_WRONG } from '#src/domain/affiliate/login/login.schema.ts';

const MINUTE = 60_000;
let t: TestApp;
let affiliate: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp();
  affiliate = await makeAffiliate(t);
  t.clock.freeze();
});

/** Sends the headers that browsers add to calls of our own pages; keeps cookies. */
const browser = (ip?: string): Caller => t.asVisitor({ ip, headers: { 'sec-fetch-site': 'same-origin' } });
const request = (caller: Caller, email = affiliate.email): Promise<HttpResponse> =>
  caller.post('/api/affiliates/generate-otp', { email, type: 'login' });
const verify = (caller: Caller, code: string, email = affiliate.email): Promise<HttpResponse> =>
  caller.post('/api/affiliates/verify-otp', { email, code, type: 'login' });
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const guess = async (times: number, code: string, caller = () => t.asVisitor()): Promise<void> => {
  for (let n = 0; n < times; n++) await verify(caller(), wrong(code));
};

async function requested(caller: Caller, email = affiliate.email): Promise<string> {
  expect((await request(caller, email)).status).toBe(200);
  return codeIn(await t.emails());
}

async function signedIn(caller = browser()): Promise<Caller> {
  expect((await verify(caller, await requested(caller))).status).toBe(200);
  t.clock.advance(31 * MINUTE);
  return caller;
}

/**
 * Requests all codes a stranger can get for one address in a day and tries
 * each as often as possible.
 * @returns the responses
 */
async function guessAllDay(caller: () => Caller): Promise<HttpResponse[]> {
  const responses: HttpResponse[] = [];
  for (let codes = 0; codes < 10; codes++) {
    const stranger = caller();
    const code = await requested(stranger);
    for (let n = 0; n < 6; n++) responses.push(await verify(stranger, wrong(code)));
    for (let n = 0; n < 6; n++) responses.push(await verify(t.asVisitor(), wrong(code)));
    t.clock.advance(16 * MINUTE);
  }
  expectError(await request(caller()), 429);
  return responses;
}

describe('M2 strangers and the codes of others', () => {
  it.each([
    ['a browser', () => browser()],
    ['a program that keeps cookies', () => t.asVisitor()],
  ])('M2a: guesses without a cookie do not affect the code of %s', async (_, caller) => {
    const victim = caller();
    const code = await requested(victim);
    await guess(7, code);
    expect((await verify(victim, code)).status).toBe(200);
  });

  it('M2b: twenty guesses without a cookie do not block a code that is requested afterwards', async () => {
    await guess(20, '000000');
    const victim = browser();
    expect((await verify(victim, await requested(victim))).status).toBe(200);
  });

  it('M2b: a first sign-in still has one try of its code after strangers have used up all further tries of the day', async () => {
    for (let n = 0; n < 2; n++) {
      const stranger = browser();
      const code = await requested(stranger);
      await guess(6, code, () => stranger);
      t.clock.advance(31_000);
    }
    const victim = browser();
    const code = await requested(victim);
    expectError(await verify(victim, wrong(code)), 400, CODE_WRONG);
    expectError(await verify(victim, code), 429, CODE_DEAD);
    t.clock.advance(16 * MINUTE);
    expect((await verify(victim, await requested(victim))).status).toBe(200);
  });

  it('M2b: a known device requests a code and signs in after strangers have used up every request and every try', async () => {
    const victim = await signedIn();
    t.clock.advance(24 * 60 * MINUTE);
    await guessAllDay(() => browser());
    expectError(await request(browser()), 429);
    expect((await verify(victim, await requested(victim))).status).toBe(200);
  });

  it('M2: the attempts of others at its IP address do not limit a known device', async () => {
    const victim = browser('203.0.113.7');
    await signedIn(victim);
    for (let n = 0; n < 10; n++) await request(browser('203.0.113.7'), `person-${n}@example.org`);
    for (let n = 0; n < 30; n++) await verify(browser('203.0.113.7'), '000000', `person-${n}@example.org`);
    expectError(await request(browser('203.0.113.7'), 'one-more@example.org'), 429);
    expect((await verify(victim, await requested(victim))).status).toBe(200);
  });

  it('M2: a known device has ten further tries a day of its own, which strangers cannot use', async () => {
    const victim = await signedIn();
    const tries: number[] = [];
    for (let codes = 0; codes < 4; codes++) {
      const code = await requested(victim);
      for (let n = 0; n < 5; n++) tries.push((await verify(victim, wrong(code))).status);
      t.clock.advance(16 * MINUTE);
    }
    expect(tries.filter((status) => status === 400)).toHaveLength(4 + 10);
    expect((await verify(victim, await requested(victim))).status).toBe(200);
  });

  it('SEC-07: a known device gets three emails in a quarter of an hour and ten a day, like all strangers together', async () => {
    const victim = await signedIn();
    let accepted = 0;
    for (let n = 0; n < 40; n++) {
      if ((await request(victim)).status === 200) accepted++;
      t.clock.advance(n < 20 ? 40_000 : 20 * MINUTE);
      if (n === 19) expect(accepted).toBe(3);
    }
    // The code of its first sign-in counted as a stranger's.
    expect(accepted).toBe(10);
  });
});

describe('SEC-06 device cookies and account enumeration', () => {
  it('SEC-06: with the device cookie of one address, another known and an unknown address get the same response', async () => {
    const caller = await signedIn();
    const other = await makeAffiliate(t);
    const shape = async (email: string) => {
      const stranger = browser();
      stranger.cookies.set('__Host-device', caller.cookies.get('__Host-device') ?? '');
      const requested = await request(stranger, email);
      const tried = await verify(stranger, '000000', email);
      return [requested, tried].map(({ status, body, headers }) => ({
        status,
        body: { ...body, requestId: '' },
        headers: [...headers.keys()].sort(),
        cookies: headers.getSetCookie().map((line) => line.replace(/=[^;]+;/, '=;')),
      }));
    };
    expect(await shape(other.email)).toEqual(await shape('nobody@nowhere.example'));
  });
});

describe('SEC-05 code binding', () => {
  it('SEC-05: the code of one address is not accepted with the challenge of another, and stays valid', async () => {
    const other = await makeAffiliate(t);
    const [victim, stranger] = [browser(), browser()];
    const code = await requested(victim);
    await requested(stranger, other.email);
    for (let n = 0; n < 6; n++) expectError(await verify(stranger, code), 400, CODE_WRONG);
    expect(await t.sql('select attempts, attempts_without_cookie from login_code')).toEqual(
      Array(2).fill({ attempts: 0, attempts_without_cookie: 0 }),
    );
    expect((await verify(victim, code)).status).toBe(200);
  });

  it('SEC-05: a program that keeps no cookies signs in with the code it requested', async () => {
    const code = await requested(t.asVisitor());
    expect((await verify(t.asVisitor(), code)).body).toEqual({
      success: true,
      affiliate: { id: affiliate.id },
    });
  });

  it('SEC-05: five wrong tries without a cookie invalidate such a code, with a hint to request a new one', async () => {
    const code = await requested(t.asVisitor());
    for (let n = 0; n < 5; n++) expectError(await verify(t.asVisitor(), wrong(code)), 400, CODE_WRONG);
    expectError(await verify(t.asVisitor(), code), 429, CODE_DEAD);
    t.clock.advance(31_000);
    expect((await verify(t.asVisitor(), await requested(t.asVisitor()))).status).toBe(200);
  });

  it.each(['sec-fetch-site', 'origin'])(
    'SEC-05: a code requested by a browser, which sends %s, is rejected without its cookie',
    async (header) => {
      const headers = { [header]: header === 'origin' ? 'http://localhost:3000' : 'same-origin' };
      const victim = t.asVisitor({ headers });
      const code = await requested(victim);
      expectError(await verify(t.asVisitor(), code), 400, CODE_WRONG);
      expectError(await verify(t.asVisitor({ headers }), code), 400, CODE_WRONG);
      expect((await verify(victim, code)).status).toBe(200);
    },
  );

  it.each([
    ['browsers', () => browser(), 15],
    ['programs', () => t.asVisitor(), 20],
  ])('SEC-05: strangers can try at most 20 guesses per address and day, as %s', async (_, caller, most) => {
    const responses = await guessAllDay(caller);
    const [row] = await t.sql<{ compared: number }>(
      `select count::int as compared from rate_counter where key = 'hourly:code-failure'`,
    );
    expect(row).toBeDefined();
    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    // A browser's code is rejected with 400 before it is compared when its cookie is missing.
    const compared = statuses.filter((status, index) => status === 400 && (most === 20 || index % 12 < 6));
    expect(compared).toHaveLength(most);
  });

  it('SEC-05: beyond 300 failed comparisons an hour over all accounts, only known devices can sign in', async () => {
    const known = await signedIn();
    await t.sql(`delete from rate_counter where key = 'hourly:code-failure'`);
    await t.sql(
      `insert into rate_counter (key, count, window_ends_at, last_at) values ('hourly:code-failure', 300, ?, ?)`,
      [new Date(t.clock.now().getTime() + 60 * MINUTE), t.clock.now()],
    );
    const unknown = browser();
    const limited = await verify(unknown, await requested(unknown));
    expectError(limited, 429, 'Too many requests. Please try again later.');
    expect(Number(limited.headers.get('retry-after'))).toBe(3600);
    expect((await verify(known, await requested(known))).status).toBe(200);
    t.clock.advance(61 * MINUTE);
    const later = browser();
    expect((await verify(later, await requested(later))).status).toBe(200);
  });
});
