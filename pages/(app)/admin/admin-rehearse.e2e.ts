/** A bulk action is played dry in its dialog, read, and then run. */
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { PROMPTER } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

test('a rehearsal shows each email before anything is changed, by keyboard and on a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, PROMPTER);
  const customerName = `Rehearsal ${unique()}`;
  const paid = await addOrder(page.request, { customerName });
  const pending = await addOrder(page.request, { customerName, status: 'pending' });
  const statusOf = async ({ id }: { id: number }) =>
    (await (await page.request.get(`/api/orders/${id}`)).json()).status;

  await page.goto(`/admin/orders?q=${encodeURIComponent(customerName)}`);
  for (const { id } of [paid, pending])
    await page
      .locator('tbody tr')
      .filter({ hasText: String(id) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Cancel orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel orders' });
  const rehearse = dialog.getByRole('button', { name: 'Rehearse' });
  await expect(rehearse).toHaveAccessibleDescription('Rehearse is a dry run: nothing is changed or sent.');
  await rehearse.press('Enter');

  await test.step('the result has the focus, names the email and opens it', async () => {
    await expect(page.locator(':focus')).toContainText('1 email, 2 orders, 1 project.');
    const email = dialog.locator('summary').filter({ hasText: paid.customerEmail });
    await expect(email).toContainText('in 5 minutes');
    await email.press('Enter');
    await expect(
      dialog.frameLocator('iframe[title="Preview of the email"]').getByText(`Hello ${customerName},`),
    ).toBeVisible();
    await expect(dialog).toContainText(`Order: #${pending.id} ${customerName}`);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('nothing was changed; Back returns to the question', async () => {
    expect([await statusOf(paid), await statusOf(pending)]).toEqual(['paid', 'pending']);
    await dialog.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(rehearse).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('after a second rehearsal the action runs from its result', async () => {
    await rehearse.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Back' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel orders' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '2 orders set to cancelled' })).toBeVisible();
    expect([await statusOf(paid), await statusOf(pending)]).toEqual(['cancelled', 'cancelled']);
  });
});
