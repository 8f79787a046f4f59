/** Script that a page loads before any interaction, compressed, headers included. */
import type { Page } from 'playwright/test';
import { PORTER } from '#server/testing/e2e/e2e-accounts.ts';
import { signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

const MAX_KILOBYTES: [path: string, max: number][] = [
  ['/checkout/success', 170],
  ['/affiliate-login', 210],
  ['/admin-login', 210],
  ['/order-confirmation', 230],
  ['/admin', 255],
];

async function scriptBytes(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return bytes;
}

for (const [path, max] of MAX_KILOBYTES)
  test(`${path} loads at most ${max} kB of script`, async ({ page }) => {
    if (path === '/admin') await signIn(page, PORTER);
    expect((await scriptBytes(page, path)) / 1000).toBeLessThanOrEqual(max);
  });
