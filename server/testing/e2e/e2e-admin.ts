/** For end-to-end tests of the admin area: sign in without the login form, and create an order. */
import { type APIRequestContext, expect, type Page } from 'playwright/test';

const ADMIN = { username: 'admin', password: 'demo-admin' };

export async function signIn(
  page: Page,
  account: { username: string; password: string } = ADMIN,
): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: account })).ok()).toBe(true);
}

let serial = 0;
export async function addOrder(request: APIRequestContext, values: Record<string, unknown> = {}) {
  const n = `${Date.now()}${++serial}`;
  const response = await request.post('/api/orders', {
    data: { customerName: `Journey ${n}`, customerEmail: `j${n}@journey.example`, ...values },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: number; customerName: string; customerEmail: string };
}
