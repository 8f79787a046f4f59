import { expect, it } from 'vitest';
import { createSharedPages, isSharedPage, type RenderedPage } from './app-pages.route.ts';

const page = (html: string, status = 200): RenderedPage => ({
  status,
  headers: [['content-type', 'text/html']],
  html,
  hasFailed: false,
});

it('M4: a shared page is rendered once, and each response carries its own nonce everywhere', async () => {
  const rendered: string[] = [];
  const shared = createSharedPages(async (pathname, nonce) => {
    rendered.push(pathname);
    return page(`<script nonce="${nonce}">{"nonce":"${nonce}"}</script>${pathname}`);
  });
  const nonces = ['one+/==', 'two$&', 'three'];
  const pages = await Promise.all(nonces.map((nonce) => shared('/admin-login', nonce)));
  expect(pages.map(({ html }) => html)).toEqual(
    nonces.map((nonce) => `<script nonce="${nonce}">{"nonce":"${nonce}"}</script>/admin-login`),
  );
  expect((await shared('/affiliate-login', 'four')).html).toContain('/affiliate-login');
  expect(rendered).toEqual(['/admin-login', '/affiliate-login']);
});

it('M4: a failed rendering is not cached', async () => {
  const outcomes = [
    () => Promise.reject(new Error('no renderer')),
    async () => page('broken', 500),
    async () => page('fine'),
  ];
  const shared = createSharedPages(() => (outcomes.shift() ?? (async () => page('again')))());
  await expect(shared('/admin-login', 'n')).rejects.toThrow('no renderer');
  expect((await shared('/admin-login', 'n')).status).toBe(500);
  expect((await shared('/admin-login', 'n')).html).toBe('fine');
  expect((await shared('/admin-login', 'n')).html).toBe('fine');
});

it('M4: only public pages without a query are shared', () => {
  for (const path of ['/admin-login', '/affiliate-login', '/affiliate-signup', '/order-confirmation'])
    expect([path, isSharedPage(path, ''), isSharedPage(path, '?order=123456789')]).toEqual([
      path,
      true,
      false,
    ]);
  for (const path of [
    '/admin',
    '/admin-invite',
    '/affiliate-dashboard/1',
    '/checkout/success',
    '/admin-login/index.pageContext.json',
  ])
    expect([path, isSharedPage(path, '')]).toEqual([path, false]);
});
