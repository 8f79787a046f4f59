import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_TEXT } from '#server/platform/errors.ts';
import { type Listening, listen } from '#server/testing/processes/listen.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { limitRequests, REQUESTS_MAX } from '../app.ts';
import type { Env } from './request-context.ts';

let t: TestApp;
let site: Listening | null = null;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(async () => {
  await site?.close();
  site = null;
});

/** They start in one turn of the event loop, so none has ended when the next one arrives. */
const burst = (paths: readonly string[]): Promise<Response[]> =>
  Promise.all(paths.map(async (path) => t.app.request(path)));
const times = (count: number, path: string): string[] => Array.from({ length: count }, () => path);

describe('SEC-25 more requests than the server works on at once', () => {
  it('SEC-25: calls beyond the limit get 503 with Retry-After in the error shape, and health checks are answered', async () => {
    const beyond = ['/api/session', '/healthz', '/readyz', '/admin-login', '/api/no-such-call'];
    const responses = await burst([...times(REQUESTS_MAX, '/api/openapi.json'), ...beyond]);
    expect(responses.slice(0, REQUESTS_MAX).map(({ status }) => status)).toEqual(
      Array(REQUESTS_MAX).fill(200),
    );
    const [call, health, ready, page, unknown] = responses.slice(REQUESTS_MAX);
    expect(health?.status).toBe(200);
    expect(await ready?.json()).toHaveProperty('status', expect.stringContaining('ready'));
    for (const rejected of [call, page, unknown]) {
      expect(rejected?.status).toBe(503);
      expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(rejected?.headers.get('x-request-id')).toBeTruthy();
    }
    expect(await call?.json()).toEqual({
      message: ERROR_TEXT.UNAVAILABLE,
      code: 'UNAVAILABLE',
      requestId: call?.headers.get('x-request-id'),
    });
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page?.text()).toContain('Service temporarily unavailable');
    expect((await t.asVisitor().get('/api/session')).status).toBe(200);
  });

  it('SEC-25: other work, such as a health check, gets its turn before a thousand calls are rejected', async () => {
    let rejected = 0;
    let rejectedAtTurn = 0;
    const turn = setImmediate(() => {
      rejectedAtTurn = rejected;
    });
    const all = times(REQUESTS_MAX + 1000, '/api/openapi.json').map(async (path) => {
      if ((await t.app.request(path)).status === 503) rejected += 1;
    });
    await Promise.all(all).finally(() => clearImmediate(turn));
    expect(rejected).toBe(1000);
    expect(rejectedAtTurn).toBeLessThan(rejected);
  });

  it('SEC-25: requests whose body has not arrived take no place', async () => {
    site = await listen(t);
    const { send } = site;
    let started = 0;
    async function* never() {
      yield Buffer.from('{"name":');
      started += 1;
      await new Promise(() => {});
    }
    const headers = { 'content-type': 'application/json' };
    for (let n = 0; n < REQUESTS_MAX; n++)
      send('/api/contacts', { method: 'POST', headers, body: never() }).catch(() => undefined);
    await vi.waitUntil(() => started === REQUESTS_MAX, TIMEOUT);
    expect((await send('/api/session')).status).toBe(200);
  });

  it('SEC-25: a stream takes a place only until it begins', async () => {
    const app = new Hono<Env>().use(limitRequests());
    app.get('/stream', () => new Response(new ReadableStream({ start: () => {} })));
    for (let n = 0; n <= REQUESTS_MAX; n++) expect((await app.request('/stream')).status).toBe(200);
  });
});
