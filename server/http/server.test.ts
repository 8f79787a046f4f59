/** What the HTTP server handles by itself, before the application. */
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStaticSite, type StaticSite } from '#server/testing/static-site.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createHttpServer, type DevMiddleware } from './server.ts';
import type { StaticStore } from './static/static-store.ts';

let t: TestApp;
let files: StaticSite | null = null;
const servers: ReturnType<typeof createHttpServer>[] = [];
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await files?.close();
  files = null;
});

async function start(store: StaticStore | null, dev: DevMiddleware | null = null) {
  const server = createHttpServer(t.app, t.deps, store, dev);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (address: string, { method = 'GET', host = 'localhost', headers = {} } = {}) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: address,
      method,
      headers: { host, ...headers },
      agent: false,
    });
    asked.end();
    const [response] = await once(asked, 'response');
    let text = '';
    for await (const part of response) text += String(part);
    return { status: Number(response.statusCode), headers: response.headers, text };
  };
}
async function storeOf(names: string[]): Promise<StaticStore> {
  files = await openStaticSite(Object.fromEntries(names.map((name) => [name, `<h1>${name}</h1>`])));
  return files.load();
}

describe('an unknown host', () => {
  it('gets one sentence for a page, and JSON with the logged request id for a call', async () => {
    const send = await start(null);
    const host = 'evil.example';
    const page = await send('/portfolio', { host });
    expect([page.status, page.text]).toEqual([
      400,
      'This server has no site under that host name. Check the address.',
    ]);
    expect(page.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const call = await send('/api/session', { host });
    const body = JSON.parse(call.text);
    expect([call.status, body.message, body.code]).toEqual([
      400,
      'This server has no site under that host name. Check the address.',
      'BAD_REQUEST',
    ]);
    expect(call.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': body.requestId,
      'x-content-type-options': 'nosniff',
    });
    expect(t.logs()).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'unknown host', requestId: body.requestId }),
    );
  });

  it('may ask for the health of the server only', async () => {
    const send = await start(null);
    for (const [address, status] of [
      ['/healthz', 200],
      ['/readyz', 200],
      ['/metrics', 400],
      ['/healthz/x', 400],
      ['/x/healthz', 400],
    ] as const)
      expect([address, (await send(address, { host: 'evil.example' })).status]).toEqual([address, status]);
  });
});

describe('pages', () => {
  it('without a build say so, and are read-only', async () => {
    const send = await start(null);
    expect(await send('/')).toMatchObject({
      status: 503,
      text: 'The site has not been built yet: npm run build.',
    });
    expect(await send('/', { method: 'POST' })).toMatchObject({
      status: 405,
      text: 'This address does not support this method. Use one that the Allow header names.',
      headers: { allow: 'GET, HEAD' },
    });
  });

  it('that do not exist are a sentence if the build has no page for it', async () => {
    const send = await start(await storeOf(['index.html']));
    expect(await send('/nope')).toMatchObject({
      status: 404,
      text: 'There is nothing at this address. Check it and try again.',
    });
  });

  it('of unknown articles have a page of their own; deeper addresses have not', async () => {
    const send = await start(await storeOf(['404.html', 'blog-404.html']));
    for (const [address, page] of [
      ['/blog/nope', 'blog-404.html'],
      ['/blog', '404.html'],
      ['/blog/a/b', '404.html'],
      ['/x/blog/a', '404.html'],
    ] as const)
      expect([address, await send(address)]).toMatchObject([
        address,
        { status: 404, text: `<h1>${page}</h1>` },
      ]);
  });

  it.each<[string, string | undefined]>([
    ['/portfolio/', '/portfolio'],
    ['/portfolio///', '/portfolio'],
    ['/blog/first-article/?page=2&x=/', '/blog/first-article?page=2&x=/'],
    ['/%2f/', undefined],
    ['//evil.example/', undefined],
    ['///', undefined],
    ['/nope', undefined],
  ])('%s redirects to %s', async (address, location) => {
    const send = await start(await storeOf(['404.html']));
    const { status, headers, text } = await send(address);
    expect([status, headers.location]).toEqual([location ? 301 : 404, location]);
    if (location)
      expect([headers['cache-control'], headers['x-content-type-options'], text]).toEqual([
        'public, max-age=300',
        'nosniff',
        '',
      ]);
  });

  it('are found with a query', async () => {
    const send = await start(await storeOf(['portfolio.html']));
    expect(await send('/portfolio?ref=ABC')).toMatchObject({ status: 200, text: '<h1>portfolio.html</h1>' });
  });
});

it('the development server gets pages, and what it does not know goes to the application', async () => {
  const seen: string[] = [];
  const send = await start(null, (asked, response, next) => {
    seen.push(String(asked.url));
    if (asked.url === '/nope') next();
    else response.end('from the development server');
  });
  expect((await send('/portfolio')).text).toBe('from the development server');
  expect(JSON.parse((await send('/nope')).text)).toMatchObject({ code: 'NOT_FOUND' });
  for (const address of ['/api/session', '/healthz', '/admin', '/forms/contact', '/api']) await send(address);
  expect(seen).toEqual(['/portfolio', '/nope']);
});
