import { beforeEach, describe, expect, it } from 'vitest';
import { randomDigits } from '#server/platform/crypto.ts';
import { type Caller, untilServed } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { codeIn, type MadeAffiliate, makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { CODE_DEAD, CODE_WRONG } from '#src/domain/affiliate/login/login.schema.ts';

let t: TestApp;
let affiliate: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp();
  affiliate = await makeAffiliate(t);
});

const MINUTE = 60_000;
const ask = (caller: Caller, email = affiliate.email) =>
  caller.post('/api/affiliates/generate-otp', { email, type: 'login' });
const verify = (caller: Caller, code: string, email = affiliate.email) =>
  caller.post('/api/affiliates/verify-otp', { email, code, type: 'login' });
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const sessions = async () => Number((await t.sql<{ n: string }>('select count(*) as n from session'))[0]?.n);

async function asked(): Promise<{ caller: Caller; code: string }> {
  const caller = t.asVisitor();
  expect((await ask(caller)).body).toEqual({ success: true });
  return { caller, code: codeIn(await t.emails()) };
}

/** Rows that a code request writes. */
const WORK = `select (select count(*) from login_code) as codes, (select count(*) from pgboss.job where name = 'login-code') as jobs`;

describe('sign-in with an emailed code', () => {
  it('the emailed code opens the dashboard; letter case of the address does not matter', async () => {
    const { caller, code } = await asked();
    const response = await verify(caller, code, ` ${affiliate.email.toUpperCase()} `);
    expect(response.body).toEqual({ success: true, affiliate: { id: affiliate.id } });
    expect((await caller.get(`/api/affiliates/${affiliate.id}/dashboard`)).status).toBe(200);
    expect(await t.sql(`select action from audit_log where action = 'affiliate.login'`)).toHaveLength(1);
  });

  it('SEC-07: the email contains the code and its validity, and no user input', async () => {
    await asked();
    const email = (await t.emails()).find(({ subject }) => /sign-in code/.test(subject));
    expect(email?.to).toBe(affiliate.email);
    expect(email?.text).toContain('10 minutes');
    expect(`${email?.text}${email?.html}`).not.toContain(affiliate.name);
  });

  it('SEC-05: a paused affiliate can sign in, a closed one cannot', async () => {
    const { caller, code } = await asked();
    await t.sql(`update affiliate set status = 'closed' where id = ? returning id`, [affiliate.id]);
    expectError(await verify(caller, code), 400, CODE_WRONG);
    await t.sql(`update affiliate set status = 'paused' where id = ? returning id`, [affiliate.id]);
    t.clock.advance(16 * MINUTE);
    const again = await asked();
    expect((await verify(again.caller, again.code)).status).toBe(200);
  });
});

describe('SEC-05 guessing', () => {
  it('64 parallel guesses including the right one: at most one session, at most five compared', async () => {
    const { caller, code } = await asked();
    const guesses = Array.from({ length: 64 }, (_, n) =>
      n === 40 ? code : String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
    );
    const responses = await Promise.all(guesses.map((guess) => untilServed(() => verify(caller, guess))));
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await sessions()).toBeLessThanOrEqual(1);
    const [row] = await t.sql<{ attempts: number }>('select attempts from login_code');
    expect(row?.attempts).toBeLessThanOrEqual(5);
    expect(new Set(responses.map(({ status }) => status)).isSubsetOf(new Set([200, 400, 429]))).toBe(true);
  });

  it('64 parallel uses of the right code: exactly one session', async () => {
    const { caller, code } = await asked();
    const responses = await Promise.all(
      Array.from({ length: 64 }, () => untilServed(() => verify(caller, code))),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessions()).toBe(1);
  });

  it('after five wrong codes the right one is rejected too, with a hint to request a new one', async () => {
    const { caller, code } = await asked();
    for (let n = 0; n < 5; n++) expectError(await verify(caller, wrong(code)), 400, CODE_WRONG);
    const sixth = await verify(caller, code);
    expectError(sixth, 429, CODE_DEAD);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await sessions()).toBe(0);
  });

  it('a code works once', async () => {
    const { caller, code } = await asked();
    expect((await verify(caller, code)).status).toBe(200);
    expectError(await verify(t.asVisitor(), code), 400, CODE_WRONG);
  });

  it('SEC-32: a code is valid for ten minutes and not a second more', async () => {
    t.clock.freeze();
    const first = await asked();
    t.clock.advance(10 * MINUTE - 1000);
    expect((await verify(first.caller, first.code)).status).toBe(200);
    t.clock.advance(16 * MINUTE);
    const second = await asked();
    t.clock.advance(10 * MINUTE + 1000);
    expectError(await verify(second.caller, second.code), 400, CODE_WRONG);
  });

  it('a newer code of the same browser replaces the older one', async () => {
    const { caller, code } = await asked();
    t.clock.advance(31_000);
    await ask(caller);
    const newer = codeIn(await t.emails());
    if (newer !== code) expectError(await verify(caller, code), 400, CODE_WRONG);
    expect((await verify(caller, newer)).status).toBe(200);
  });

  it('a stranger’s wrong guesses invalidate only the stranger’s code', async () => {
    const owner = await asked();
    t.clock.advance(31_000);
    const stranger = t.asVisitor();
    await ask(stranger);
    for (let n = 0; n < 7; n++) await verify(stranger, wrong(owner.code));
    expect((await verify(owner.caller, owner.code)).status).toBe(200);
  });

  it('the digits of 300,000 codes are evenly distributed', () => {
    const seen = Array.from({ length: 6 }, () => new Array<number>(10).fill(0));
    for (let n = 0; n < 300_000; n++)
      [...randomDigits(6)].forEach((digit, place) => {
        const counts = seen[place] ?? [];
        counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1;
      });
    // Chi-square with 9 degrees of freedom: by chance it exceeds 70 once in 10^10 runs. A random
    // byte modulo ten, which prefers six of the digits, has 109.
    for (const counts of seen)
      expect(counts.reduce((sum, count) => sum + (count - 30_000) ** 2 / 30_000, 0)).toBeLessThan(70);
  });
});

