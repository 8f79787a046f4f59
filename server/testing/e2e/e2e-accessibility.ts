import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';

/** Accessibility rules that screenshots cannot show. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
  // A toast has too little contrast while it fades in.
  await page.evaluate(() =>
    Promise.all(
      document
        .querySelector('.toast')
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    ),
  );
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
    };
    return (await axe.run()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
    );
  });
  expect(found).toEqual([]);
}
