/** Requests from other sites, hostile bodies, limits per address. */
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { CONTACT, makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
const contacts = async () => Number((await t.sql<{ n: string }>('select count(*) as n from contact'))[0]?.n);

describe('SEC-04 pages of other sites', () => {
  const REJECTED =
    'This request came from another website and was rejected. Open this site in its own tab and try again.';
  it.each<[string, Record<string, string>, boolean]>([
    ['a program without either header', {}, true],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, true],
    ['our own page in an old browser', { origin: 'http://localhost:3000' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' }, false],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }, false],
    ['another site in an old browser', { origin: 'https://evil.example' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['our name with another scheme', { origin: 'https://localhost:3000' }, false],
    ['our name as a prefix', { origin: 'http://localhost:3000.evil.example' }, false],
    [
      'cross-site, lying about its origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
      false,
    ],
  ])('%s', async (_, headers, allowed) => {
    const rest = await t.asVisitor().post('/api/contacts', CONTACT, headers);
    const typed = await t
      .asVisitor()
      .post('/api/trpc/contacts.create', { ...CONTACT, message: 'By the other door.' }, headers);
    const form = await t.asVisitor().call('/forms/contact', {
      method: 'POST',
      raw: new URLSearchParams({ ...CONTACT, message: 'By the form.' }),
      headers,
    });
    if (allowed) return expect([rest.status, typed.status, form.status]).toEqual([201, 200, 200]);
    expectError(rest, 403, REJECTED);
    expectError(typed, 403, REJECTED);
    expect(form.status).toBe(403);
    expect(await contacts()).toBe(0);
  });

  it.each<[string, Record<string, string>, number]>([
    [
      'a script of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://evil.example' },
      403,
    ],
    ['a picture of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
    ['a script of another site in an old browser', { origin: 'https://evil.example' }, 403],
    ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
    ['an address typed by hand', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 200],
  ])('reading: %s', async (_, headers, status) => {
    expect((await t.asVisitor().get('/api/session', headers)).status).toBe(status);
  });

  it('a preflight gets no permission', async () => {
    const response = await t.asVisitor().call('/api/contacts', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(405);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('GET changes nothing', async () => {
    const order = await makeOrder(t);
    const admin = await t.asAdmin();
    expect((await admin.get(`/api/orders/${order.id}/send-form`)).status).toBe(405);
    expect(
      (
        await admin.get(
          `/api/trpc/orders.sendForm?input=${encodeURIComponent(JSON.stringify({ id: order.id }))}`,
        )
      ).status,
    ).toBe(405);
  });
});

describe('SEC-24 hostile bodies', () => {
  const post = (raw: string | Uint8Array<ArrayBuffer>) =>
    t
      .asVisitor()
      .call('/api/contacts', { method: 'POST', raw, headers: { 'content-type': 'application/json' } });
  const json = JSON.stringify(CONTACT);
  it.each([
    ['nothing', ''],
    ['half an object', '{"name":'],
    ['an array', '[]'],
    ['a string', '"x"'],
    ['null', 'null'],
    ['NaN', '{"name":NaN}'],
    ['a depth of 100', `{"a":${'['.repeat(100)}${']'.repeat(100)}}`],
    ['a depth of 10,000', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['__proto__', `{"__proto__":{"name":"x"},${json.slice(1)}`],
    ['a constructor inside', `{"x":{"constructor":{"prototype":{}}},${json.slice(1)}`],
  ])('%s is 400', async (_, raw) =>
    expectError(await post(raw), 400, 'The request could not be read. Its body must be a plain JSON object.'),
  );

  it('bytes that are not UTF-8 are 400', async () =>
    expectError(await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 400));

  it.each([
    ['U+0000', '\\u0000'],
    ['an escape character', '\\u001b'],
    ['a lone surrogate', '\\ud800'],
  ])('%s in a text is 400, never 500', async (_, character) => {
    expectError(
      await post(json.replace('Ada Quill', `Ada${character}Quill`)),
      400,
      'This text contains hidden control characters. Type it again, or paste it as plain text.',
    );
  });

  it('the last of two equal keys counts, and unknown keys are dropped', async () => {
    expect(
      (await post(`{"name":"First",${json.slice(1, -1)},"id":1,"status":"spam","createdAt":"2001-01-01"}`))
        .status,
    ).toBe(201);
    const [row] = await t.sql<{ name: string; status: string; created_at: Date }>(
      'select name, status, created_at from contact',
    );
    expect(row).toMatchObject({ name: 'Ada Quill', status: 'new' });
    expect(new Date(row?.created_at ?? 0).getFullYear()).toBeGreaterThan(2020);
  });

  it('ten thousand unknown keys are dropped', async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`k${n}`, 1]));
    expect((await t.asVisitor().post('/api/contacts', { ...many, ...CONTACT })).status).toBe(201);
  });
});

describe('SEC-08 limits per address', () => {
  const lookUp = async (
    count: number,
    ip: (n: number) => string,
    headers: (n: number) => Record<string, string> = () => ({}),
  ) => {
    const { referralCode } = await makeAffiliate(t);
    const statuses: number[] = [];
    for (let n = 0; n < count; n++) {
      statuses.push(
        (await t.asVisitor({ ip: ip(n) }).get(`/api/affiliates/code/${referralCode}`, headers(n))).status,
      );
    }
    return statuses;
  };

  it('the 61st lookup of a minute is 429 with Retry-After', async () => {
    t.clock.freeze();
    const { referralCode } = await makeAffiliate(t);
    const caller = t.asVisitor({ ip: '203.0.113.7' });
    for (let n = 0; n < 60; n++)
      expect((await caller.get(`/api/affiliates/code/${referralCode}`)).status).toBe(200);
    const response = await caller.get(`/api/affiliates/code/${referralCode}`);
    expectError(response, 429, 'Too many requests. Please try again later.');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      (await t.asVisitor({ ip: '203.0.113.8' }).get(`/api/affiliates/code/${referralCode}`)).status,
    ).toBe(200);
  });

  it('the 6th enquiry of ten minutes is 429 with Retry-After, through REST, tRPC and forms alike', async () => {
    const doors = [
      (text: string, ip: string) => t.asVisitor({ ip }).post('/api/contacts', { ...CONTACT, message: text }),
      (text: string, ip: string) =>
        t.asVisitor({ ip }).post('/api/trpc/contacts.create', { ...CONTACT, message: text }),
      (text: string, ip: string) =>
        t.asVisitor({ ip }).call('/forms/contact', {
          method: 'POST',
          raw: new URLSearchParams({ ...CONTACT, message: text }),
        }),
    ];
    for (const [index, send] of doors.entries()) {
      const ip = `203.0.113.${index + 1}`;
      for (let n = 0; n < 5; n++) await send('Again.', ip);
      const response = await send('Again.', ip);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('a forged X-Forwarded-For has no effect', async () => {
    const statuses = await lookUp(
      62,
      () => '203.0.113.7',
      (n) => ({ 'x-forwarded-for': `198.51.100.${n}` }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('every spelling of every address in one IPv6 /64 is the same caller', async () => {
    const statuses = await lookUp(62, (n) =>
      n % 2 ? `2001:db8:1:2::${n.toString(16)}` : `2001:0db8:0001:0002:0:0:0:${n.toString(16)}`,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('a mapped IPv4 address counts as that IPv4 address', async () => {
    const statuses = await lookUp(62, (n) => (n % 2 ? '::ffff:203.0.113.9' : '203.0.113.9'));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('behind a trusted proxy the right-most untrusted address counts, not the values before it', async () => {
    t = await createSecondApp({ TRUST_PROXY: '10.0.0.1' });
    const statuses = await lookUp(
      62,
      () => '10.0.0.1',
      (n) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('on loopback without TRUST_PROXY the limits per address are skipped', async () => {
    expect(new Set(await lookUp(70, () => '127.0.0.1'))).toEqual(new Set([200]));
  });
});
