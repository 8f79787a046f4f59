/** How the dashboard is laid out, and how an affiliate moves in it. */
import { expectAccessible, expectFitsWidth } from '#server/testing/e2e/e2e-accessibility.ts';
import { HOST } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { newAffiliate, openDashboard, pasteCode } from '#server/testing/e2e/e2e-affiliates.ts';
import { expect, readEmail, test } from '#server/testing/e2e/e2e-fixtures.ts';

test('a new dashboard says what fills it and copies the link; the tab is in the address, for reload and back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await openDashboard(page);
  await expect(page.getByText('No commissions yet')).toBeVisible();
  await expect(page.getByText('No clicks in this period yet')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link', exact: true }).first().click();
  await expect(page.locator('.toast')).toContainText('Your referral link has been copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`?ref=${person.referralCode}`);

  const pending = page.getByRole('heading', { name: 'Pending', exact: true });
  await expect(pending).toBeVisible();
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(page).toHaveURL(/\?tab=share$/);
  await expect(pending).toHaveCount(0);
  await expect(page.getByText('Pending $0.00 · Paid out $0.00')).toBeVisible();
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Share' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/affiliate-dashboard/${person.id}$`));
  await expect(pending).toBeVisible();
});

test('the first screen shows link, next payout and newest commission; a cancelled one is struck; the statement has a period', async ({
  page,
  newPerson,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const person = await openDashboard(page);
  const staff = await newPerson();
  await signIn(staff, HOST);
  const kept = await addOrder(staff.request, { affiliateCode: person.referralCode });
  const cancelled = await addOrder(staff.request, { affiliateCode: person.referralCode });
  await staff.request.patch(`/api/orders/${cancelled.id}/status`, { data: { status: 'cancelled' } });
  await page.reload();
  const rows = page.getByRole('row');
  for (const part of [
    page.getByRole('button', { name: 'Copy Link' }),
    page.getByRole('heading', { name: 'Next payout' }),
    page.getByRole('heading', { name: 'Commission History' }),
    rows.filter({ hasText: String(cancelled.id) }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(rows.filter({ hasText: String(cancelled.id) }).locator('s')).toHaveText('$25.00');
  await expect(rows.filter({ hasText: String(kept.id) }).locator('s')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const row = rows.filter({ hasText: String(kept.id) });
  expect((await row.boundingBox())?.height).toBeLessThan(110);
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 640 });
  await expectFitsWidth(page);

  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: String(kept.id) })).toBeVisible();
  await page.getByLabel('Period').selectOption('This month');
  await expect(page.getByText(/From 1 \w+ \d{4} to /)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: String(kept.id) })).toBeVisible();
  await page.getByLabel('Period').selectOption('From the first sale');
  await page.getByLabel('Period').selectOption('Choose days…');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(page.getByText('From the first sale to 31 January 2020')).toBeVisible();
  await expect(page.getByText('No movements yet.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('');
  await expect(page.getByRole('row').filter({ hasText: String(kept.id) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL(new RegExp(`/affiliate-dashboard/${person.id}$`));
});

test('a blocked first payout offers the code on the spot', async ({ page, request }) => {
  // The sign-up opens a session that may read, but whose address is not verified.
  const person = await newAffiliate(page.request);
  await page.goto(`/affiliate-dashboard/${person.id}`);
  await expect(page.getByText('Before your first payout, confirm your email address')).toBeVisible();
  await page.getByRole('button', { name: 'Send me the code now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your email address' });
  await expect(dialog.getByLabel('Digit 1 of 6')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Send me the code now' }).click();
  await expect(dialog.getByLabel('Digit 1 of 6')).toBeFocused();
  const { subject } = await readEmail(request, person.email, /sign-in code$/);
  await pasteCode(page, subject.slice(0, 6));
  await expect(page.locator('.toast')).toContainText('Email confirmed');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Add payout details' }).click();
  await expect(page.getByRole('heading', { name: 'Payout details' })).toBeVisible();
});

test('payout details: one account by a code in a dialog, and what it replaces is named before', async ({
  page,
  request,
}) => {
  const person = await openDashboard(page);
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Add payout details…' }).click();
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog.getByText('Enter a PayPal email or your bank details')).toBeVisible();
  await dialog.getByLabel('PayPal Email').fill('money@okoro.example');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog.getByLabel('Digit 1 of 6')).toBeFocused();
  const { subject } = await readEmail(request, person.email, /payout/i);
  const [code = ''] = /\d{6}/.exec(subject) ?? [];
  await page.keyboard.type(code);
  await dialog.getByRole('button', { name: 'Change payout details' }).click();
  await expect(page.locator('.toast')).toContainText('Payout details changed');
  await expect(page.getByText('payouts are paused until')).toBeVisible();

  await page.getByRole('button', { name: 'Change payout details…' }).click();
  await dialog.getByLabel('Bank transfer').check();
  await expect(dialog.getByLabel('PayPal Email')).toHaveCount(0);
  await expect(dialog.getByText('the new bank account replaces')).toContainText('@okoro.example');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Payout details' })).toContainText('@okoro.example');
});

test('the Full-screen QR code says when the client’s visit is counted', async ({ page, newPerson }) => {
  const person = await openDashboard(page);
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('button', { name: 'Show full screen' }).click();
  const screen = page.getByRole('dialog', { name: 'Full-screen QR code' });
  await expect(screen.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  await expect(screen.getByRole('status')).toContainText('Ask your client to scan this code.');
  await expectAccessible(page);
  const client = await newPerson();
  await client.goto(`/?ref=${person.referralCode}`);
  await expect(screen.getByRole('status')).toContainText('The visit is counted.');
  await page.keyboard.press('Escape');
  await expect(screen).toHaveCount(0);
});
