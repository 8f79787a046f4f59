/**
 * Impossible values in addresses and inputs get a 4xx status with a helpful sentence, never a 500.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { PROCEDURES } from '#server/trpc/router.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const NUL = '\u0000';
/** A cursor for a list sorted by text, whose value is NUL (base64url). */
const NUL_CURSOR = `t${Buffer.from(`a${NUL}`).toString('base64url')}.1`;
const ODD_VALUES = [
  `Ada${NUL}`,
  '\ud800',
  'x'.repeat(5000),
  '2026-02-31',
  '0000-01-01',
  '999999999999999.1',
  'abc',
  -1,
  1.5,
  1e20,
];
/** zod's default messages about types and patterns, which users must not see. */
const NOT_FOR_A_PERSON = /expected|must match|Too (big|small)|Invalid (input|string|option|number)/;

type Shaped = { _zod?: { def?: { shape?: Record<string, unknown> } } };
const QUERIES = [...PROCEDURES].flatMap(([name, { type, inputs, meta }]) =>
  type === 'query'
    ? [
        {
          name,
          policy: meta?.policy,
          fields: (inputs as Shaped[]).flatMap((input) => Object.keys(input._zod?.def?.shape ?? {})),
        },
      ]
    : [],
);

async function ask(
  caller: Caller,
  name: string,
  input: unknown,
): Promise<{ status: number; message: string }> {
  const { status, body } = await caller.get(
    `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`,
  );
  return { status, message: body.error?.json.message ?? '' };
}

describe('SEC-31 no field value breaks a query', () => {
  it('of any list, detail or search, for any caller', async () => {
    const affiliate = await makeAffiliate(t);
    const [owner, signedIn] = [await t.asAdmin(), await t.asAffiliate(affiliate.id)];
    const bad: string[] = [];
    for (const { name, policy, fields } of QUERIES) {
      const caller = policy === 'affiliate' ? signedIn : owner;
      for (const field of fields) {
        for (const value of ODD_VALUES) {
          const { status, message } = await ask(caller, name, { affiliateId: affiliate.id, [field]: value });
          if (status >= 500 || NOT_FOR_A_PERSON.test(message))
            bad.push(`${name} ${field}=${JSON.stringify(value).slice(0, 30)}: ${status} ${message}`);
        }
      }
    }
    expect(bad).toEqual([]);
    expect(QUERIES.flatMap(({ fields }) => fields).length).toBeGreaterThan(60);
  });
});

describe('impossible values are 400 with a sentence that helps', () => {
  const CONTROL = 'This text contains hidden control characters. Type it again, or paste it as plain text.';
  const CURSOR = 'This place in the list is no longer known. Start again from the first page.';
  const LIMIT = 'limit must be a whole number between 1 and 200.';
  it.each([
    ['q=%00', CONTROL],
    [`q=${'x'.repeat(121)}`, 'Use at most 120 characters.'],
    ['from=2026-02-31', 'Enter a date, for example 2026-11-20.'],
    ['from=0000-01-01', 'Enter a date, for example 2026-11-20.'],
    ['to=2026-13-01', 'Enter a date, for example 2026-11-20.'],
    ['cursor=999999999999999.1', CURSOR],
    ['cursor=b999999999999999.1', CURSOR],
    ['limit=abc', LIMIT],
    ['limit=1.5', LIMIT],
    ['limit=201', LIMIT],
  ])('in a list: %s', async (query, sentence) => {
    const admin = await t.asAdmin();
    for (const list of ['orders', 'contacts', 'order-confirmations'])
      expectError(await admin.get(`/api/${list}?${query}`), 400, sentence);
    const { status, text } = await admin.get(`/api/admin/export/orders.csv?${query}`);
    // An export ignores cursor and limit.
    if (/^(cursor|limit)/.test(query)) expect(status).toBe(200);
    else expect([status, JSON.parse(text).message]).toEqual([400, sentence]);
  });

  it('in a cursor of a list sorted by text', async () => {
    const admin = await t.asAdmin();
    for (const back of ['', 'b'])
      expectError(await admin.get(`/api/orders?sort=customer&cursor=${back}${NUL_CURSOR}`), 400, CURSOR);
  });

  it('a limit in the typed API is just as strict', async () => {
    const admin = await t.asAdmin();
    expect(await ask(admin, 'adminAffiliates.list', { limit: 1.5 })).toEqual({ status: 400, message: LIMIT });
  });

  it('the last possible day, and the last time a cursor can name, give empty pages', async () => {
    const admin = await t.asAdmin();
    for (const query of ['to=9999-12-31', 'from=0001-01-01', 'cursor=253402300799999.1', 'from=2028-02-29'])
      expect((await admin.get(`/api/orders?${query}`)).body.orders, query).toEqual([]);
  });

  it('in a login: any characters in the username', async () => {
    const logIn = (username: unknown) =>
      t.asVisitor().post('/api/admin/login', { username, password: 'wrong-wrong-wrong' });
    for (const username of [NUL, `owner${NUL}`, '\ud800', 'x'.repeat(121), '', 5, null])
      expectError(await logIn(username), 400);
    expectError(await logIn(`owner${NUL}`), 400, CONTROL);
  });

  it('in codes and tokens that are too long', async () => {
    const visitor = t.asVisitor();
    const long = 'x'.repeat(500);
    expectError(
      await visitor.get(`/api/affiliates/code/${long}`),
      400,
      'There is no active affiliate with this referral code. Check the code and try again.',
    );
    expectError(
      await visitor.post('/api/referrals/visits', { code: long }),
      400,
      'There is no active affiliate with this referral code. Check the code and try again.',
    );
    const typed = await visitor.post('/api/trpc/confirmations.prefill', { orderId: 1, token: long });
    expect(typed.body.error.json.message).toBe(
      'This form link is not complete. Open it from our email again.',
    );
  });
});

describe('odd addresses', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'a parameter named %s is an ordinary unknown parameter',
    async (name) => {
      const admin = await t.asAdmin();
      expect((await admin.get(`/api/orders?${name}=1`)).status).toBe(200);
      if (name !== '__proto__')
        expectError(
          await admin.get(`/api/orders?${name}=1&${name}=2`),
          400,
          `The parameter ${name} is given more than once.`,
        );
    },
  );

  it.each(['%ff', '%', '%00', '%E0%A4%A', 'constructor', '__proto__', 'contacts.constructor'])(
    'a procedure named %s is 404 with its request id',
    async (name) => {
      const { status, body, headers } = await t.asVisitor().get(`/api/trpc/${name}?input=%7B%7D`);
      expect(status).toBe(404);
      const { requestId, message } = body.error?.json.data ?? body;
      expect([requestId, message]).toEqual([
        headers.get('x-request-id'),
        'There is nothing at this address. Check it and try again.',
      ]);
    },
  );

  it.each(['{', '%ff', '%00', '[]', '"x"', '5'])('an input of %s never causes a 500', async (input) => {
    const { status, body, headers } = await t.asVisitor().get(`/api/trpc/session.current?input=${input}`);
    expect(status).toBeLessThan(500);
    if (status !== 200) expect(body.error.json.data.requestId).toBe(headers.get('x-request-id'));
  });
});
