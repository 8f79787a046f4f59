import axe from 'axe-core';
import { expect, test } from 'playwright/test';

/** One address per template. */
const TEMPLATES = [
  '/',
  '/portfolio',
  '/why-tree',
  '/refund-policy',
  '/affiliate',
  '/blog',
  '/blog/what-customers-check-before-they-ring',
  '/restaurant',
  '/cheap-website-design-greece',
  '/locations',
  '/demo-checkout',
  '/nowhere-at-all',
  '/order-confirmation',
  '/project',
  '/affiliate-signup',
  '/affiliate-login',
  '/admin-login',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any template (${colorScheme}), and nothing scrolls sideways at 320 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    for (const address of TEMPLATES) {
      await page.goto(address);
      await expect(page.locator('main h1')).toHaveCount(1);
      await page.evaluate(axe.source);
      const found = await page.evaluate(async () => {
        const { violations } = await (
          window as unknown as {
            axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          }
        ).axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
      });
      expect(found, address).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(
        320,
      );
    }
  });
}
