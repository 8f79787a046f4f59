/** The enquiry form: errors at the fields, a lasting outcome, nothing lost. */
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

test('blank fields are marked, explained and focused, beside the toast', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('form[data-contact]');
  await form.getByLabel('Name').fill('   ');
  await form.getByLabel('Email').fill('ada@quill.example');
  await form.getByLabel('Message').fill('  \n ');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('.toast')).toContainText('Missing Information');
  for (const [label, error] of [
    ['Name', 'Enter your name.'],
    ['Message', 'Enter a message.'],
  ] as const) {
    const field = form.getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(error);
  }
  await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Ada');
  await expect(form.getByLabel('Name')).not.toHaveAttribute('aria-invalid');
});

test('a failure keeps the text and offers to send it by email; a success stays visible after its toast', async ({
  page,
}) => {
  await page.goto('/cheap-website-design-germany');
  const form = page.locator('form[data-contact]');
  await form.locator('#contact-name').fill('Jonas Weber');
  await form.locator('#contact-email').fill('jonas@weber.example');
  await form.locator('#contact-message').fill('Was kostet ein Online-Shop?');
  await page.route('**/api/contacts', (route) =>
    route.fulfill({ status: 404, json: { message: 'The database is away.' } }),
  );
  const send = form.getByRole('button', { name: 'Nachricht senden' });
  await send.click();
  const note = form.locator('.contact-note');
  await expect(note).toContainText('Ihr Text ist noch da.');
  await expect(note).not.toContainText('database');
  const mail = new URL((await note.getByRole('link').getAttribute('href')) ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('body')).toContain('Was kostet ein Online-Shop?');
  await expect(form.locator('#contact-message')).toHaveValue('Was kostet ein Online-Shop?');
  await page.unroute('**/api/contacts');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/contacts', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await send.click();
  await expect(form.locator('#contact-message')).not.toBeEditable();
  answer.resolve();
  await expect(note).toContainText(/Gesendet um \d\d:\d\d Uhr\. Sie hören innerhalb von 24/);
  await expect(form.locator('#contact-message')).toHaveValue('');
  await expect(form.locator('#contact-message')).toBeEditable();
  await page.locator('.toast').getByRole('button').click();
  await expect(note).toBeVisible();
});

test('the form’s script is fetched when the form is used, and a submit that comes sooner waits for it', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fetched: string[] = [];
  await page.route('**/assets/contact-form.*.js', async (route) => {
    fetched.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.goto('/');
  expect(fetched).toEqual([]);
  const form = page.locator('form[data-contact]');
  await form.getByLabel('Name').fill('Ada Early');
  await form.getByLabel('Email').fill('ada@early.example');
  await form.getByLabel('Message').fill('Sent before the script was there.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => fetched).toHaveLength(1);
  release();
  await expect(page.locator('.toast')).toContainText('Message Sent Successfully!');
  expect(fetched).toHaveLength(1);
  await expect(page).toHaveURL('/');
});
