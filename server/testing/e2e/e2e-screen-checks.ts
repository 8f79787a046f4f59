/** What has to hold on every screen, checked on one visit. */
import type { Page } from 'playwright/test';
import { accessibilityProblems } from './e2e-accessibility.ts';
import { expect } from './e2e-fixtures.ts';
import * as probes from './e2e-screen-probes.ts';
import type { ScreenLinks } from './e2e-screens.ts';

/** For screens whose addresses need none, or only some. */
export const NO_LINKS: ScreenLinks = {
  affiliate: '',
  certificate: '',
  designs: '',
  email: '',
  form: '',
  invite: '',
  live: '',
  order: '',
  receipt: '',
  review: '',
};

const WIDE = { width: 1280, height: 900 };
/** 1280 x 1024 px at a magnification of 400 %, which is also the narrowest screen. */
const ZOOMED = { width: 320, height: 256 };
/** A4 with margins of 1 cm. */
const PAPER = { width: 718, height: 1000 };
const STOPS_IN_HEADER = 4;
const STOPS_IN_MAIN = 6;

const stillScreen = { media: 'screen', reducedMotion: 'reduce' } as const;

/** For a page before its first screen. */
export async function prepareScreens(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ ...stillScreen, colorScheme: 'light' });
  await page.addInitScript(probes.recordMotion);
  await page.addInitScript(probes.recordHeading);
}

async function tab(page: Page, times: number, problems: string[]): Promise<probes.FocusStop[]> {
  const stops: probes.FocusStop[] = [];
  for (let n = 0; n < times; n++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(probes.focusStop);
    if (!stop) break;
    stops.push(stop);
    problems.push(...stop.problems.map((problem) => `keyboard: ${stop.html}: ${problem}`));
  }
  return stops;
}

/** What is wrong with the first stops of the page. */
export async function keyboardProblems(page: Page, hasHeader: boolean): Promise<string[]> {
  await page.evaluate(probes.addBrowserStop);
  const problems = await stopProblems(page, hasHeader);
  await page.evaluate(probes.removeBrowserStop);
  return problems;
}

async function stopProblems(page: Page, hasHeader: boolean): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(probes.forgetStop);
  await page.evaluate(probes.focusStart);
  const [first] = await tab(page, STOPS_IN_HEADER, problems);
  if (!first) return ['keyboard: nothing can be focused'];
  if (!hasHeader) return problems;
  if (!first.isSkipLink) return [...problems, `keyboard: ${first.html} comes before the skip link`];
  await page.locator('a[href="#main"]').press('Enter');
  await page.evaluate(probes.forgetStop);
  const [next] = await tab(page, STOPS_IN_MAIN, problems);
  if (next && !next.isInMain) problems.push(`keyboard: ${next.html} follows the skip link`);
  return problems;
}

async function zoomedProblems(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const covered = await page.evaluate(probes.coveredHeight);
  return [
    ...(width > ZOOMED.width ? [`320 px: scrolls sideways, ${width} px wide`] : []),
    ...(await page.evaluate(probes.cutText, false)).map((text) => `320 px: ${text}`),
    ...(covered > ZOOMED.height / 2 ? [`400 %: ${covered} of ${ZOOMED.height} px stay covered`] : []),
    ...(await page.evaluate(probes.unreachable)).map((part) => `400 %: covered: ${part}`),
  ];
}

async function paperProblems(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(width > PAPER.width ? [`print: ${width} of ${PAPER.width} px wide`] : []),
    ...(await page.evaluate(probes.cutText, true)).map((text) => `print: ${text}`),
    ...(await page.evaluate(probes.paperProblems)).map((text) => `print: ${text}`),
  ];
}

/**
 * Accessibility in both schemes, 320 px and a magnification of 400 %, keyboard, reduced motion and
 * paper, of the screen that is open.
 * @param hasHeader false for pages without header and navigation
 */
export async function screenProblems(page: Page, hasHeader = true): Promise<string[]> {
  await page.evaluate(probes.recordMotion);
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ ...stillScreen, colorScheme: 'light' });
  const problems = (await accessibilityProblems(page)).map((found) => `light: ${found}`);
  await page.setViewportSize(ZOOMED);
  await page.emulateMedia({ ...stillScreen, colorScheme: 'dark' });
  problems.push(...(await accessibilityProblems(page)).map((found) => `dark: ${found}`));
  problems.push(...(await zoomedProblems(page)));
  problems.push(...(await keyboardProblems(page, hasHeader)));
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ ...stillScreen, media: 'print', colorScheme: 'dark' });
  problems.push(...(await paperProblems(page)));
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ ...stillScreen, colorScheme: 'light' });
  const moving = await page.evaluate(probes.recordedMotion);
  return [...problems, ...moving.map((found) => `reduced motion: ${found}`)];
}

/** For a screen that a journey has reached; `name` is the one in e2e-screens.ts. */
export async function expectScreen(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  // At a magnification of 400 %, a toast covers half of the window for five seconds.
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(await screenProblems(page), name).toEqual([]);
  if (size) await page.setViewportSize(size);
}
