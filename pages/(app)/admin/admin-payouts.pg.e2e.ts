/**
 * Three payout runs: a failed payment, a refund after the payout, and a negative balance that new
 * commissions offset. The old sales come from server/testing/e2e/e2e-sales.ts.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { CASHIER } from '#server/testing/e2e/e2e-accounts.ts';
import { signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, readEmail } from '#server/testing/e2e/e2e-fixtures.ts';
import { testOncePerShop } from '#server/testing/e2e/e2e-own-shop.ts';

// It pays the only commissions that are old enough.
const test = testOncePerShop();

const QUARRY = 'Quarry Lane Studio';
const HARBOUR = 'Harbour Lane Consulting';
const CARRIED = 'Refunds outweigh the commissions: the balance is carried over.';

/** Logs in with a code, because unverified addresses are not paid. */
async function logInAsAffiliate(page: Page, email: string): Promise<string> {
  await page.goto('/affiliate-login');
  // The first page of a fresh server hydrates late.
  await expect(page.getByRole('button', { name: 'Send Verification Code' })).toBeEnabled();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  const code = (await readEmail(page.request, email, /sign-in code$/)).subject.slice(0, 6);
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code);
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${QUARRY}!` })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

const rowOf = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });

async function makeRun(page: Page, label: string, payouts: number, leftOut?: string): Promise<void> {
  await page.goto('/admin/payouts');
  await page.getByRole('button', { name: 'Create payout run…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a payout run' });
  await dialog.getByLabel('Name of the run').fill(label);
  await expect(dialog).toContainText(`${payouts} ${payouts === 1 ? 'payout' : 'payouts'}, total: $`);
  if (leftOut) {
    const row = dialog.locator('tbody tr').filter({ hasText: QUARRY });
    await expect(row).toContainText('-$25.00');
    await expect(row).toContainText(`Left out${leftOut}`);
  }
  await dialog.getByRole('button', { name: 'Create payout run' }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
}

async function pay(page: Page, name: string, reference: string): Promise<void> {
  await page.getByRole('button', { name: `Mark as paid for ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(dialog.getByText('Enter the reference of the payment.')).toBeVisible();
  await expect(dialog).toContainText(`will be marked as paid, and ${name} will get an email.`);
  await dialog.getByLabel('Reference').fill(reference);
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(rowOf(page, name)).toContainText(reference);
  await expect(page.locator(':focus')).toContainText(reference);
}

async function closeRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close the run' }).click();
  await expect(page.locator('.toast').filter({ hasText: 'Run closed' })).toBeVisible();
}

