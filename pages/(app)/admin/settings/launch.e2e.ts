/** What is left before the shop opens. */
import { expectAccessibleEverywhere } from '#server/testing/e2e/e2e-accessibility.ts';
import { PILOT } from '#server/testing/e2e/e2e-accounts.ts';
import { signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

test('an owner sees what is left before the shop opens, and says by keyboard what does not apply', async ({
  page,
}) => {
  await signIn(page, PILOT);
  // A second attempt finds what the first one left.
  await page.request.post('/api/trpc/launch.endExemption', { data: { row: 'payment' } });
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Before you go public: \d+ of \d+ done$/ }).click();
  await expect(page.getByText('This is the demo')).toBeVisible();
  await expect(page.getByText('reserved for examples').first()).toBeVisible();

  const payment = page.getByRole('region', { name: 'Payment', exact: true });
  await payment.getByRole('button', { name: 'Payment: not applicable…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Payment: not applicable' });
  await expect(dialog.getByLabel('Why does it not apply to your shop?')).toBeFocused();
  await page.keyboard.type('We send invoices.');
  await dialog.getByRole('button', { name: 'Mark as not applicable' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^\d+ of \d+ done, 1 not applicable$/)).toBeFocused();

  await page.getByText(/^Everything \(\d+\)$/).click();
  await expect(payment).toContainText('Does not apply: We send invoices. (');
  await expectAccessibleEverywhere(page);
  await payment.getByRole('button', { name: 'It applies: Payment' }).click();
  await expect(payment.getByRole('button', { name: 'Payment: not applicable…' })).toBeVisible();

  await page.getByRole('button', { name: 'Enter the code…' }).click();
  await page.getByRole('dialog').getByLabel('Code').fill('T9ZK1A-T9ZJ00-0123456789ABCDEF');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/not a code that a restore of this shop’s backup printed/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Everything was checked again')).toBeVisible();
});
