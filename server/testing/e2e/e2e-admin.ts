/** For end-to-end tests of the admin area: sign in, and create an order. */
import type { APIRequestContext, Page } from 'playwright/test';
import { expect, unique } from './e2e-fixtures.ts';

/** The demo's own account: the only one in a shop that belongs to one test file. */
export const DEMO_ADMIN = { username: 'admin', password: 'demo-admin' };

type Account = { username: string; password: string };

export async function signIn(page: Page, account: Account): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: account })).ok()).toBe(true);
}

/** Through the login page, to which the browser was sent. */
export async function logInAgain(page: Page, account: Account): Promise<void> {
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.getByLabel('Username').fill(account.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function addOrder(request: APIRequestContext, values: Record<string, unknown> = {}) {
  const n = unique();
  const response = await request.post('/api/orders', {
    data: { customerName: `Journey ${n}`, customerEmail: `j${n}@journey.example`, ...values },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: number; customerName: string; customerEmail: string };
}
