/** The calls of a token are counted together by all nodes that share a database. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { POOL_SIZE } from '../database/database.ts';
import { createTokenLimiter, TOKEN_LIMIT, type TokenLimiter } from './rate-limit.ts';

const TOKEN = 7;
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
});

const node = (factor = 1): TokenLimiter => createTokenLimiter({ ...t.deps, factor });
const leftOf = async (limiter: TokenLimiter): Promise<number> =>
  Number(/r=(\d+);/.exec((await limiter.consume(TOKEN)).headers[1]?.[1] ?? '')?.[1]);

/** As many at once as the pool has connections: others would wait and might give up. */
async function allowedOf(nodes: readonly TokenLimiter[], calls: number): Promise<number> {
  let allowed = 0;
  for (let from = 0; from < calls; from += POOL_SIZE) {
    const atOnce = Array.from(
      { length: Math.min(POOL_SIZE, calls - from) },
      (_, n) => nodes[n % nodes.length],
    );
    const quotas = await Promise.all(atOnce.map((limiter) => limiter?.consume(TOKEN)));
    allowed += quotas.filter((quota) => quota?.isExceeded === false).length;
  }
  return allowed;
}

describe('SEC-08 the limit of a token', () => {
  it('one node allows 600 of 700 concurrent calls, and 600 again after a minute', async () => {
    const limiter = node();
    expect(await allowedOf([limiter], 700)).toBe(TOKEN_LIMIT.calls);
    t.clock.advance(59_999);
    expect((await limiter.consume(TOKEN)).isExceeded).toBe(true);
    t.clock.advance(1);
    expect(await leftOf(limiter)).toBe(TOKEN_LIMIT.calls - 1);
  });

  it('three nodes allow as many concurrent calls together as one', async () => {
    expect(await allowedOf([node(0.1), node(0.1), node(0.1)], 300)).toBe(TOKEN_LIMIT.calls / 10);
  });

  it('a node that joins later gets what is left, and says so', async () => {
    const [first, second] = [node(0.1), node(0.1)];
    expect(await allowedOf([first], 50)).toBe(50);
    expect(await leftOf(second)).toBe(9);
    expect(await allowedOf([second], 20)).toBe(9);
    expect((await first.consume(TOKEN)).isExceeded).toBe(true);
  });

  it('RATE_LIMIT_FACTOR multiplies it, down to one call', async () => {
    for (const [factor, calls] of [
      [3, 1800],
      [0.5, 300],
      [0.001, 1],
    ] as const) {
      await t.sql('delete from rate_counter returning key');
      expect(await leftOf(node(factor)), String(factor)).toBe(calls - 1);
    }
    expect((await node(0.001).consume(TOKEN)).isExceeded).toBe(true);
  });

  it('tokens do not share it', async () => {
    const limiter = node(0.01);
    expect(await allowedOf([limiter], 10)).toBe(6);
    expect((await limiter.consume(TOKEN)).isExceeded).toBe(true);
    expect((await limiter.consume(TOKEN + 1)).isExceeded).toBe(false);
  });
});
