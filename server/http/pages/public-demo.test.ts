import { beforeEach, describe, expect, it } from 'vitest';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { injectRuntimeValues } from '../static/inject-runtime-values.ts';
import { withDemoBanner } from './html-page.ts';

const BANNER = 'Demo shop: nothing here is for sale and no money is taken.';
const BUYER = { customerName: 'Ada', customerEmail: 'ada@quillbinding.example', currency: 'eur' };
const PAGE =
  '<!doctype html><html lang="de"><head><title>Home</title></head><body class="x"><main><x-variant when="demo-mailbox:open">mailbox</x-variant></main></body></html>';

let local: TestApp;
let open: TestApp;
beforeEach(async () => {
  local = await createTestApp({ DEMO: 'on' });
  open = await createSecondApp({ DEMO: 'public' });
});

describe('H1: limits on visitors of a public demo', () => {
  it('H1: emails are readable for the signed-in admin only', async () => {
    await open.asVisitor().post('/api/demo-checkout', BUYER);
    await open.emails();
    const admin = await open.asAdmin();
    const list = await admin.get('/dev/mail');
    expect(list.status).toBe(200);
    const [, email = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(list.text) ?? [];
    expect((await admin.get(email)).status).toBe(200);
    for (const address of ['/dev/mail', '/dev/mail/', email, '/dev/mail/x.eml', '/dev/other']) {
      const { status, headers, text } = await open.asVisitor().get(address);
      expect([status, headers.get('location'), headers.get('cache-control'), text], address).toEqual([
        302,
        '/admin-login',
        'private, no-store',
        '',
      ]);
    }
    expect((await local.asVisitor().get('/dev/mail')).status).toBe(200);
  });

  it('the demo checkout works for a visitor up to the order form, without a mailbox', async () => {
    const { status, body } = await open.asVisitor().post('/api/demo-checkout', BUYER);
    expect(status).toBe(201);
    const link = new URL(body.formLink);
    expect([link.pathname, link.searchParams.get('order')]).toEqual([
      '/order-confirmation',
      String(body.orderId),
    ]);
    const sent = await open.asVisitor().post('/api/order-confirmations', {
      fullName: 'Ada Quill',
      email: BUYER.customerEmail,
      businessName: 'Quill Bookbinding',
      businessDescription: 'Hand-bound books and repairs, made to order in a small workshop.',
      orderConfirmed: true,
      orderId: body.orderId,
      token: link.hash.slice('#t='.length),
    });
    expect(sent.status).toBe(201);
    expect(await open.sql('select order_id::int as id from order_confirmation')).toEqual([
      { id: body.orderId },
    ]);
    const form = await open
      .asVisitor()
      .call('/forms/demo-checkout', { method: 'POST', raw: new URLSearchParams(BUYER) });
    expect(form.text).toContain('/order-confirmation?order=');
    expect(form.text).not.toContain('/dev/mail');
  });

  it('H1: all visitors together can place at most 500 demo orders a day', async () => {
    await open.sql(
      `insert into rate_counter (key, count, window_ends_at, last_at) values ('demo-orders', 500, now() + interval '1 hour', now())`,
    );
    const { status, headers } = await open.asVisitor().post('/api/demo-checkout', BUYER);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await local.asVisitor().post('/api/demo-checkout', BUYER)).status).toBe(201);
  });

  it('H1: limits per address also apply to local callers, because a tunnel may end there', async () => {
    const login = () => open.asVisitor().post('/api/admin/login', { username: 'nobody', password: 'wrong' });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await login()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('H1: the banner of a public demo', () => {
  it('H1: is on every pre-rendered page, and in no other mode', () => {
    const html = injectRuntimeValues(PAGE, open.deps.config);
    expect(html).toContain(`<body class="x"><aside lang="en" aria-label="Demo shop"`);
    expect(html).toContain(BANNER);
    expect(html).not.toContain('mailbox');
    expect(injectRuntimeValues(PAGE, local.deps.config)).toBe(
      '<!doctype html><html lang="de"><head><title>Home</title></head><body class="x"><main>mailbox</main></body></html>',
    );
  });

  it('H1: is on pages rendered by routes, once', async () => {
    const admin = await open.asAdmin();
    for (const address of ['/dev/mail', '/api/docs'])
      expect((await admin.get(address)).text.split(BANNER), address).toHaveLength(2);
    expect((await open.asVisitor().call('/forms/contact', { method: 'POST', raw: 'name=' })).text).toContain(
      BANNER,
    );
    expect((await local.asVisitor().get('/dev/mail')).text).not.toContain(BANNER);
  });

  it('H1: contains no style block and no script, so that every content policy allows it', () => {
    const added = withDemoBanner('<html><body></body></html>');
    expect(added).not.toMatch(/<style|<script|class=/);
    expect(added).toMatch(
      /^<html style="--demo-bar:[\d.]+rem"><body><aside [^>]+>[^<]+<\/aside><\/body><\/html>$/,
    );
  });

  it('a public demo is excluded from search results', async () => {
    expect((await open.asVisitor().get('/healthz')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await local.asVisitor().get('/healthz')).headers.get('x-robots-tag')).toBeNull();
  });
});
