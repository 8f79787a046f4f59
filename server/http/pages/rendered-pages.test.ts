/** How application pages are sent: for whom they are rendered, headers and compression. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorResponse } from '#server/http/api/error-response.ts';
import { type Caller, createCaller } from '#server/testing/callers.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { makeLiveOrder, requireCertificate } from '#server/testing/trees.ts';
import type { CertificatePage } from '#src/content/languages/certificate-texts.ts';
import type { Viewer } from '#src/domain/viewer.ts';
import { addRenewedCookies, type Env } from '../request-context.ts';
import { mountAppPages, type RenderedPage } from './app-pages.route.ts';

let t: TestApp;
/** What the renderer was asked for; it returns `next`. */
let asked: { url: string; viewer: Viewer; nonce: string; certificate?: CertificatePage }[];
let next: (page: RenderedPage) => RenderedPage | Promise<RenderedPage>;
beforeEach(async () => {
  t = await createTestApp();
  asked = [];
  next = (page) => page;
});

/** A caller of the pages only. */
function pages(cookies: Caller['cookies'] = new Map(), of: TestApp = t): Caller {
  const app = new Hono<Env>();
  app.use(async (c, proceed) => {
    c.set('requestId', 'request-1');
    await proceed();
    // As app.ts does for every response.
    addRenewedCookies(c);
  });
  mountAppPages(app, of.deps, async (url, viewer, nonce, data) => {
    asked.push({ url, viewer, nonce, certificate: data?.certificate as CertificatePage | undefined });
    const html = `<p nonce="${nonce}">${viewer.kind}</p>`;
    const headers = [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', 'public'],
    ] as const;
    return next({ status: 200, headers, html, hasFailed: false });
  });
  app.onError((error) => errorResponse(error, 'request-1', of.deps.logger));
  const caller = createCaller(app);
  for (const [name, value] of cookies) caller.cookies.set(name, value);
  return caller;
}

describe('a page is rendered for', () => {
  it('the signed-in admin, with its query, and is never stored', async () => {
    const { cookies } = await t.asAdmin('staff');
    const { status, text, headers } = await pages(cookies).get('/admin/orders?status=paid');
    expect([status, text]).toEqual([200, `<p nonce="${asked[0]?.nonce}">admin</p>`]);
    expect(asked).toMatchObject([
      { url: '/admin/orders?status=paid', viewer: { kind: 'admin', username: 'staff', role: 'staff' } },
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding',
    });
    expect(headers.get('content-security-policy')).toContain(`'nonce-${asked[0]?.nonce}'`);
    expect(asked[0]?.nonce).toMatch(/^[\w+/]{24}$/);
  });

  it('the signed-in affiliate, and for visitors where no session is needed', async () => {
    const { id, name } = await makeAffiliate(t);
    const { cookies } = await t.asAffiliate(id);
    await pages(cookies).get(`/affiliate-dashboard/${id}`);
    await pages().get('/checkout/success?session_id=cs_1');
    expect(asked.map(({ viewer }) => viewer)).toMatchObject([
      { kind: 'affiliate', id, name },
      { kind: 'visitor' },
    ]);
  });

  it('visitors only, where a copy may be shared: sessions are ignored', async () => {
    const { cookies } = await t.asAdmin();
    for (const address of ['/affiliate-signup', '/affiliate-login?next=/']) {
      const { headers } = await pages(cookies).get(address);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('x-robots-tag')).toBeNull();
    }
    expect(asked.map(({ viewer }) => viewer.kind)).toEqual(['visitor', 'visitor']);
  });

  it('all visitors once, each with an own nonce, unless the address has a query', async () => {
    const visitor = pages();
    const texts = [(await visitor.get('/admin-login')).text, (await visitor.get('/admin-login')).text];
    expect(asked).toHaveLength(1);
    expect(new Set(texts).size).toBe(2);
    await visitor.get('/admin-login?next=/admin');
    expect(asked).toHaveLength(2);
  });

  it('nobody, without a session for the admin area, or if there is no such page', async () => {
    const { cookies } = await t.asAffiliate((await makeAffiliate(t)).id);
    for (const [address, fragment] of [
      ['/admin', ''],
      ['/admin/orders', '#next=%2Fadmin%2Forders'],
      ['/admin/index.pageContext.json', ''],
    ] as const) {
      const { status, headers, text } = await pages(cookies).get(address);
      expect([status, headers.get('location'), text]).toEqual([302, `/admin-login${fragment}`, '']);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    for (const address of ['/administrator', '/affiliate-dashboard', '/checkout/a/b', '/x/admin'])
      expect([address, (await pages(cookies).get(address)).status]).toEqual([address, 404]);
    expect(asked).toEqual([]);
  });
});

