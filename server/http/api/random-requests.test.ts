import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { PROCEDURES } from '#server/trpc/router.ts';

/** The same requests on every machine. */
const SEED = 20_261_122;
const REQUESTS = 600;
/** They end the callers' sessions. */
const SIGNS_OUT = /logout|password|endSession|totp/i;

type Shaped = { _zod?: { def?: { shape?: Record<string, unknown> } } };
const operations = [...PROCEDURES].flatMap(([name, { type, inputs }]) => {
  const fields = (inputs as Shaped[]).flatMap((input) => Object.keys(input._zod?.def?.shape ?? {}));
  return SIGNS_OUT.test(name) ? [] : [{ name, type, fields }];
});

const value = (ids: readonly number[], texts: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...ids, ...texts, 'paid', 'live', true),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.integer(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.jsonValue({ maxDepth: 2 }),
  );

it('SEC-24: random values for every procedure cause no unexpected error', async () => {
  const t = await createTestApp({ RATE_LIMIT_FACTOR: '1000', DEMO: 'on' });
  const affiliate = await makeAffiliate(t);
  const order = await makeOrder(t, { affiliateCode: affiliate.referralCode });
  const callers = [t.asVisitor(), await t.asAffiliate(affiliate.id), await t.asAdmin()];
  const random = value([order.id, affiliate.id], [affiliate.referralCode, order.customerEmail]);
  const requests = fc.constantFrom(...operations).chain(({ name, type, fields }) =>
    fc.record({
      name: fc.constant(name),
      type: fc.constant(type),
      caller: fc.constantFrom(...callers),
      input: fc.record(Object.fromEntries(fields.map((field) => [field, random])), { requiredKeys: [] }),
    }),
  );
  const failures: string[] = [];
  const statuses = new Set<number>();
  for (const { name, type, caller, input } of fc.sample(requests, { seed: SEED, numRuns: REQUESTS })) {
    const json = JSON.stringify(input);
    const response =
      type === 'query'
        ? await caller.get(`/api/trpc/${name}?input=${encodeURIComponent(json)}`)
        : await caller.post(`/api/trpc/${name}`, input);
    statuses.add(response.status);
    const isBusy = response.status === 503 && response.headers.has('retry-after');
    if (response.status >= 500 && !isBusy)
      failures.push(`${name} ${json}: ${response.status} ${response.text}`);
  }
  expect(failures).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403]));
});
