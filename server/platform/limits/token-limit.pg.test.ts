/** The calls of a token are counted together by all nodes that share a database. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTokenLimiter, TOKEN_LIMIT, type TokenLimiter } from './token-limit.ts';

const TOKEN = 7;
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
});

const node = (factor = 1): TokenLimiter => createTokenLimiter({ ...t.deps, factor });
const leftOf = async (limiter: TokenLimiter): Promise<number> =>
  Number(/r=(\d+);/.exec((await limiter.consume(TOKEN)).headers[1]?.[1] ?? '')?.[1]);

async function allowedOf(nodes: readonly TokenLimiter[], calls: number): Promise<number> {
  const quotas = await Promise.all(
    Array.from({ length: calls }, (_, n) => nodes[n % nodes.length]?.consume(TOKEN)),
  );
  return quotas.filter((quota) => !quota?.isExceeded).length;
}

describe('SEC-08 the limit of a token', () => {
  it('one node allows 600 of 700 concurrent calls, and 600 more after a minute', async () => {
    const limiter = node();
    expect(await allowedOf([limiter], 700)).toBe(TOKEN_LIMIT.calls);
    t.clock.advance(59_999);
    expect((await limiter.consume(TOKEN)).isExceeded).toBe(true);
    t.clock.advance(1);
    expect(await allowedOf([limiter], 700)).toBe(TOKEN_LIMIT.calls);
  });

  it('three nodes allow at most 600 of 3000 concurrent calls together, and nearly as many', async (test) => {
    test.skip(t.deps.db.engine === 'pglite', 'the embedded database has one node');
    const allowed = await allowedOf([node(), node(), node()], 3000);
    expect(allowed).toBe(TOKEN_LIMIT.calls);
  });

  it('a node that joins later gets what is left, and says so', async (test) => {
    test.skip(t.deps.db.engine === 'pglite', 'the embedded database has one node');
    const [first, second] = [node(), node()];
    expect(await allowedOf([first], 500)).toBe(500);
    expect(await leftOf(second)).toBe(99);
    expect(await allowedOf([second], 200)).toBe(99);
    expect((await first.consume(TOKEN)).isExceeded).toBe(true);
  });

  it('a node asks the database once for 20 calls, and not at all beyond the limit', async (test) => {
    test.skip(t.deps.db.engine === 'pglite', 'the embedded database has one node');
    const limiter = node();
    const counted = () =>
      t.sql<{ count: number }>(`select count from rate_counter where key = 'token:${TOKEN}'`);
    await allowedOf([limiter], 20);
    expect(await counted()).toEqual([{ count: 20 }]);
    await allowedOf([limiter], 2000);
    expect(await counted()).toEqual([{ count: TOKEN_LIMIT.calls }]);
  });

  it.each([0.001, 0.01, 0.5, 3])('RATE_LIMIT_FACTOR %d multiplies it', async (factor) => {
    const limit = Math.max(1, Math.round(TOKEN_LIMIT.calls * factor));
    expect(await allowedOf([node(factor)], limit + 50)).toBe(limit);
  });

  it('tokens do not share it', async () => {
    const limiter = node();
    await allowedOf([limiter], 600);
    expect((await limiter.consume(TOKEN)).isExceeded).toBe(true);
    expect((await limiter.consume(TOKEN + 1)).isExceeded).toBe(false);
  });
});
