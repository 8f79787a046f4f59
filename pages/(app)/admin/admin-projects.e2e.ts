/** A project from the form to the live website, as staff record it. */
import { expectAccessible, expectFitsWidth } from '#server/testing/e2e/e2e-accessibility.ts';
import { WEAVER } from '#server/testing/e2e/e2e-accounts.ts';
import { signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';
import { type ChangeSteps, changeProject, projectPanel } from '#server/testing/e2e/e2e-projects.ts';
import { CONFIRMATION } from '#server/testing/factories.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { FILES_PER_MESSAGE, FILES_TOO_MANY } from '#src/domain/project/customer-page/customer-page.schema.ts';

test('staff take a project to its live website on a phone, undo, and find it in the list and on the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(page, WEAVER);
  const customerName = `Project ${unique()}`;
  const paid = await page.request.post('/api/demo-checkout', {
    data: { customerName, customerEmail: `project${unique()}@journey.example` },
  });
  const { orderId, formLink } = (await paid.json()) as { orderId: number; formLink: string };
  const panel = projectPanel(page);
  const dialog = page.getByRole('dialog');
  const toast = page.locator('.toast');
  await page.goto(`/admin/orders/${orderId}`);
  await expect(panel).toContainText('Order form: waiting for the customer. The clock is stopped.');
  // No change is possible yet.
  await expect(panel.getByRole('button')).toHaveText([
    'Assign to me',
    'Write to the customer…',
    'Revoke the customer’s link…',
  ]);

  await panel.getByRole('button', { name: 'Write to the customer…' }).click();
  const uploads = `**${apiPaths.staffProjectFiles}/**`;
  let uploaded = 0;
  await page.route(uploads, (route) =>
    route.fulfill({ json: { id: ++uploaded, name: `Picture ${uploaded}` } }),
  );
  const file = { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('picture') };
  const chosen = Array.from({ length: FILES_PER_MESSAGE + 1 }, () => file);
  await dialog.locator('input[type=file]').setInputFiles(chosen);
  await expect(dialog.getByText(FILES_TOO_MANY)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Remove Picture/ })).toHaveCount(FILES_PER_MESSAGE);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute(uploads);

  const token = /#t=(.+)$/.exec(formLink)?.[1];
  const form = await page.request.post('/api/order-confirmations', {
    data: { ...CONFIRMATION, orderId, token },
  });
  expect(form.status()).toBe(201);
  await page.reload();
  await expect(panel).toContainText(/Designs due .+; 2[34] h( \d+ min)? left/);
  await expect(panel.locator('[aria-current=step]')).toContainText('Designing');
  await expectAccessible(page);
  await expectFitsWidth(page);

  const change = (name: string, steps?: ChangeSteps) => changeProject(page, name, steps);
  const designsReady = { email: 'Your designs are ready' };
  await panel.getByRole('button', { name: 'Send designs…' }).press('Enter');
  await dialog.getByLabel('Note to the customer').fill('Our favourite is the second one.');
  await expect(dialog).toContainText('The customer gets the email below at once.');
  const email = dialog.locator('iframe');
  await expect(email).toHaveAttribute('srcdoc', /Our favourite is the second one\..+See your designs/s);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Send designs…' })).toBeFocused();
  await change('Send designs', designsReady);
  await expect(panel).toContainText('Choice of a design: waiting for the customer.');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toast).toContainText('Change undone');
  await expect(panel.locator('[aria-current=step]')).toContainText('Designing');

  for (const title of ['Workshop', 'Fabric']) {
    await panel.getByRole('button', { name: 'Add a link…' }).click();
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Address').fill(`https://designs.example/${title}`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await change('Send designs', designsReady);
  // The customer chose by phone.
  await panel.getByRole('button', { name: 'Start building…' }).click();
  await dialog.getByRole('button', { name: 'Start building', exact: true }).click();
  await expect(dialog).toContainText('Choose the design that the customer wants.');
  await expectAccessible(page);
  await dialog.getByLabel('Design that the customer chose').selectOption('Fabric');
  await dialog.getByRole('button', { name: 'Start building', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel).toContainText(/Website due .+; 4[78] h( \d+ min)? of working time left/);

  // Another tab still shows the earlier stage: its change is rejected with the reason.
  const other = await page.context().newPage();
  await other.goto(`/admin/orders/${orderId}`);
  await expect(other.getByRole('button', { name: 'Ready for review…' })).toBeVisible();
  await change('Ready for review', {
    email: 'Your website is ready for your review',
    fill: (asked) => asked.getByLabel(/^Address where/).fill('preview.quill.example'),
  });
  await other.getByRole('button', { name: 'Ready for review…' }).click();
  await other.getByLabel(/^Address where/).fill('preview.quill.example');
  await other.getByRole('dialog').getByRole('button', { name: 'Ready for review', exact: true }).click();
  await expect(other.getByRole('dialog')).toContainText(
    'This project was changed by someone else. Your change was not saved.',
  );
  await other.close();

  await change('Customer approved');
  await expect(panel).toContainText('Launch due');
  await panel.getByRole('button', { name: 'Mark as live…' }).click();
  // Its preview moves the buttons when it arrives.
  await expect(dialog.getByRole('figure')).toContainText('Your website is live');
  await dialog.getByRole('button', { name: 'Mark as live', exact: true }).click();
  await expect(dialog).toContainText('Enter the address of the website');
  await dialog.getByLabel('Address of the website').fill('127.0.0.1:9');
  await dialog.getByRole('button', { name: 'Mark as live', exact: true }).click();
  await expect(dialog).toContainText(
    'We couldn’t open https://127.0.0.1:9. The request failed: ECONNREFUSED.',
  );
  await expect(dialog.getByRole('button', { name: 'Mark as live anyway' })).toBeDisabled();
  await dialog.getByLabel('Note for staff').fill('The domain moves tonight.');
  await expect(dialog.getByRole('button', { name: 'Mark as live anyway' })).toBeEnabled();
  await dialog.getByLabel('Address of the website').fill('quill.example');
  await dialog.getByRole('button', { name: 'Mark as live', exact: true }).click();
  await expect(panel.getByRole('link', { name: 'https://quill.example' })).toBeVisible();
  await expect(panel).toContainText('Nothing is due.');
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('heading', { name: 'History' }).click();
  await expect(history.getByText('Design chosen: Fabric', { exact: true })).toBeVisible();
  await expect(history.getByRole('listitem').filter({ hasText: WEAVER.username })).not.toHaveCount(0);

  await panel.getByRole('button', { name: 'Revoke the customer’s link…' }).click();
  await expect(dialog).toContainText('stop working at once');
  await dialog.getByRole('button', { name: 'Revoke link', exact: true }).click();
  await expect(toast.filter({ hasText: 'Link revoked' })).toBeVisible();

  await page.goto(`/admin/projects?q=${orderId}`);
  const row = page.locator('.alist tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Live');
  await expectFitsWidth(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectFitsWidth(page);
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Board').click();
  await expect(page).toHaveURL(new RegExp(`q=${orderId}.*view=board`));
  const card = page.getByRole('region', { name: /^Live/ }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: /^Assign to me/ }).click();
  await expect(card).toContainText('Assigned to you');
  await card.getByRole('button', { name: /^Assign/ }).press('Enter');
  await card.getByRole('combobox', { name: /^Assign/ }).selectOption({ label: 'Nobody' });
  await expect(card).toContainText('Unassigned');
  await expectFitsWidth(page);
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Change/ }).click();
  await dialog.getByRole('button', { name: 'Reopen…' }).click();
  await dialog.getByRole('button', { name: 'Reopen', exact: true }).click();
  const building = page.getByRole('region', { name: /^Building/ });
  await expect(building.getByRole('listitem')).toContainText(customerName);
  const title = building.getByRole('link', { name: customerName });
  await title.press('Shift+ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Ready for review' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await building.getByRole('listitem').dragTo(page.getByRole('region', { name: /^Live/ }));
  await expect(page.getByRole('dialog', { name: 'Mark as live' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/admin/projects?q=${orderId}&turn=customer`);
  await expect(page.getByText('Clear filters').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto('/admin');
  await page.getByRole('link', { name: /late project/ }).click();
  await expect(page).toHaveURL(/\/admin\/projects\?late=yes/);
  await expect(row.first()).toContainText('late');
});
