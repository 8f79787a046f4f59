/** Tests every row of the table of REST calls: valid and invalid input, by every kind of caller. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller, HttpResponse } from '#server/testing/callers.ts';
import { type Bad, type Good, WHO, type Who, type World } from '#server/testing/contract/rest-row.ts';
import { confirmationRows } from '#server/testing/contract/rest-rows-confirmations.ts';
import { orderRows } from '#server/testing/contract/rest-rows-orders.ts';
import { peopleRows } from '#server/testing/contract/rest-rows-people.ts';
import { reviewRows } from '#server/testing/contract/rest-rows-reviews.ts';
import { singleRows } from '#server/testing/contract/rest-rows-single.ts';
import { webhookRows } from '#server/testing/contract/rest-rows-webhooks.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { restRoutes } from './rest.route.ts';

let world: World;
beforeAll(async () => {
  const t = await createTestApp();
  await makeAffiliate(t, { email: 'taken@taken.example' });
  world = {
    t,
    a: await makeAffiliate(t, { name: 'Affiliate A' }),
    b: await makeAffiliate(t, { name: 'Affiliate B' }),
  };
});

const ROWS = [
  ...peopleRows(expect),
  ...orderRows(expect),
  ...confirmationRows(expect),
  ...singleRows(expect),
  ...reviewRows(expect),
  ...webhookRows(expect),
];

function caller(who: Who): Promise<Caller> | Caller {
  const { t, a, b } = world;
  if (who === 'anonymous') return t.asVisitor();
  if (who === 'admin') return t.asAdmin();
  return t.asAffiliate(who === 'affiliate A' ? a.id : b.id);
}

const methodOf = (name: string): string => name.split(' ')[0] ?? 'GET';

function send(from: Caller, method: string, { path, body, form }: Good): Promise<HttpResponse> {
  return from.call(path, form ? { method, raw: form } : { method, body });
}

describe.each(ROWS)('$name', (row) => {
  const method = methodOf(row.name);

  it.each(WHO)(`responds to %s as specified`, async (who) => {
    const good = await row.good(world);
    const response = await send(await caller(who), method, good);
    const expected = row.status[who];
    if (expected >= 400) return expectError(response, expected);
    expect(response.status, response.text).toBe(expected);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await row.answer(response.body, world);
  });

  if (row.bad)
    it.each(row.bad)('rejects $why', async (bad: Bad) => {
      const path = bad.path ?? (await row.good(world)).path;
      const isAdmins = row.status.anonymous === 401;
      const from = await caller(
        row.name.includes('dashboard') ? 'affiliate A' : isAdmins ? 'admin' : 'anonymous',
      );
      const response = await send(from, method, { path, body: bad.body, form: bad.form });
      expectError(response, bad.status ?? 400, bad.message);
      if (response.body.code === 'VALIDATION') {
        expect(response.body.issues[0]).toEqual({ path: expect.any(Array), message: bad.message });
      }
    });

  if (row.status.anonymous === 401)
    it('401 comes before any message about the input or the id', async () => {
      const path = (await row.good(world)).path.replace(/\d{9}/, '100000001');
      const anonymous = await caller('anonymous');
      const type = { 'content-type': 'application/json' };
      for (const raw of ['not json', '{"status":"lost"}', '']) {
        expectError(
          await anonymous.call(path, method === 'GET' ? {} : { method, raw, headers: type }),
          401,
          'Sign in to continue.',
        );
      }
    });
});

describe('the table is complete', () => {
  it('every REST route of the server is in the table, or is not public', () => {
    const known = new Set(ROWS.map(({ name }) => name.replace(/\{\w+\}/g, '{}')));
    const missing = restRoutes()
      .filter(({ method, path }) => !known.has(`${method} /api${path.replace(/\{\w+\}/g, '{}')}`))
      .filter(({ policy }) => policy === 'public')
      .map(({ method, path }) => `${method} ${path}`);
    // The features' own tests cover each of these.
    expect(missing).toEqual(['POST /demo-checkout', 'POST /checkout', 'POST /demo-checkout/begun']);
  });

  it('every non-public route denies anonymous callers and affiliates', async () => {
    const anonymous = await caller('anonymous');
    const affiliate = await caller('affiliate B');
    for (const route of restRoutes().filter(({ policy }) => policy !== 'public')) {
      const path = `/api${route.path.replace(/\{\w+\}/g, '1')}`;
      const body = route.method === 'GET' ? undefined : {};
      expect((await anonymous.call(path, { method: route.method, body })).status, path).toBe(401);
      if (route.policy !== 'affiliate')
        expect((await affiliate.call(path, { method: route.method, body })).status, path).toBe(403);
    }
  });
});
