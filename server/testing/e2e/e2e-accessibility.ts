import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';

/** Accessibility rules that screenshots cannot show. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
  // Half-way through a transition a colour has too little contrast. Endless ones are spinners.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
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
