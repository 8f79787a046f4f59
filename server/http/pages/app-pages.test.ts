import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PAGES_A_MINUTE = 300;
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
});

/** Nobody is signed in, so each request is a redirect, which counts like any page and is cheap. */
async function loadPages(visitor: Caller, times: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let n = 0; n < times; n++) statuses.add((await visitor.get('/admin')).status);
  return statuses;
}

it('M4: one address gets 300 rendered pages a minute, then a page with 429 and Retry-After', async () => {
  const visitor = t.asVisitor({ ip: '203.0.113.7' });
  expect(await loadPages(visitor, PAGES_A_MINUTE)).toEqual(new Set([302]));
  for (const path of ['/admin', '/admin-login', '/affiliate-signup?ref=ABCD2345', '/order-confirmation']) {
    const response = await visitor.get(path);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      429,
      'text/html; charset=utf-8',
    ]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.text).toContain('<h1>Too many requests</h1>');
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  const json = await visitor.get('/admin/index.pageContext.json');
  expectError(json, 429, 'Too many requests. Please try again later.');
  expect(Number(json.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('M4: the page limit is per address, and separate from the limit of calls', async () => {
  const visitor = t.asVisitor({ ip: '203.0.113.7' });
  await loadPages(visitor, PAGES_A_MINUTE + 1);
  expect((await visitor.get('/api/session')).status).toBe(200);
  expect((await t.asVisitor({ ip: '203.0.113.8' }).get('/admin')).status).toBe(302);
});