describe('SEC-06 account enumeration', () => {
  it('a known and an unknown address get the same response, headers and kind of cookie', async () => {
    const shape = ({ status, text, headers }: Awaited<ReturnType<typeof ask>>) => ({
      status,
      text,
      headers: [...headers.keys()].sort(),
      cookie: headers.get('set-cookie')?.replace(/=[^;]+;/, '=;'),
      length: headers.get('set-cookie')?.length,
    });
    const known = shape(await ask(t.asVisitor()));
    const unknown = shape(await ask(t.asVisitor(), 'nobody@nowhere.example'));
    expect(unknown).toEqual(known);
    expect(known.cookie).toBe('__Host-otp=; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Strict');
    expect((await t.emails()).map(({ to }) => to)).not.toContain('nobody@nowhere.example');
  });

  it('a wrong code gets the same error for a known and for an unknown address', async () => {
    const { caller, code } = await asked();
    const known = await verify(caller, wrong(code));
    const unknown = await verify(t.asVisitor(), '123456', 'nobody@nowhere.example');
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
  });

  it('both run the same work: one hashed code and one job each, whether or not an email follows', async () => {
    const done = async (address: string) => {
      const [before] = await t.sql<{ codes: string; jobs: string }>(WORK);
      expect((await ask(t.asVisitor(), address)).status).toBe(200);
      const [after] = await t.sql<{ codes: string; jobs: string }>(WORK);
      await t.jobsDone();
      return {
        codes: Number(after?.codes) - Number(before?.codes),
        jobs: Number(after?.jobs) - Number(before?.jobs),
      };
    };
    const known = await done(affiliate.email);
    expect(known).toEqual({ codes: 1, jobs: 1 });
    expect(await done('nobody@nowhere.example')).toEqual(known);
  });
});

describe('SEC-07 flooding a mailbox', () => {
  it('200 requests for one address: three emails in a quarter of an hour, ten a day', async () => {
    t.clock.freeze();
    let accepted = 0;
    for (let n = 0; n < 20; n++) {
      if ((await ask(t.asVisitor({ ip: `203.0.113.${n}` }))).status === 200) accepted++;
      t.clock.advance(40_000);
    }
    expect(accepted).toBe(3);
    for (let n = 0; n < 180; n++) {
      if ((await ask(t.asVisitor({ ip: `198.51.100.${n}` }))).status === 200) accepted++;
      t.clock.advance(7 * MINUTE);
    }
    expect(accepted).toBe(10);
    expect(
      (await t.emails()).filter(({ subject }) => /sign-in code/.test(subject)).length,
    ).toBeLessThanOrEqual(10);
  });

  it('parallel requests count as one', async () => {
    t.clock.freeze();
    const responses = await Promise.all(Array.from({ length: 5 }, () => ask(t.asVisitor())));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
  });

  it('SEC-36 and L6: a wrong code is in the audit log without the email address, once per address of the caller', async () => {
    const caller = t.asVisitor();
    await ask(caller);
    await verify(caller, '000000');
    await verify(caller, '000000', 'nobody@nowhere.example');
    const rows = await t.sql(
      `select actor_name, subject_id, before, after from audit_log where action = 'affiliate.login-failed'`,
    );
    expect(rows).toEqual([{ actor_name: 'visitor', subject_id: null, before: null, after: null }]);
  });

  it('two requests within 30 seconds: the second has to wait, the response says how long, and the first code stays valid', async () => {
    t.clock.freeze();
    const { caller, code } = await asked();
    const second = await ask(caller);
    expectError(second, 429);
    expect(Number(second.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    expectError(await ask(caller, 'other-spelling'), 400);
    expect((await verify(caller, code)).status).toBe(200);
  });
});
