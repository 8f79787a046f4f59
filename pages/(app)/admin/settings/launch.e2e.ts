/** What is left before the shop opens. */
import { expectAccessibleEverywhere } from '#server/testing/e2e/e2e-accessibility.ts';
import { PILOT } from '#server/testing/e2e/e2e-accounts.ts';
import { signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

test('an owner sees what is left before the shop opens, and confirms what only a person knows', async ({
  page,
}) => {
  await signIn(page, PILOT);
  // A second attempt finds what the first one left.
  await page.request.post('/api/trpc/launch.confirm', { data: { row: 'legal-texts', isTrue: false } });
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Before you go public' }).click();
  await expect(page.getByText('This is the demo')).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: 'Legal texts' });
  await row.getByRole('button', { name: 'The texts are ours: Legal texts' }).press('Enter');
  await expect(row).toContainText(`Confirmed by ${PILOT.username}`);
  await expectAccessibleEverywhere(page);
  await row.getByRole('button', { name: 'Withdraw: Legal texts' }).click();
  await expect(row.getByRole('button', { name: 'The texts are ours: Legal texts' })).toBeVisible();
});
