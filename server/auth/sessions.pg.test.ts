/** Tests the session service at its limits; the accounts' tests cover access. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from '#server/platform/crypto.ts';
import { makeAdmin, makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { SessionService } from './lucia.ts';

const NOW = new Date();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const META = { ipPrefix: '192.0.2.0/24', userAgent: 'Browser' };

let t: TestApp;
let sessions: SessionService;
let adminId: number;
let affiliateId: number;
const setTime = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: NOW.getTime() + milliseconds });
const idIn = (setCookie: string): string => /^__Host-\w+=([^;]*)/.exec(setCookie)?.[1] ?? '';
const rows = () =>
  t.sql<{
    id_hash: string;
    kind: string;
    user_id: number;
    provisional: boolean;
    ip_prefix: string;
    browser: string | null;
  }>('select * from session order by created_at, id_hash');

beforeEach(async () => {
  t = await createTestApp();
  sessions = t.deps.sessions;
  adminId = (await makeAdmin(t)).id;
  affiliateId = (await makeAffiliate(t)).id;
  setTime(0);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('LUC-2 cookies', () => {
  it.each([
    ['admin', '__Host-admin', 'Strict', 30 * MINUTE],
    ['affiliate', '__Host-aff', 'Lax', DAY],
  ] as const)(
    'the session cookie of an %s has its name, its lifetime and every guard',
    async (kind, name, sameSite, idle) => {
      const cookie = await sessions.create(kind, kind === 'admin' ? adminId : affiliateId, META);
      const [pair, ...attributes] = cookie.split('; ');
      expect(sessions.cookieName(kind)).toBe(name);
      expect(pair).toMatch(new RegExp(`^${name}=[a-z2-7]{40}$`));
      expect(attributes.sort()).toEqual(
        ['HttpOnly', `Max-Age=${idle / 1000}`, 'Path=/', `SameSite=${sameSite}`, 'Secure'].sort(),
      );
    },
  );

  it('ending a session clears its cookie, whatever the cookie contained', async () => {
    for (const value of [null, '', 'not an id', 'a'.repeat(40)]) {
      const blank = await sessions.end('admin', value);
      expect(blank).toMatch(/^__Host-admin=;/);
      expect(blank).toContain('Max-Age=0');
    }
  });
});

describe('what is stored', () => {
  it('LUC-4: the hash of the id, the shortened address and the name of the browser, never its user agent', async () => {
    const cookie = await sessions.create('admin', adminId, {
      ipPrefix: '192.0.2.0/24',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    expect(await rows()).toMatchObject([
      {
        id_hash: sha256(idIn(cookie)),
        kind: 'admin',
        user_id: adminId,
        provisional: false,
        ip_prefix: '192.0.2.0/24',
        browser: 'Firefox on Linux',
      },
    ]);
    await sessions.endAll(t.em(), 'admin', adminId);
    await sessions.create('admin', adminId, { ...META, userAgent: null });
    expect(await rows()).toMatchObject([{ browser: 'Unknown browser' }]);
  });

  it('a valid session identifies its account, its public id and whether it is provisional', async () => {
    const cookie = await sessions.create('affiliate', affiliateId, { ...META, provisional: true });
    const [row] = await t.sql<{ public_id: string }>('select public_id from session');
    const valid = await sessions.validate('affiliate', idIn(cookie));
    expect(valid).toMatchObject({
      userId: affiliateId,
      publicId: row?.public_id,
      provisional: true,
      renewedCookie: null,
    });
    expect(valid?.user).toMatchObject({ id: affiliateId });
  });
});

describe('which ids are accepted', () => {
  it('a missing, shorter or longer id, other characters, and an id of the other kind are rejected', async () => {
    const id = idIn(await sessions.create('admin', adminId, META));
    for (const value of [
      null,
      '',
      id.slice(1),
      `${id}a`,
      `a${id}`,
      id.toUpperCase(),
      `${id.slice(1)}1`,
      sha256(id),
    ])
      expect(await sessions.validate('admin', value), String(value)).toBeNull();
    expect(await sessions.validate('affiliate', id)).toBeNull();
    expect(await sessions.validate('admin', id)).not.toBeNull();
  });

  it('LUC-6: a session of a disabled account is rejected', async () => {
    const id = idIn(await sessions.create('admin', adminId, META));
    await t.sql('update admin_account set disabled_at = now() where id = ? returning id', [adminId]);
    expect(await sessions.validate('admin', id)).toBeNull();
  });

  it('ending one session keeps the other sessions of the account and those of the other kind', async () => {
    const [first, second] = [
      idIn(await sessions.create('admin', adminId, META)),
      idIn(await sessions.create('admin', adminId, META)),
    ];
    const other = idIn(await sessions.create('affiliate', affiliateId, META));
    await sessions.end('affiliate', first);
    expect(await sessions.validate('admin', first)).not.toBeNull();
    await sessions.end('admin', first);
    expect(await sessions.validate('admin', first)).toBeNull();
    expect(await sessions.validate('admin', second)).not.toBeNull();
    await sessions.endAll(t.em(), 'admin', adminId);
    expect(await sessions.validate('admin', second)).toBeNull();
    expect(await sessions.validate('affiliate', other)).not.toBeNull();
  });

  it('ending all sessions of one account keeps those of the account with the same number of the other kind', async () => {
    const mine = idIn(await sessions.create('affiliate', affiliateId, META));
    const colleague = (await makeAdmin(t)).id;
    const theirs = idIn(await sessions.create('admin', colleague, META));
    await sessions.endAll(t.em(), 'admin', affiliateId);
    await sessions.endAll(t.em(), 'affiliate', colleague);
    expect(await sessions.validate('affiliate', mine)).not.toBeNull();
    expect(await sessions.validate('admin', theirs)).not.toBeNull();
  });
});

describe('session lifetime', () => {
  it.each([
    ['admin', 30 * MINUTE, 8 * HOUR],
    ['affiliate', DAY, 7 * DAY],
  ] as const)('an %s: idle time and absolute time, to the millisecond', async (kind, idle, absolute) => {
    const user = kind === 'admin' ? adminId : affiliateId;
    const rested = idIn(await sessions.create(kind, user, META));
    setTime(idle - 1);
    expect(await sessions.validate(kind, rested)).not.toBeNull();
    setTime(0);
    const unused = idIn(await sessions.create(kind, user, META));
    setTime(idle);
    expect(await sessions.validate(kind, unused)).toBeNull();
    setTime(0);
    const used = idIn(await sessions.create(kind, user, META));
    for (let time = 0; time < absolute; time += (idle * 2) / 3) {
      setTime(time);
      expect(await sessions.validate(kind, used), `${time}`).not.toBeNull();
    }
    setTime(absolute - 1);
    expect(await sessions.validate(kind, used)).not.toBeNull();
    setTime(absolute);
    expect(await sessions.validate(kind, used)).toBeNull();
  });

  it('the cookie is renewed in the second half of the idle time only', async () => {
    const id = idIn(await sessions.create('admin', adminId, META));
    setTime(14 * MINUTE);
    expect((await sessions.validate('admin', id))?.renewedCookie).toBeNull();
    setTime(16 * MINUTE);
    expect((await sessions.validate('admin', id))?.renewedCookie).toContain(`__Host-admin=${id};`);
    setTime(45 * MINUTE);
    expect(await sessions.validate('admin', id)).not.toBeNull();
  });

  it('a shorter lifetime is applied, one longer than allowed is not', async () => {
    const short = idIn(await sessions.create('affiliate', affiliateId, { ...META, lifetimeMs: HOUR }));
    const long = idIn(await sessions.create('affiliate', affiliateId, { ...META, lifetimeMs: 365 * DAY }));
    const [ends] = await t.sql<{ longest: Date | string }>(
      'select max(absolute_expires_at) as longest from session',
    );
    expect(new Date(ends?.longest ?? 0).getTime()).toBe(NOW.getTime() + 7 * DAY);
    setTime(HOUR - 1);
    expect(await sessions.validate('affiliate', short)).not.toBeNull();
    setTime(HOUR);
    expect(await sessions.validate('affiliate', short)).toBeNull();
    expect(await sessions.validate('affiliate', long)).not.toBeNull();
  });

  it.each([
    ['admin', 5],
    ['affiliate', 10],
  ] as const)('an %s has at most %d sessions; one more ends the oldest', async (kind, most) => {
    const user = kind === 'admin' ? adminId : affiliateId;
    const ids: string[] = [];
    for (let number = 0; number <= most; number++) {
      setTime(number * 1000);
      ids.push(idIn(await sessions.create(kind, user, META)));
      expect((await rows()).length).toBe(Math.min(number + 1, most));
    }
    const alive = await Promise.all(ids.map(async (id) => (await sessions.validate(kind, id)) !== null));
    expect(alive).toEqual([false, ...Array<boolean>(most).fill(true)]);
  });

  it('sessions of other accounts do not count towards the limit', async () => {
    const mine = idIn(await sessions.create('admin', adminId, META));
    const colleague = (await makeAdmin(t)).id;
    for (let number = 1; number <= 5; number++) {
      setTime(number * 1000);
      await sessions.create('admin', colleague, META);
    }
    expect(await sessions.validate('admin', mine)).not.toBeNull();
    expect((await rows()).length).toBe(6);
  });

  it('a stored session never expires after its absolute end', async () => {
    await sessions.create('affiliate', affiliateId, { ...META, lifetimeMs: HOUR });
    const [row] = await t.sql<{ ends: Date | string }>('select expires_at as ends from session');
    expect(new Date(row?.ends ?? 0).getTime()).toBeLessThanOrEqual(Date.now() + HOUR);
  });

  it('LUC-7: the cleanup removes only expired sessions, of both kinds', async () => {
    await sessions.create('admin', adminId, META);
    await sessions.create('affiliate', affiliateId, META);
    setTime(30 * MINUTE - 1);
    await sessions.prune();
    expect((await rows()).length).toBe(2);
    setTime(30 * MINUTE);
    await sessions.prune();
    expect((await rows()).map(({ kind }) => kind)).toEqual(['affiliate']);
    setTime(DAY);
    await sessions.prune();
    expect(await rows()).toEqual([]);
  });
});
