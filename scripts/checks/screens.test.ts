import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as SCREENS from '#server/testing/e2e/e2e-screens.ts';

const screens = Object.values(SCREENS).flat();

it('every page is opened by the journey that checks screens, or by one that checks the same', () => {
  const folders = globSync('pages/**/+Page.tsx').map((file) => path.relative('pages', path.dirname(file)));
  const listed = new Set(screens.map(({ page }) => page));
  expect(folders.filter((folder) => !listed.has(folder))).toEqual([]);
});

it('every screen of the list has a page, a name of its own, and a journey that exists', () => {
  const files = screens.map(({ page }) => (page.endsWith('.ts') ? page : `pages/${page}/+Page.tsx`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  for (const { name, journey } of SCREENS.REACHED_SCREENS)
    expect(readFileSync(journey, 'utf8'), name).toContain(`expectScreen(page, '${name}')`);
});
