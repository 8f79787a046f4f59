/** Consequences with a question or an undo: emails, notes, replies, orders, payout runs. */
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { OPERATOR } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

test('the palette opens its first result, acts on an order, and the same keys close it', async ({ page }) => {
  await signIn(page, OPERATOR);
  const order = await addOrder(page.request, { customerName: `Palette ${unique()}` });
  await page.goto(`/admin/orders/${order.id}`);
  await expect(page.getByRole('button', { name: `Send Form Link for order ${order.id}` })).toBeEnabled();
  const palette = page.getByRole('dialog', { name: 'Find or go to' });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await palette.getByRole('textbox').fill(`send ${order.customerName}`);
  const first = palette.locator('[data-selected]');
  await expect(first).toContainText(`Send form link to ${order.customerName}`);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Form Sent Successfully');
  await expect(page.getByRole('main')).toContainText('Form Sent');

  const question = page.getByRole('dialog', { name: `Set order ${order.id} to cancelled` });
  // Also for the same order again, whose page is open.
  for (const _ of ['first', 'second']) {
    await page.keyboard.press('Control+k');
    await palette.getByRole('textbox').fill(`cancel ${order.id}`);
    await expect(first).toContainText(`Cancel order #${order.id}…`);
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
  }
});

test('an email is sent again only after its text was shown, without the secret of its link', async ({
  page,
}) => {
  await signIn(page, OPERATOR);
  const order = await addOrder(page.request);
  await page.request.post(`/api/orders/${order.id}/send-form`);
  const emails = page.getByRole('region', { name: 'Emails' });
  await expect(async () => {
    await page.goto(`/admin/orders/${order.id}`);
    await emails.getByRole('heading').click({ timeout: 10_000 });
    await expect(emails.getByRole('button')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await emails.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Email' });
  await expect(dialog).toContainText(order.customerEmail);
  await expect(dialog.getByRole('region', { name: 'Text of the email' })).toContainText('#•••');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(emails.getByRole('listitem')).toHaveCount(1);
  await emails.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(page.locator('.toast')).toContainText('Email queued');
  await expect(emails.getByRole('listitem')).toHaveCount(2);
});

test('a removed note comes back with Undo; without it, it is gone, also after a reload and after Logout', async ({
  page,
}) => {
  await signIn(page, OPERATOR);
  const order = await addOrder(page.request);
  await page.goto(`/admin/orders/${order.id}`);
  const notes = page.getByRole('region', { name: 'Private notes' });
  await notes.getByLabel('Add a note').fill('Rings on Tuesday.');
  await notes.getByRole('button', { name: 'Save note' }).click();
  const remove = notes.getByRole('button', { name: /^Remove the note/ });
  await remove.click();
  await expect(notes.getByText('Rings on Tuesday.')).toHaveCount(0);
  await expect(notes.getByRole('heading')).toBeFocused();
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(notes.getByText('Rings on Tuesday.')).toBeVisible();
  await remove.click();
  const removed = page.waitForResponse(/notes\.remove/);
  await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click();
  await removed;
  await page.reload();
  await expect(notes.getByText('No notes yet.')).toBeVisible();

  await notes.getByLabel('Add a note').fill('Rings on Friday.');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await remove.click();
  await expect(page.locator('.toast').getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  await expect(notes.getByText('No notes yet.')).toBeVisible();

  await notes.getByLabel('Add a note').fill('Rings on Monday.');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await remove.click();
  // What a browser reports when it keeps the page for its back button.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.reload();
  await expect(notes.getByText('No notes yet.')).toBeVisible();

  await notes.getByLabel('Add a note').fill('Rings on Sunday.');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await remove.click();
  await expect(page.locator('.toast').getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await signIn(page, OPERATOR);
  await page.goto(`/admin/orders/${order.id}`);
  await expect(notes.getByText('No notes yet.')).toBeVisible();
});

test('a reply puts the enquiry in progress, or marks it as answered', async ({ page }) => {
  await signIn(page, OPERATOR);
  const sent = await page.request.post('/api/contacts', {
    data: { name: `Ida ${unique()}`, email: 'ida@reply.example', message: 'Do you do menus?' },
  });
  const { id } = (await sent.json()) as { id: number };
  await page.goto(`/admin/contacts/${id}`);
  const state = page.getByLabel(/^Status of the enquiry/);
  await page.getByRole('button', { name: 'More ways to reply' }).click();
  await page.getByRole('menuitem', { name: 'Reply by email, mark as in progress' }).click();
  await expect(page.locator('.toast')).toContainText('new → in_progress');
  await expect(state).toHaveValue('in_progress');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reply by email, mark as answered' }).click();
  await expect(state).toHaveValue('answered');
  await expect(page.getByRole('link', { name: 'Reply by email', exact: true })).toBeVisible();
});

test('an affiliate is picked by name, and closing an account is apart from pausing it', async ({ page }) => {
  await signIn(page, OPERATOR);
  const name = `Picker ${unique()}`;
  const joined = await page.request.post('/api/affiliates', {
    data: { name, email: `${unique()}@pick.example` },
  });
  const { id, referralCode } = (await joined.json()) as { id: number; referralCode: string };
  await page.goto('/admin/add-order');
  await expect(page.getByRole('button', { name: 'Add Order' })).toBeEnabled();
  await page.getByLabel('Referral Code').fill(name);
  await expect(page.locator(`datalist option[value="${referralCode}"]`)).toHaveText(name);
  await page.getByLabel('Referral Code').fill(referralCode);
  await page.goto(`/admin/affiliates/${id}`);
  await page
    .getByRole('region', { name: 'Close account' })
    .getByRole('button', { name: 'Close account…' })
    .click();
  await expect(page.getByRole('dialog', { name: `Close the account of ${name}?` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/admin/audit?actor=${OPERATOR.username}`);
  await expect(page.getByRole('cell', { name: /operator signed in/ }).first()).toBeVisible();
  await page.goto('/admin/accounts');
  await page.getByRole('tab', { name: 'Your account' }).click();
  await expect(page).toHaveURL(/\?tab=login$/);
  await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toBeVisible();
  await expectAccessible(page);
});
