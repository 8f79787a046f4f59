/** Tests that need a real socket. */
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

describe('SEC-28 hosts and caches', () => {
  it.each(['evil.example', 'localhost.evil.example', 'localhost:1x', 'hedgerow.example@evil.example'])(
    'the host %j is rejected',
    async (host) => {
      for (const address of ['/', '/api/session', '/admin-login'])
        expect((await site.send(address, { headers: { host } })).status).toBe(400);
    },
  );

  it('loopback names are accepted with any port', async () => {
    for (const host of ['localhost', 'LOCALHOST:8080', '127.0.0.1:3000', '[::1]:3000'])
      expect((await site.send('/', { headers: { host } })).status).toBe(200);
  });

  it('SEC-28: on a public shop loopback names reach health checks and metrics only', async () => {
    const env = {
      PUBLIC_URL: 'https://shop.example',
      ALLOWED_HOSTS: 'shop.example',
      TRUST_PROXY: 'none',
      ALLOW_EMBEDDED_DB: '1',
      METRICS_TOKEN: 'Kq7-token-for-figures-93',
    };
    const headers = { authorization: `Bearer ${env.METRICS_TOKEN}` };
    const shop = await createSecondApp(env);
    const publicSite = await listen(shop, createStaticStore(clientDir, shop.deps.config));
    const statusOf = async (address: string, host: string) =>
      (await publicSite.send(address, { headers: { ...headers, host } })).status;
    try {
      for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000']) {
        for (const address of ['/', '/api/session', '/admin-login', '/dev/mail', '/metricsx'])
          expect(await statusOf(address, host), `${host}${address}`).toBe(400);
        for (const address of ['/healthz', '/readyz', '/metrics'])
          expect(await statusOf(address, host), `${host}${address}`).toBe(200);
      }
      expect(await statusOf('/metrics', 'evil.example')).toBe(400);
      expect(await statusOf('/', 'shop.example')).toBe(200);
    } finally {
      await publicSite.close();
    }
  });

  it('addresses use PUBLIC_URL, never headers', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    expect((await site.send('/robots.txt', { headers })).text).toBe(
      'Sitemap: http://localhost:3000/sitemap.xml',
    );
    expect((await site.send('/api/openapi.json', { headers })).text).not.toContain('evil.example');
  });

  it('a public page has the same bytes whatever headers, cookies and codes a request carries', async () => {
    const plain = await site.send('/');
    expect(plain.headers['set-cookie']).toBeUndefined();
    for (const headers of [
      { cookie: '__Host-ref=x; __Host-admin=y; x=%' },
      { 'x-forwarded-host': 'evil.example' },
      { 'accept-language': 'de' },
      { origin: 'https://evil.example' },
      { 'user-agent': 'Googlebot' },
      { 'x-original-url': '/admin' },
      { 'x-http-method-override': 'DELETE' },
    ] as Record<string, string>[]) {
      const response = await site.send('/?ref=HARBR234', { headers });
      expect(response.text).toBe(plain.text);
      expect(response.headers['cache-control']).toBe(plain.headers['cache-control']);
    }
    expect(plain.headers['cache-control']).toMatch(/^public, max-age=([1-9]\d{0,3})\b/);
  });

  it('a file with a hash in its name is cached permanently', async () => {
    expect((await site.send('/assets/app.a1b2c3d4.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('private responses are never cached', async () => {
    for (const address of ['/admin', '/admin/orders', '/api/session', '/api/orders', '/dev/mail', '/readyz'])
      expect((await site.send(address)).headers['cache-control'], address).toMatch(/no-store/);
  });
});

describe('the admin area’s addresses', () => {
  it('SEC-01, LUC-9: without a session every page and its data redirect to the login and reveal nothing', async () => {
    for (const [address, fragment] of [
      ['/admin', ''],
      ['/admin/orders', '#next=%2Fadmin%2Forders'],
      ['/admin/add-order', '#next=%2Fadmin%2Fadd-order'],
      ['/admin/orders/index.pageContext.json', ''],
      ['/admin/index.pageContext.json', ''],
    ] as const) {
      const response = await site.send(address);
      expect([response.status, response.headers.location, response.text], address).toEqual([
        302,
        `/admin-login${fragment}`,
        '',
      ]);
    }
  });

  it('no spelling of a private address returns content without a session', async () => {
    const spellings = (name: string) => [
      `/${name}`,
      `//${name}`,
      `/./${name}`,
      `/%2e/${name}`,
      `/x/../${name}`,
      `/${name.replace('/', '%2F')}`,
      `/${name.replace('/', '%252F')}`,
      `/${name};x`,
      `/${name.toUpperCase()}`,
      `/${name}/`,
      `/${name}//`,
      `/${name}%20`,
      `/${name}.html`,
      `/${name}?x=/../`,
    ];
    for (const name of ['api/orders', 'api/contacts', 'admin/orders', 'api/admin/uploads/x'])
      for (const address of spellings(name))
        for (const method of ['GET', 'HEAD']) {
          const { status, text } = await site.send(address, { method });
          const isPage = text.includes('404 Page Not Found');
          expect(status >= 300 || status === 0 || isPage, `${method} ${address}: ${status}`).toBe(true);
          expect(text).not.toMatch(/"orders":|"contacts":/);
        }
  });
});
