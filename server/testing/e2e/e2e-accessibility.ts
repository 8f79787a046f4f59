import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

type Axe = {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
};

/** `wcag22aa` adds the size of targets to what axe checks by default. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Accessibility rules that screenshots cannot show. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
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
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
    );
  }, TAGS);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
}

/** The page does not scroll sideways. */
export async function expectFitsWidth(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // Charts learn of another width a frame later.
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

/** On a phone in the dark, then on a wide screen by day. The screens at first: screens.e2e.ts. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
    await expectFitsWidth(page);
  }
}
