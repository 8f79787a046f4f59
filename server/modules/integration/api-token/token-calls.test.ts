/** What the calls of a program leave behind: audit rows, histories, the limit, the last use. */
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { CONTACT, makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { asProgram, bearer, makeToken } from '#server/testing/tokens.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
});

describe('SEC-36 what a token changes', () => {
  const order = { customerName: 'Ada', customerEmail: 'ada@ada.example', amount: '250' };

  it('is in the audit log and the order’s timeline with the token’s name', async () => {
    const program = await asProgram(t, ['orders:write', 'contacts:write', 'confirmations:write']);
    const { body } = await program.post('/api/orders', order);
    await program.patch(`/api/orders/${body.id}/status`, { status: 'cancelled' });
    await program.post('/api/contacts', CONTACT);
    const owner = await t.asAdmin('owner');
    const { items } = await owner.api.audit.list.query({ actor: 'token CRM' });
    expect(items.map(({ actorKind, action }) => [actorKind, action])).toEqual([
      ['token', 'contact.add'],
      ['token', 'order.status'],
      ['token', 'order.add'],
    ]);
    const { events } = await owner.api.orderDetail.get.query({ id: body.id });
    expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set(['via token CRM']));
  });

  it('a denied call leaves one row in ten minutes', async () => {
    const program = await asProgram(t, ['orders:read']);
    for (let time = 0; time < 3; time++) expect((await program.post('/api/orders', order)).status).toBe(403);
    expect(
      await t.sql(
        `select actor_kind as kind, actor_name as name, subject_id as what from audit_log where action = 'access.denied'`,
      ),
    ).toEqual([{ kind: 'token', name: 'token CRM', what: 'POST /orders' }]);
  });

  it('L14: a commission that it causes waits for an owner', async () => {
    const affiliate = await makeAffiliate(t);
    const program = await asProgram(t, ['orders:write']);
    await program.post('/api/orders', { ...order, affiliateCode: affiliate.referralCode });
    const [row] = await t.sql<{ reason: string | null }>('select review_reason as reason from commission');
    expect(row?.reason).toBeTruthy();
  });

  it('SEC-33: an idempotency key counts once, for its token only', async () => {
    const [first, second] = [await asProgram(t, ['orders:write']), await asProgram(t, ['orders:write'])];
    const key = { 'idempotency-key': 'order-0000000001' };
    const ids = [];
    for (const program of [first, first, second])
      ids.push((await program.post('/api/orders', order, key)).body.id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('the limit per address of a public form does not apply', async () => {
    const program = await asProgram(t, ['contacts:write'], { ip: '203.0.113.8' });
    for (let n = 0; n < 8; n++)
      expect((await program.post('/api/contacts', { ...CONTACT, email: `ada${n}@ada.example` })).status).toBe(
        201,
      );
  });
});

describe('SEC-08 the limit of a token', () => {
  it('is 600 calls a minute; every response names it, and beyond it 429 has Retry-After', async () => {
    const program = await asProgram(t, ['orders:read']);
    const first = await program.get('/api/orders?limit=1');
    expect(first.headers.get('ratelimit-policy')).toBe('"token";q=600;w=60');
    expect(first.headers.get('ratelimit')).toBe('"token";r=599;t=60');
    for (const path of ['/api/contacts', '/api/nothing', '/api/orders?limit=many', '/api/trpc/orders.list'])
      expect((await program.get(path)).headers.get('ratelimit-policy'), path).toBe('"token";q=600;w=60');
    for (let call = 0; call < 595; call++) await program.get('/api/nothing');
    const over = await program.get('/api/orders');
    expectError(over, 429, 'Too many requests. Please try again later.');
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(over.headers.get('ratelimit')).toMatch(/^"token";r=0;t=\d+$/);
    expect((await asProgram(t, ['orders:read']).then((other) => other.get('/api/orders'))).status).toBe(200);
    expect((await t.asVisitor().get('/api/orders')).headers.get('ratelimit')).toBeNull();
  });
});

describe('the last use', () => {
  it('is recorded with the network, at most once a minute', async () => {
    const { token, view } = await makeToken(t, ['orders:read']);
    const owner = await t.asAdmin('owner');
    const lastUse = async () => {
      const [row] = await owner.api.apiTokens.list.query();
      return [row?.lastUsedAt?.getTime() ?? null, row?.lastUsedIp];
    };
    expect(await lastUse()).toEqual([null, null]);
    const first = t.clock.now().getTime();
    const use = (ip: string) => t.asVisitor({ ip }).get('/api/orders?limit=1', bearer(token));
    await use('198.51.100.7');
    t.clock.advance(59_999);
    await use('203.0.113.7');
    expect(await lastUse()).toEqual([first, '198.51.100.0/24']);
    t.clock.advance(1);
    await Promise.all([use('203.0.113.7'), use('203.0.113.7')]);
    expect(await lastUse()).toEqual([first + 60_000, '203.0.113.0/24']);
    expect(view.lastUsedAt).toBeNull();
  });
});

it('an order that a token reads is the one that staff read', async () => {
  const { id } = await makeOrder(t);
  const program = await asProgram(t, ['orders:read']);
  const staff = await t.asAdmin('staff');
  expect(await program.api.orderDetail.get.query({ id })).toEqual(
    await staff.api.orderDetail.get.query({ id }),
  );
});
