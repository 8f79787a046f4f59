/** The lists that programs page through while the shop goes on working. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createRun } from '#server/modules/affiliate/payout/payout.service.ts';
import { type Caller, ORIGIN } from '#server/testing/callers.ts';
import { ADMIN, CONFIRMATION, CONTACT, type MadeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { makeAffiliateWithLogin, sellFor } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createRunInput } from '#src/domain/affiliate/payout/payout.schema.ts';
import { CURSOR_MESSAGE } from '#src/domain/shared/list.schema.ts';

let t: TestApp;
let admin: Caller;
let seller: MadeAffiliate;
let serial = 0;
beforeEach(async () => {
  t = await createTestApp({ RATE_LIMIT_FACTOR: '1000' });
  admin = await t.asAdmin();
  seller = await makeAffiliateWithLogin(t);
});

const email = () => `page${++serial}@page${serial}.example`;

async function addRun(): Promise<void> {
  await sellFor(t, seller);
  t.clock.advance(31 * 86_400_000);
  await t.sql("update payout_run set status = 'closed', closed_at = created_at where status = 'open'");
  await createRun(t.context(ADMIN), createRunInput.parse({}));
}

const LISTS: [path: string, key: string | null, add: () => Promise<unknown>][] = [
  ['/api/orders', 'orders', () => makeOrder(t)],
  ['/api/contacts', 'contacts', () => t.asVisitor().post('/api/contacts', { ...CONTACT, email: email() })],
  [
    '/api/order-confirmations',
    null,
    () => t.asVisitor().post('/api/order-confirmations', { ...CONFIRMATION, email: email() }),
  ],
  ['/api/affiliates', 'affiliates', () => makeAffiliateWithLogin(t, { email: email() })],
  ['/api/commissions', 'commissions', () => sellFor(t, seller)],
  ['/api/payouts', 'payouts', addRun],
];

describe.each(LISTS)('%s', (path, key, add) => {
  const read = async (address: string) => {
    const { body, headers, status, text } = await admin.get(address);
    expect(status, text).toBe(200);
    const rows: { id: number }[] = key ? body[key] : body;
    const next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null;
    return { ids: rows.map(({ id }) => id), next, total: Number(headers.get('x-total-count')) };
  };

  it('a row added between two pages neither repeats nor hides another', async () => {
    for (let n = 0; n < 5; n++) await add();
    const { ids: before, next: none } = await read(path);
    expect([before.length >= 5, none]).toEqual([true, null]);

    const seen: number[] = [];
    let next: string | null = `${path}?limit=2`;
    while (next) {
      const page = await read(next);
      expect(page.ids.length).toBeLessThanOrEqual(2);
      seen.push(...page.ids);
      next = page.next;
      if (next) {
        expect(next.startsWith(`${ORIGIN}${path}?limit=2&cursor=`)).toBe(true);
        next = next.slice(ORIGIN.length);
        if (seen.length === 2) await add();
      }
    }
    expect(seen).toEqual(before);
    const after = await read(path);
    expect(after.ids).toHaveLength(before.length + 1);
    expect(after.ids.slice(1)).toEqual(before);
    expect(after.total).toBe(before.length + 1);
  });

  it('a cursor of another sort is rejected', async () => {
    const { status, body } = await admin.get(`${path}?cursor=n1.1`);
    expect([status, body.code, body.message]).toEqual([400, 'VALIDATION', CURSOR_MESSAGE]);
  });
});
