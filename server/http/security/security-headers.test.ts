/**
 * SEC-29: every kind of response has its set of headers, each once
 * (duplicates would be joined by a comma).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, listen, type RawRequest } from '#server/testing/processes/listen.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { testDataDir } from '#server/testing/test-base.ts';
import { createStaticStore } from '../static/static-store.ts';
import { privatePolicy } from './security-headers.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Home</title></head><body><main><h1>Home</h1></main></body></html>';
const QUIET = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};
const FILE = { ...QUIET, 'content-security-policy': "frame-ancestors 'none'" };

let t: TestApp;
let sites: Listening[];
let site: Listening;
let clientDir: string;
beforeAll(() => {
  clientDir = path.join(testDataDir(), 'headers-client');
  for (const [file, content] of Object.entries({
    'index.html': PAGE,
    'portfolio/index.html': PAGE,
    '404.html': PAGE,
    'assets/app.a1b2c3d4.js': 'export {};',
    'robots.txt': 'Sitemap: __ORIGIN__/sitemap.xml',
    'sitemap.xml': '<urlset/>',
    'favicon.ico': 'x',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'video/large.mp4': 'x'.repeat(20_000),
  })) {
    const target = path.join(clientDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
});
beforeEach(async () => {
  t = await createTestApp();
  sites = [];
  site = await siteOf(t);
});
afterEach(() => Promise.all(sites.map((open) => open.close())));

async function siteOf(app: TestApp): Promise<Listening> {
  const opened = await listen(app, createStaticStore(clientDir, app.deps.config));
  sites.push(opened);
  return opened;
}

describe('SEC-29 headers of every response', () => {
  it.each<[string, number, Record<string, string>, RawRequest?]>([
    ['/api/session', 200, QUIET],
    ['/api/orders', 401, QUIET],
    ['/api/nope', 404, QUIET],
    ['/api/openapi.json', 200, QUIET],
    ['/api/trpc/session.current', 200, QUIET],
    ['/api/contacts', 405, QUIET, { method: 'PUT' }],
    ['/api/contacts', 403, QUIET, { method: 'POST', headers: { origin: 'https://evil.example' } }],
    ['/healthz', 200, QUIET],
    ['/metrics', 200, QUIET],
    ['/', 400, QUIET, { headers: { host: 'evil.example' } }],
    ['/', 405, QUIET, { method: 'POST' }],
    ['/portfolio/', 301, QUIET],
    ['/robots.txt', 200, FILE],
    ['/sitemap.xml', 200, FILE],
    ['/favicon.ico', 200, FILE],
    ['/assets/app.a1b2c3d4.js', 200, FILE],
    ['/video/large.mp4', 200, FILE],
    ['/video/large.mp4', 206, FILE, { headers: { range: 'bytes=0-9' } }],
    ['/video/large.mp4', 416, FILE, { headers: { range: 'bytes=99999-' } }],
    [
      '/favicon.svg',
      200,
      {
        ...FILE,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
    ],
  ])('%s with status %i', async (address, status, headers, request) => {
    const response = await site.send(address, request);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      ...headers,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    });
  });

  it('a public page lets the payment provider open its window, whatever its status', async () => {
    const { etag } = (await site.send('/')).headers;
    for (const [address, headers, status] of [
      ['/', {}, 200],
      ['/', { 'if-none-match': String(etag) }, 304],
      ['/nope', {}, 404],
    ] as const) {
      const response = await site.send(address, { headers });
      expect(response.status).toBe(status);
      expect(response.headers).toMatchObject({
        ...QUIET,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'.*object-src 'none'/,
        ),
      });
    }
  });

  it('the private areas send no referrer to other sites', async () => {
    const response = await site.send('/admin');
    expect(response.status).toBe(302);
    expect(response.headers).toMatchObject({
      ...QUIET,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('a minimal page cannot be framed', async () => {
    const response = await site.send('/forms/contact', { method: 'POST', body: 'name=' });
    expect(response.status).toBe(400);
    expect(response.headers).toMatchObject({
      ...QUIET,
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it('no response names the software behind it', async () => {
    for (const address of ['/', '/api/session', '/admin', '/nope'])
      expect(JSON.stringify((await site.send(address)).headers)).not.toMatch(
        /x-powered-by|express|hono|node\.js/i,
      );
  });

  it('HSTS is sent only if the public address is https', async () => {
    expect((await site.send('/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await siteOf(await createSecondApp({ PUBLIC_URL: 'https://localhost:3000' }));
    for (const address of ['/', '/api/session', '/nope', '/portfolio/', '/robots.txt'])
      expect((await secure.send(address)).headers['strict-transport-security']).toBe(
        'max-age=31536000; includeSubDomains',
      );
  });

  it('the policy of an application page names a foreign host only for analytics, for scripts and their reports', () => {
    const directives = (origin?: string | null) => privatePolicy('n0nce', false, origin).split('; ');
    expect(directives(null)).toEqual(directives());
    expect(directives().filter((directive) => directive.includes('http'))).toEqual([]);
    expect(
      directives('https://stats.example').filter((directive) => !directives().includes(directive)),
    ).toEqual([
      "script-src 'self' 'nonce-n0nce' https://stats.example",
      "connect-src 'self' https://stats.example",
    ]);
  });
});
