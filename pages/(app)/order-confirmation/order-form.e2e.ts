/** The order form: draft, logo, summary of errors. */

import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';
import { arriveFrom } from '#server/testing/e2e/e2e-prices.ts';

const ADDRESS = '/order-confirmation?order=123456789';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="3"/></svg>';

test('three groups; what is typed survives a reload of this tab, belongs to its order, and goes with the sending', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole('link', { name: 'Email me a new link' })).toHaveAttribute(
    'href',
    '/project?order=123456789',
  );
  await expect(page.getByRole('group', { name: /of 3/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeEnabled();
  await page.getByLabel('Business Name').fill('Quill Bookbinding');
  await page.getByRole('radio', { name: 'Unsure' }).check();
  await expect(page.getByText('kept on this device until you send it')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Business Name')).toHaveValue('Quill Bookbinding');
  await expect(page.getByRole('radio', { name: 'Unsure' })).toBeChecked();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain('token');
  await page.goto('/order-confirmation?order=987654321');
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeEnabled();
  await expect(page.getByLabel('Business Name')).toHaveValue('');
  await page.goto(ADDRESS);
  await page.getByLabel('Full Name').fill('Ada Quill');
  await page.getByLabel('Email').first().fill('ada@quill.example');
  await page.getByLabel('Business Description').fill('Hand-bound books, made to order.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.locator('.toast')).toContainText('Order Confirmation Submitted!');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(page).toHaveURL('/');
  // Without its link the form belongs to no order yet, and the page claims none.
  await expect(page.locator('#order-note')).toContainText('We’ll match it to your order');
});

test('a sent form with errors: summary with links, title, focus on the first field; all gone once corrected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(ADDRESS);
  const button = page.getByRole('button', { name: 'Confirm Order' });
  await expect(button).toBeEnabled();
  await button.click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Order Confirmation/);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Business name is required' }).click();
  await expect(page.getByLabel('Business Name')).toBeFocused();
  await page.keyboard.type('Quill');
  await expect(summary.getByRole('link')).toHaveCount(4);
});

test('details that arrive after an invalid submit fill their fields and keep the other errors', async ({
  page,
}) => {
  const { formLink } = await (
    await page.request.post('/api/demo-checkout', {
      data: { customerName: 'Ada Quill', customerEmail: 'ada@quill-slow.example' },
    })
  ).json();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/confirmations\.prefill/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(formLink);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveCount(5);
  release();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Quill');
  await expect(summary.getByRole('link')).toHaveCount(3);
});

test('the price to confirm is the one that was paid, and no sum while it is unknown; a reload keeps the link until the form is sent', async ({
  page,
}) => {
  const { formLink } = await (
    await page.request.post('/api/demo-checkout', {
      data: { customerName: 'Ada Quill', customerEmail: 'ada@quill-euros.example', currency: 'eur' },
    })
  ).json();
  const confirm = (payment: string) =>
    page.getByRole('checkbox', {
      name: `I Confirm My Order & Understand the ${payment} Covers 1 Year of Service`,
    });
  await page.goto(ADDRESS);
  await expect(confirm('$250 Payment')).toBeVisible();

  await page.route(/confirmations\.prefill/, (route) => route.abort('internetdisconnected'));
  await page.goto(formLink);
  await expect(page.getByText('Your details could not be loaded.')).toBeVisible();
  await expect(confirm('Payment')).toBeVisible();
  await page.unroute(/confirmations\.prefill/);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Quill');
  await expect(confirm('€280 Payment')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.reload();
  expect(page.url()).not.toContain('#');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Quill');
  await page.getByLabel('Business Name').fill('Quill Bookbinding');
  await page.getByLabel('Business Description').fill('Hand-bound books and repairs.');
  await confirm('€280 Payment').check();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.locator('.toast')).toContainText('Order Confirmation Submitted!');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  // Without a link, the price is that of the visit, also in English.
  await arriveFrom(page, 'cheap-website-design-ireland', /€280/);
  await page.goto(ADDRESS);
  await expect(confirm('€280 Payment')).toBeVisible();
});

test('a logo can be dropped, is shown as a picture, and a wrong file is named at the field', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeEnabled();
  const drop = (name: string, type: string, text: string) =>
    page.locator('.logo-drop').evaluate(
      (zone, file) => {
        const data = new DataTransfer();
        data.items.add(new File([file.text], file.name, { type: file.type }));
        zone.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      },
      { name, type, text },
    );
  await drop('letter.txt', 'text/plain', 'hello');
  await expect(page.locator('.toast')).toContainText('Invalid File Type');
  const field = page.getByRole('button', { name: 'Upload Logo' });
  await expect(field).toHaveAccessibleDescription(/letter\.txt: Please upload a JPG, PNG, or SVG file\./);
  await drop('logo.svg', 'image/svg+xml', SVG);
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expect(page.getByText('Logo uploaded.')).toBeVisible();
});

test('after sending, home names the order until that is closed; the used link shows the answers to its holder only', async ({
  page,
  newPerson,
}) => {
  const { orderId, formLink } = await (
    await page.request.post('/api/demo-checkout', {
      data: { customerName: 'Ada Quill', customerEmail: 'ada@quillbinding.example' },
    })
  ).json();
  const { pathname, search, hash } = new URL(formLink);
  const link = pathname + search + hash;
  await page.goto(link);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Quill');
  await page.getByLabel('Business Name').fill('Quill Bookbinding');
  await page.getByLabel('Business Description').fill('Hand-bound books and repairs.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.locator('.toast')).toContainText('Order Confirmation Submitted!');
  await expect(page).toHaveURL('/');
  const note = page.locator('#order-note');
  await expect(note).toContainText(
    new RegExp(`Order #${orderId} is confirmed: three designs by \\w+ \\d+ \\w+ at \\d\\d:\\d\\d`),
  );
  await page.goto('/blog');
  await page.goto('/');
  await note.getByRole('link', { name: 'Follow your project' }).click();
  await expect(page.getByLabel('Order number')).toHaveValue(String(orderId));
  await page.goto('/');
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await expect(note).toBeHidden();

  await page.goto(link);
  await expect(page.getByText('This order has already been confirmed.')).toBeVisible();
  await expect(page.getByText('Hand-bound books and repairs.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Follow your project' })).toHaveAttribute(
    'href',
    `/project?order=${orderId}`,
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);

  const stranger = await newPerson();
  await stranger.goto(`${pathname}${search}#t=e30.${'A'.repeat(43)}`);
  await expect(stranger.getByText('This form link is no longer valid.')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Confirm Order' })).toBeVisible();
  await expect(stranger.locator('main')).not.toContainText(/Hand-bound|Ada Quill/);
});
