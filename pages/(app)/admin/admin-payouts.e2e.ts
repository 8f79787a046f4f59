/** From a payable commission to a paid statement, with one failed line. */
import { expect, test } from 'playwright/test';

test('a run is made, one payment fails, the other is marked as paid and stands on the statement', async ({ page }) => {
  expect((await page.request.post('/api/admin/login', { data: { username: 'admin', password: 'demo-admin' } })).ok()).toBe(true);
  await page.goto('/admin/payouts');
  await page.getByLabel('Name of the run').fill('Journey run');
  await page.getByRole('button', { name: /^Make a run with/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journey run' })).toBeVisible();
  const runUrl = page.url();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV for PayPal' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('button', { name: /^Mark the payment to Harbour Lane Consulting as failed/ }).click();
  await page.getByRole('dialog').getByLabel('What went wrong').fill('The account was closed');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as failed' }).click();
  await expect(page.getByText('The account was closed')).toBeVisible();
  await page.getByRole('button', { name: 'Close the run' }).click();
  await expect(page.locator('.toast')).toContainText('Run Closed');

  // The commission went back, so the next run holds it again.
  await page.goto('/admin/payouts');
  await page.getByLabel('Name of the run').fill('Second try');
  await page.getByRole('button', { name: /^Make a run with/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second try' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark Harbour Lane Consulting as paid' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(dialog.getByText('Please enter the reference of the payment.')).toBeVisible();
  await dialog.getByLabel('Reference').fill('BATCH-2026-11');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('BATCH-2026-11')).toBeVisible();
  await page.getByRole('button', { name: 'Close the run' }).click();
  await expect(page.locator('.toast')).toContainText('Run Closed');

  await page.goto('/payout-statement/1');
  await expect(page.getByRole('cell', { name: 'BATCH-2026-11' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Failed: The account was closed' })).toBeVisible();
  expect(runUrl).not.toBe('');

  await page.goto('/admin/reconciliation');
  await expect(page.getByText('No payment provider is connected')).toBeVisible();
});
