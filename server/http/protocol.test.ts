/** HTTP itself, over a real socket. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, listen } from '#server/testing/processes/listen.ts';
import { writeSmallSite } from '#server/testing/static-site.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createStaticStore } from './static/static-store.ts';

let t: TestApp;
let site: Listening;
let clientDir: string;
beforeAll(() => {
  clientDir = writeSmallSite();
});
beforeEach(async () => {
  t = await createTestApp();
  site = await listen(t, createStaticStore(clientDir, t.deps.config));
});
afterEach(() => site.close());

describe('plain HTTP', () => {
  it('HEAD has the headers of GET and no body', async () => {
    for (const address of ['/', '/api/session', '/healthz']) {
      const response = await site.send(address, { method: 'HEAD' });
      expect([response.status, response.text]).toEqual([200, '']);
    }
  });

  it('no method changes a page, and unknown ones get 405', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS']) {
      const response = await site.send('/portfolio', { method });
      expect([method, response.status, response.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });

  it('SEC-27: one address per page: a trailing slash redirects to the address without it, never to another host', async () => {
    expect((await site.send('/portfolio/?x=1')).headers.location).toBe('/portfolio?x=1');
    for (const address of ['//evil.example/', '/\\evil.example/', '//evil.example//']) {
      const response = await site.send(address);
      expect(response.headers.location ?? '', address).not.toMatch(/^(\/\/|\/\\|https?:)/);
    }
  });

  it('unknown pages and articles are 404 with their own page, unknown API paths with JSON', async () => {
    expect(await site.send('/nope')).toMatchObject({
      status: 404,
      text: expect.stringContaining('404 Page Not Found'),
    });
    expect(await site.send('/blog/nope')).toMatchObject({
      status: 404,
      text: expect.stringContaining('Article Not Found'),
    });
    expect((await site.send('/api/nope')).headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('an unchanged page is 304', async () => {
    const { etag } = (await site.send('/')).headers;
    expect((await site.send('/', { headers: { 'if-none-match': String(etag) } })).status).toBe(304);
  });

  it('a page is compressed as the request asks, and not otherwise', async () => {
    for (const [accept, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0', undefined],
    ] as const)
      expect(
        (await site.send('/long', { headers: { 'accept-encoding': accept } })).headers['content-encoding'],
      ).toBe(encoding);
  });

  it('a body that never ends is cut off at the limit', async () => {
    let sent = 0;
    async function* endless() {
      while (sent < 64 * 1024 * 1024) {
        sent += 65_536;
        yield new Uint8Array(65_536);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    const response = await site.send('/api/upload-logo', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: endless(),
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  it('health: the process always, the database when it responds; details are for authorised callers', async () => {
    expect(await site.send('/healthz')).toMatchObject({ status: 200 });
    expect(JSON.parse((await site.send('/readyz')).text)).toEqual({ status: 'ready' });
    expect((await site.send('/metrics')).text).toContain('http_requests_total');
    const throughProxy = { 'x-forwarded-for': '203.0.113.1' };
    expect((await site.send('/metrics', { headers: throughProxy })).status).toBe(404);
    const inside = await listen(await createSecondApp({ METRICS_TOKEN: 'a token for figures' }));
    try {
      expect((await inside.send('/metrics')).status).toBe(404);
      expect((await inside.send('/metrics', { headers: throughProxy })).status).toBe(404);
      const authorization = 'Bearer a token for figures';
      expect((await inside.send('/metrics', { headers: { ...throughProxy, authorization } })).status).toBe(
        200,
      );
    } finally {
      await inside.close();
    }
  });
});