async function csvOf(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV for PayPal' }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('from sale to paid statement, with one failed line and one negative balance carried over', async ({
  page,
  newPerson,
}) => {
  const affiliate = await newPerson();
  const affiliateId = await logInAsAffiliate(affiliate, 'hello@quarrylane.example');
  await signIn(page, CASHIER);

  await test.step('the first run pays one affiliate, the payment to the other fails', async () => {
    await makeRun(page, 'First run', 2);
    await page.getByRole('button', { name: `Mark as failed: the payment to ${HARBOUR}` }).click();
    await page.getByRole('dialog').getByLabel('What went wrong').fill('The account was closed');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as failed' }).click();
    await expect(rowOf(page, HARBOUR)).toContainText('The account was closed');
    await expect(page.locator(':focus')).toContainText('The account was closed');
    await pay(page, QUARRY, 'BATCH-1');
    await closeRun(page);
  });

  await test.step('a paid sale is refunded: the balance falls below zero', async () => {
    await page.goto('/admin/orders?q=Gwen+Tarrant');
    await page.locator('tbody').getByRole('combobox').selectOption('cancelled');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('has already been paid out. We’ll take it off a later payout.');
    await dialog.getByRole('button', { name: 'Set to cancelled' }).click();
    await expect(page.locator('.toast').filter({ hasText: 'Status Updated' })).toBeVisible();
    await affiliate.reload();
    await expect(affiliate.getByRole('region', { name: 'Your figures' })).toContainText('-$25.00');
    await expect(affiliate.getByText('A negative balance carries over')).toBeVisible();
  });

  await test.step('the second run carries it over and makes no negative payment', async () => {
    await page.goto('/admin/payouts');
    await expect(rowOf(page, QUARRY)).toContainText(`Left out${CARRIED}`);
    await makeRun(page, 'Second run', 1, CARRIED);
    const carried = rowOf(page, QUARRY);
    await expect(carried).toContainText('-$25.00');
    await expect(carried).toContainText('Carried Over');
    await expect(carried).toContainText(CARRIED);
    await expect(carried.getByRole('button')).toHaveCount(0);
    const csv = await csvOf(page);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('accounts@harbourlane.example,25.00,USD');
    // The failed payment released its commission, so this run includes it again.
    await pay(page, HARBOUR, 'BATCH-2');
    await closeRun(page);
    await page.getByRole('link', { name: 'Back to Payouts' }).click();
    await expect(rowOf(page, 'Second run')).toContainText('1 paid, 1 carried over');

    await affiliate.getByRole('link', { name: 'Statement' }).click();
    await expect(affiliate.getByRole('row').filter({ hasText: 'Second run' })).toContainText(
      `Carried over: ${CARRIED}`,
    );
    await expect(affiliate.getByRole('row').filter({ hasText: 'Second run' })).toContainText('-$25.00');
    await expect(
      affiliate.getByText('An amount below zero is carried over and taken off the commissions'),
    ).toBeVisible();
  });

  await test.step('the third run deducts it from the commissions earned since', async () => {
    for (let left = 2; left > 0; left--) {
      await page.goto(`/admin/commissions?stage=review&q=Quarry+Lane`);
      await expect(page.getByRole('button', { name: /^Release the commission/ })).toHaveCount(left);
      await page
        .getByRole('button', { name: /^Release the commission/ })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Why it’s fine to pay').fill('Bought for a client');
      await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
      await expect(page.getByRole('button', { name: /^Release the commission/ })).toHaveCount(left - 1);
    }
    await makeRun(page, 'Third run', 1);
    await expect(rowOf(page, QUARRY)).toContainText('3 commissions');
    await expect(rowOf(page, QUARRY)).toContainText('$25.00');
    expect(await csvOf(page)).toContain('money@quarrylane.example,25.00,USD');
    await pay(page, QUARRY, 'BATCH-3');
    await closeRun(page);
  });

  await test.step('both statements list every entry, and the ledger checks pass', async () => {
    await affiliate.goto(`/payout-statement/${affiliateId}`);
    const payouts = affiliate.getByRole('table').nth(1).locator('tbody tr');
    await expect(payouts).toHaveCount(3);
    await expect(payouts.nth(0)).toContainText(/Third run.*Paid.*BATCH-3\$25\.00$/);
    await expect(payouts.nth(1)).toContainText(/Second run.*Carried over.*-\$25\.00$/);
    await expect(payouts.nth(2)).toContainText(/First run.*Paid.*BATCH-1\$25\.00$/);
    // Earned, reversed, paid out, balance.
    await expect(affiliate.getByRole('table').nth(0).locator('tbody tr')).toHaveText(
      'USD$75.00$25.00$50.00$0.00',
    );
    await expect(
      affiliate.getByRole('row').filter({ hasText: 'Commission taken back, order' }),
    ).toContainText('-$25.00');

    await page.goto('/payout-statement/1');
    await expect(page.getByRole('cell', { name: 'BATCH-2' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Failed: The account was closed' })).toBeVisible();
    await page.goto('/admin/reconciliation');
    await expect(page.getByText('No payment provider is connected')).toContainText(
      'Our own ledger shows no difference.',
    );
  });
});