it('a certificate is rendered with its page, and an unknown number as an address without a page', async () => {
  const order = await makeLiveOrder(t);
  const { number } = await requireCertificate(t, order.id);
  await pages().get(`/certificate/${number}?print=1`);
  await pages().get('/certificate/TREE-0000-0000?print=1');
  expect(asked.map(({ url, certificate }) => [url, certificate?.view.number])).toEqual([
    [`/certificate/${number}?print=1`, number],
    ['/certificate?print=1', undefined],
  ]);
});

it('a session that is renewed with a page gets its new cookie', async () => {
  const { cookies } = await t.asAdmin();
  await t.sql(`update session set expires_at = expires_at - interval '20 minutes'`);
  const { headers } = await pages(cookies).get('/admin');
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-admin=/)]);
});

describe('compression', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  it.each(['br', 'gzip'] as const)('%s has the same content', async (encoding) => {
    const html = `<main>${'é long '.repeat(200)}</main>`;
    next = (page) => ({ ...page, html });
    const { headers, bytes } = await pages().get('/admin-login', { 'accept-encoding': encoding });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(unpack[encoding](bytes).toString()).toBe(html);
  });

  it.each([
    [1023, null],
    [1024, 'br'],
  ])('a page of %i bytes is compressed with %s', async (length, encoding) => {
    next = (page) => ({ ...page, html: 'x'.repeat(length) });
    const { headers } = await pages().get('/admin-login', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe(encoding);
  });
});

it('analytics are allowed on the pages that report visits, and nowhere else', async () => {
  const shop = await createSecondApp({
    ANALYTICS_SCRIPT_URL: 'https://stats.example/script.js',
    ANALYTICS_ID: 'shop-1',
  });
  const policy = async (address: string, of: TestApp) =>
    (await pages(new Map(), of).get(address)).headers.get('content-security-policy') ?? '';
  expect(await policy('/checkout/success', shop)).toContain('https://stats.example');
  expect(await policy('/admin-login', shop)).not.toContain('stats.example');
  expect(await policy('/checkout/success', t)).not.toContain('stats.example');
});

describe('a page that fails', () => {
  it('while rendering keeps its own status and text, and is logged without its address', async () => {
    next = (page) => ({ ...page, status: 500, html: 'the page of the error', hasFailed: true });
    const { status, text } = await pages().get('/payout-statement/secret-1');
    expect([status, text]).toEqual([500, 'the page of the error']);
    expect(takeUnexpectedErrors()).toEqual([
      expect.objectContaining({
        message: 'page could not be rendered',
        requestId: 'request-1',
        route: '/payout-statement/:id',
      }),
    ]);
  });

  it('before rendering is a page with a sentence that helps, and data of it is JSON', async () => {
    next = () => Promise.reject(new Error('no renderer'));
    const page = await pages().get('/checkout/success');
    expect(page.status).toBe(500);
    expect(page.text).toContain('<h1>Service temporarily unavailable</h1>');
    expect(page.text).toContain('Try again in a moment.');
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(takeUnexpectedErrors()).toHaveLength(1);
    const data = await pages().get('/checkout/success/index.pageContext.json');
    expect([data.status, data.body.code]).toEqual([500, 'INTERNAL']);
    expect(takeUnexpectedErrors()).toHaveLength(1);
  });
});
