/** For end-to-end tests of affiliates: sign up and log in. */
import type { APIRequestContext, Page } from 'playwright/test';
import { expect, readEmail, unique } from './e2e-fixtures.ts';

type NewAffiliate = { id: number; name: string; email: string; referralCode: string };

export async function newAffiliate(request: APIRequestContext): Promise<NewAffiliate> {
  const n = unique();
  const person = { name: `Partner ${n}`, email: `partner${n}@journey${n}.example` };
  const response = await request.post('/api/affiliates', { data: person });
  expect(response.status()).toBe(201);
  return { ...(await response.json()), ...person };
}

/** Requests a login code on the login page and returns it from the email. */
export async function askForCode(
  page: Page,
  request: APIRequestContext,
  email: string,
  loginPage = '/affiliate-login',
): Promise<string> {
  await page.goto(loginPage);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText(/^Code expires in \d+:\d\d$/)).toBeVisible();
  return (await readEmail(request, email, /sign-in code$/)).subject.slice(0, 6);
}

/** Pastes into the boxes of the login code. */
export async function pasteCode(page: Page, text: string): Promise<void> {
  await page.getByLabel('Digit 1 of 6').evaluate((box, value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', value);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Logs a new affiliate in without the login page, whose journey is affiliate-login.e2e.ts. */
export async function logIn(page: Page): Promise<NewAffiliate> {
  const person = await newAffiliate(page.request);
  const { email } = person;
  expect((await page.request.post('/api/affiliates/generate-otp', { data: { email } })).ok()).toBe(true);
  const code = (await readEmail(page.request, email, /sign-in code$/)).subject.slice(0, 6);
  const login = await page.request.post('/api/affiliates/verify-otp', { data: { email, code } });
  expect(login.ok()).toBe(true);
  return person;
}

/** Logs a new affiliate in, and opens the dashboard. */
export async function openDashboard(page: Page): Promise<NewAffiliate> {
  const person = await logIn(page);
  await page.goto(`/affiliate-dashboard/${person.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${person.name}!` })).toBeVisible();
  return person;
}
