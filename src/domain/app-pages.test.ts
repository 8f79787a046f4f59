import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { APP_PAGES, appPage } from './app-pages.ts';
import { site } from './site.ts';

const at = (folder: string, id = '7') =>
  appPage({ pageId: `/pages/(app)/${folder}`, is404: null, routeParams: { id } });

it('every application page has its own title and description', () => {
  const folders = globSync('**/+Page.tsx', { cwd: 'pages/(app)' }).map((file) =>
    file.replace('/+Page.tsx', ''),
  );
  expect(folders.filter((folder) => folder !== '_error').sort()).toEqual(Object.keys(APP_PAGES).sort());
  const pages = Object.keys(APP_PAGES).map((folder) => at(folder));
  for (const key of ['title', 'description'] as const)
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
});

it('a detail page names its number, and an error page the error', () => {
  expect(at('admin/orders/@id', '123').title).toBe(`Order #123 | Admin | ${site.brand}`);
  expect(appPage({ pageId: '/pages/(app)/_error', is404: true, routeParams: {} }).title).toBe(
    `Page not found | ${site.brand}`,
  );
  expect(appPage({ pageId: null, is404: false, routeParams: {} }).title).toBe(
    `Something went wrong | ${site.brand}`,
  );
});
