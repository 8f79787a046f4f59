/** How affiliates sign up, log in and log out. Each test creates its own account. */
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { askForCode, newAffiliate, pasteCode } from '#server/testing/e2e/e2e-affiliates.ts';
import { expect, readEmail, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

test('signup: errors beside the fields, input kept while offline, then code, rate and link, and the way to the dashboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/affiliate-signup');
  await page.getByRole('button', { name: 'Join Affiliate Program' }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  const email = `tamsin${unique()}@okoro.example`;
  await page.getByLabel('Name').fill('Tamsin Okoro');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Join Affiliate Program' }).click();
  await expect(page.locator('.toast')).toContainText('Registration Failed');
  await expect(page.getByLabel('Name')).toHaveValue('Tamsin Okoro');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Join Affiliate Program' }).click();
  await expect(page.locator('.toast')).toContainText('Registration Successful!');
  await expect(page.locator('.toast')).toContainText(
    'Welcome to our affiliate program. Check your email for details.',
  );
  await expect(page.getByText('10%')).toBeVisible();
  const link = await page.getByLabel('Referral link').inputValue();
  expect(link).toMatch(/^http:\/\/localhost:\d+\/\?ref=[2-9A-Z]{8}$/);
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.locator('.toast')).toContainText('Copied to clipboard!');
  await expect(page.locator('.toast')).toContainText('Your referral link has been copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByText('No commissions yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to change your account' })).toBeVisible();

  await page.goto('/affiliate-signup');
  await page.getByLabel('Name').fill('Tamsin Okoro');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByRole('button', { name: 'Join Affiliate Program' }).click();
  await expect(page.locator('.toast')).toContainText('Registration Failed');
  await expect(page.getByRole('link', { name: 'Sign in to your account' })).toBeVisible();
});

test('login: short and wrong codes show an inline error and a digit starts anew, a pasted code is submitted once by itself, logout closes the dashboard', async ({
  page,
  request,
}) => {
  const person = await newAffiliate(request);
  const code = await askForCode(page, request, person.email);
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeDisabled();
  await expect(page.getByRole('link', { name: /^Read it in the demo mailbox/ })).toHaveAttribute(
    'href',
    '/dev/mail',
  );
  await page.keyboard.type('12a3');
  await expect(page.getByLabel('Digit 3 of 6')).toHaveValue('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please enter the complete 6-digit code');
  await expectAccessible(page);
  await page.getByLabel('Digit 4 of 6').focus();
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('Digit 3 of 6')).toBeFocused();
  await expect(page.getByLabel('Digit 3 of 6')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveText('');

  let sent = 0;
  page.on('request', (call) => {
    if (call.url().includes('verifyCode')) sent += 1;
  });
  await pasteCode(page, code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert')).toHaveText('Invalid verification code. Please try again.');
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type('1');
  await expect(page.getByLabel('Digit 6 of 6')).toHaveValue('');
  await expect(page.getByLabel('Digit 2 of 6')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('');
  await pasteCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(new RegExp(`/affiliate-dashboard/${person.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${person.name}!`);
  expect(sent).toBe(2);
  for (const label of ['Total Referrals', 'Total Earnings', 'Pending', 'Paid Out']) {
    await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/affiliate-login$/);
  await page.goto(`/affiliate-dashboard/${person.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Not Found' })).toBeVisible();
});

test('login: the same address entered again leads back to the boxes, where the code sent before is still valid', async ({
  page,
  request,
}) => {
  const person = await newAffiliate(request);
  const code = await askForCode(page, request, person.email);
  await pasteCode(page, code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert')).not.toHaveText('');
  // Half a minute after the code was sent, this sends a new one: a slow machine asks once more.
  await expect(async () => {
    await page.getByRole('button', { name: 'Use Different Email' }).click();
    await page.getByLabel('Email').fill(person.email.toUpperCase());
    await page.getByRole('button', { name: 'Send Verification Code' }).click();
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
    expect(await page.getByText('It’s still valid.').isVisible()).toBe(true);
  }).toPass();
  await expect(page.getByText(/^Code expires in \d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('');
  const { subject } = await readEmail(request, person.email, /sign-in code$/);
  await pasteCode(page, subject.slice(0, 6));
  await expect(page).toHaveURL(new RegExp(`/affiliate-dashboard/${person.id}$`));
});

test('login: without a session a dashboard offers the login first, which returns to the page that was asked for', async ({
  page,
  request,
}) => {
  const person = await newAffiliate(request);
  const asked = `/affiliate-dashboard/${person.id}?tab=share`;
  await page.goto(asked);
  await page.getByRole('link', { name: 'Affiliate Login' }).click();
  await expect(page).toHaveURL(/\/affiliate-login\?return=/);
  const address = page.url();
  await pasteCode(page, await askForCode(page, request, person.email, address));
  await expect(page).toHaveURL(new RegExp(`${asked.replace('?', '\\?')}$`));

  await page.goto(`/affiliate-login?return=${encodeURIComponent('//evil.example/affiliate-dashboard/1')}`);
  const other = await newAffiliate(request);
  await pasteCode(page, await askForCode(page, request, other.email, page.url()));
  await expect(page).toHaveURL(new RegExp(`^http://localhost:\\d+/affiliate-dashboard/${other.id}$`));
});

test('login: Enter right after the last digit submits the code once', async ({ page, request }) => {
  const person = await newAffiliate(request);
  const code = await askForCode(page, request, person.email);
  let sent = 0;
  // Answered after the time of the automatic submission, whose rejection would be shown.
  await page.route('**/affiliates.verifyCode*', async (route) => {
    sent += 1;
    await page.clock.runFor(1000);
    await route.continue();
  });
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code.slice(0, 5));
  await page.clock.install();
  await page.keyboard.type(code.slice(5));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/affiliate-dashboard/${person.id}$`));
  expect(sent).toBe(1);
});

test('login: after ten minutes the code has expired and a new one may be sent; another email starts afresh', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const person = await newAffiliate(request);
  await askForCode(page, request, person.email);
  await page.clock.fastForward('05:00');
  await expect(page.getByText(/^Code expires in [45]:\d\d$/)).toBeVisible();
  await page.clock.fastForward('05:01');
  await expect(page.getByText('Your code has expired.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify Code' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeEnabled();
  await page.getByLabel('Digit 1 of 6').fill('1');
  await page.getByRole('button', { name: 'Use Different Email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
});
