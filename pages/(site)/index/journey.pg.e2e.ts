/** The main journey, from a click on an affiliate's link to the admin's reply. */
import type { Page } from 'playwright/test';
import { pasteCode } from '#server/testing/e2e/e2e-affiliates.ts';
import { expect, linkIn, readEmail } from '#server/testing/e2e/e2e-fixtures.ts';
import { testOncePerShop } from '#server/testing/e2e/e2e-own-shop.ts';

// It uses fixed addresses, and a code is sent to one of them once a minute.
const test = testOncePerShop();

const AFFILIATE = { code: 'HARBR234', name: 'Harbour Lane Consulting', email: 'partner@harbourlane.example' };
/** No other test uses this address: emails are found by it. */
const BUYER = { name: 'Ada Quill', email: 'ada@quill-journey.example' };
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#1f5c43"/></svg>';

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('a referred visitor orders and fills in the form, the affiliate sees the commission, the admin processes it', async ({
  page,
  request,
  newPerson,
}) => {
  let orderNumber = '';

  await test.step('the banner shows the affiliate’s name', async () => {
    await page.goto(`/?ref=${AFFILIATE.code}`);
    await expect(page.locator('#referral')).toContainText(AFFILIATE.name);
    expect(await page.evaluate(() => localStorage.getItem('referralCode'))).toBe(AFFILIATE.code);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === '__Host-ref')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    });
  });

  await test.step('the visitor sends an enquiry', async () => {
    const form = page.locator('form[data-contact]');
    await form.getByLabel('Name').fill(BUYER.name);
    await form.getByLabel('Email').fill(BUYER.email);
    await form.getByLabel('Message').fill('How soon could you start on our site?');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'Message Sent Successfully!')).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('');
  });

  await test.step('the visitor orders the package in the demo checkout', async () => {
    await page
      .locator('#pricing')
      .getByRole('link', { name: /ORDER NOW - JUST \$250/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demo checkout' })).toBeVisible();
    await page.getByLabel('Customer name').fill(BUYER.name);
    await page.getByLabel('Email').fill(BUYER.email);
    await page.getByRole('button', { name: 'Place demo order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
    await expect(page.locator('#demo-order')).toHaveText(/^\d{9}$/);
    orderNumber = (await page.locator('#demo-order').textContent()) ?? '';
  });

  const email = await readEmail(request, BUYER.email, new RegExp(`order \\(${orderNumber}\\)$`));
  const formLink = linkIn(email.html, '/order-confirmation');

  await test.step('the emailed link opens the form, fills in the buyer, and leaves no secret in the address', async () => {
    expect(email.subject).toContain(orderNumber);
    await page.goto(formLink);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order Confirmation #${orderNumber}`);
    await expect(page.getByLabel('Full Name')).toHaveValue(BUYER.name);
    await expect(page.getByLabel('Email')).toHaveValue(BUYER.email);
    expect(new URL(page.url()).hash).toBe('');
  });

  await test.step('without its link the page explains the effect; opening the link ties the form to the order', async () => {
    const other = await newPerson();
    const unproven = other.getByText('we’ll match it to your order');
    await other.goto(`/order-confirmation?order=${orderNumber}`);
    await expect(unproven).toBeVisible();
    await expect(other.getByLabel('Full Name')).toHaveValue('');
    // Only the fragment changes: the browser loads nothing.
    await other.goto(formLink);
    await expect(other.getByLabel('Full Name')).toHaveValue(BUYER.name);
    expect(new URL(other.url()).hash).toBe('');
    await expect(unproven).toHaveCount(0);
    // SEC-23: the address may only carry a number.
    for (const text of ['Call+0900-123', '%3Csvg+onload%3Dalert(1)%3E', '1234567890123456']) {
      await other.goto(`/order-confirmation?order=${text}`);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(other.getByRole('main')).not.toContainText(/0900|alert|1234567890123456/);
    }
  });

  await test.step('a logo is uploaded', async () => {
    const picker = page.locator('input[type="file"]');
    await picker.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) });
    await expect(toast(page, 'Logo Uploaded')).toBeVisible();
  });

  await test.step('the form is sent once', async () => {
    await page.getByLabel('Business Name').fill('Quill Bookbinding');
    await page.getByLabel('Business Description').fill('Hand-bound books and repairs, made to order.');
    await page.getByLabel(/^I Confirm My Order/).check();
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await expect(toast(page, 'Order Confirmation Submitted!')).toBeVisible();
    await expect(page.getByText('Logo uploaded.')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(page.locator('#order-note')).toContainText(`Order #${orderNumber} is confirmed`);
    await readEmail(request, BUYER.email, /we’ve got your order form/);
    await page.goto(formLink);
    await expect(page.getByText('This order has already been confirmed.')).toBeVisible();
  });

  const affiliate = await newPerson();
  await test.step('the affiliate logs in with the emailed code and sees the commission', async () => {
    await affiliate.goto('/affiliate-login');
    await affiliate.getByLabel('Email').fill(AFFILIATE.email);
    await affiliate.getByRole('button', { name: 'Send Verification Code' }).click();
    await expect(affiliate.getByText(/Code expires in \d+:\d\d/)).toBeVisible();
    const code =
      /\d{6}/.exec((await readEmail(request, AFFILIATE.email, /^\d{6} is your/)).subject)?.[0] ?? '';
    await pasteCode(affiliate, code);
    await expect(affiliate).toHaveURL(/\/affiliate-dashboard\/\d+$/);
    await expect(affiliate.getByRole('heading', { name: new RegExp(AFFILIATE.name) })).toBeVisible();
    const row = affiliate.getByRole('row').filter({ hasText: orderNumber });
    await expect(row).toContainText('$25.00');
    await expect(row).toContainText('10%');
  });

  await test.step('another visitor sees none of it', async () => {
    const other = await newPerson();
    await other.goto(new URL(affiliate.url()).pathname);
    await expect(other.getByText('Dashboard Not Found')).toBeVisible();
    await expect(other.getByText(AFFILIATE.name)).toHaveCount(0);
  });

  const admin = await newPerson();
  await test.step('the admin area asks visitors to log in first', async () => {
    await admin.goto('/admin/orders');
    await expect(admin).toHaveURL(/\/admin-login$/);
    await admin.getByLabel('Username').fill('admin');
    await admin.getByRole('textbox', { name: 'Password' }).fill('demo-admin');
    await admin.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(admin).toHaveURL(/\/admin\/orders$/);
  });

  await test.step('the admin sees the order, the enquiry and the confirmation', async () => {
    await admin.goto('/admin');
    for (const name of ['Recent Orders', 'Recent Contacts'])
      await expect(admin.getByRole('region', { name }).getByRole('listitem')).toHaveCount(5);
    await admin.goto(`/admin/contacts?q=${BUYER.email}`);
    await expect(admin.getByRole('row').filter({ hasText: BUYER.name })).toContainText(
      'How soon could you start on our site?',
    );
    await admin.goto(`/admin/orders?q=${orderNumber}`);
    const row = admin.getByRole('row').filter({ hasText: orderNumber });
    await expect(row).toContainText(BUYER.email);
    await expect(row).toContainText('Form Sent');
    await expect(row).toContainText('automatic');
    await admin.goto('/admin/order-confirmations');
    await expect(admin.getByRole('row').filter({ hasText: orderNumber })).toContainText('Quill Bookbinding');
  });

  await test.step('the admin changes the status of the confirmation, and the customer is notified', async () => {
    const row = admin.getByRole('row').filter({ hasText: orderNumber });
    await row.getByRole('combobox').selectOption('in_progress');
    await expect(toast(admin, 'Status Updated')).toBeVisible();
    await expect(row).toContainText('In Progress');
    await readEmail(request, BUYER.email, /started work/);
  });

  await test.step('the admin adds an order manually and sends its form link', async () => {
    await admin.goto('/admin/add-order');
    await admin.getByLabel('Customer Name').fill('Noor Vance');
    await admin.getByLabel('Customer Email').fill('noor@vance.example');
    await admin.getByRole('button', { name: 'Add Order' }).click();
    await expect(toast(admin, 'Order Added Successfully')).toBeVisible();
    await expect(admin).toHaveURL(/\/admin\/orders$/);
    await admin.getByRole('searchbox', { name: 'Search orders' }).fill('noor@vance.example');
    const row = admin.getByRole('row').filter({ hasText: 'noor@vance.example' });
    await row.getByRole('button', { name: /Send Form Link/ }).click();
    await expect(toast(admin, 'Form Sent Successfully')).toBeVisible();
    await expect(row).toContainText('Form Sent');
    await expect(row).toContainText('by admin');
    const { html } = await readEmail(request, 'noor@vance.example', /tell us about your business/);
    const link = linkIn(html, '/order-confirmation');
    expect(new URL(link).hash).toMatch(/^#t=[\w-]+\.[\w-]{43}$/);
  });

  await test.step('after the logout the area is closed again', async () => {
    await admin.getByRole('button', { name: 'Logout' }).first().click();
    await expect(admin).toHaveURL(/\/admin-login$/);
    await admin.goto('/admin');
    await expect(admin).toHaveURL(/\/admin-login$/);
  });
});
