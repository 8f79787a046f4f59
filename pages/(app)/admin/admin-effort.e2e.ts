/**
 * What daily tasks cost in clicks and keys, from the dashboard, in a shop of their own; and the
 * sending of every due form link, which would send those of other tests too.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { addOrder, DEMO_ADMIN, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { Effort } from '#server/testing/e2e/e2e-effort.ts';
import { expect, unique } from '#server/testing/e2e/e2e-fixtures.ts';
import { testInShop } from '#server/testing/e2e/e2e-own-shop.ts';

const test = testInShop();

async function toDashboard(page: Page): Promise<Effort> {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
  await expect(page.getByText('Needs attention')).toBeVisible();
  return new Effort(page);
}

const TASKS: Record<string, (page: Page) => Promise<void>> = {
  'a pending order is marked as paid': async (page) => {
    const order = await addOrder(page.request, { status: 'pending' });
    const effort = await toDashboard(page);
    await effort.click(page.getByRole('button', { name: `Mark as paid: order ${order.id}` }));
    await expect(page.locator('.toast')).toContainText(`Order ${order.id}: pending → paid.`);
    effort.expectAtMost({ actions: 1 });
  },

  'the due form links are sent, after a question that names the customers': async (page) => {
    const order = await addOrder(page.request);
    const effort = await toDashboard(page);
    await effort.click(page.getByRole('button', { name: 'Send form links' }));
    const dialog = page.getByRole('dialog', { name: 'Send form links' });
    await expect(dialog).toContainText(`#${order.id}`);
    await expect(dialog).toContainText(order.customerEmail);
    await effort.click(dialog.getByRole('button', { name: 'Send form links' }));
    await expect(page.getByRole('status').filter({ hasText: /form links? sent|done/ })).toBeFocused();
    effort.expectAtMost({ actions: 2 });
    await page.goto(`/admin/orders?q=${order.id}`);
    await expect(page.getByRole('row').filter({ hasText: String(order.id) })).toContainText('Form Sent');
  },

  'work on the newest form is started': async (page) => {
    const businessName = `Bindery ${unique()}`;
    const { id } = await (
      await page.request.post('/api/order-confirmations', {
        data: {
          fullName: 'Ada Quill',
          email: 'ada@quill.example',
          businessName,
          businessDescription: 'Hand-bound books and repairs.',
          orderConfirmed: true,
        },
      })
    ).json();
    const effort = await toDashboard(page);
    await effort.click(page.getByRole('button', { name: `Start work: order form ${id}` }));
    await expect(page.locator('.toast')).toContainText('Status Updated');
    effort.expectAtMost({ actions: 1 });
  },

  'the paid orders of this month are downloaded as CSV': async (page) => {
    const paid = await addOrder(page.request);
    const pending = await addOrder(page.request, { status: 'pending' });
    const effort = await toDashboard(page);
    const download = page.waitForEvent('download');
    await effort.click(page.getByRole('link', { name: 'Paid orders of this month (CSV)' }));
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(String(paid.id));
    expect(csv).not.toContain(String(pending.id));
    effort.expectAtMost({ actions: 1 });
  },

  'an order is found by the name of its customer': async (page) => {
    const order = await addOrder(page.request, { customerName: `Wren Hale ${unique()}` });
    const effort = await toDashboard(page);
    await effort.press('Control+k');
    await expect(page.getByLabel('Find or go to').last()).toBeFocused();
    await effort.type(order.customerName);
    await effort.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
    effort.expectAtMost({ actions: 2, fields: 1 });
  },

  'a paid order is cancelled with a reason': async (page) => {
    const order = await addOrder(page.request);
    const effort = await toDashboard(page);
    await effort.click(page.getByRole('link', { name: order.customerName }).first());
    await effort.click(page.getByRole('button', { name: 'Cancel order…' }));
    const dialog = page.getByRole('dialog');
    await effort.fill(dialog.getByLabel('Reason'), 'Ordered twice');
    await effort.click(dialog.getByRole('button', { name: 'Set to cancelled' }));
    await expect(page.locator('.toast')).toContainText('Status Updated');
    effort.expectAtMost({ actions: 3, fields: 1 });
  },

  'an enquiry is answered and marked': async (page) => {
    const name = `Ada ${unique()}`;
    await page.request.post('/api/contacts', {
      data: { name, email: 'ada@effort.example', message: 'How soon could you start?' },
    });
    const effort = await toDashboard(page);
    await effort.click(page.getByRole('link', { name: `Reply to ${name}, mark as answered` }));
    await expect(page.locator('.toast')).toContainText('new → answered');
    effort.expectAtMost({ actions: 1 });
  },

  'an order placed by phone is added with its form link': async (page) => {
    const effort = await toDashboard(page);
    const name = `Phone ${unique()}`;
    await effort.click(page.getByRole('link', { name: 'Add Order' }).first());
    await effort.fill(page.getByLabel('Customer Name'), name);
    await effort.fill(page.getByLabel('Customer Email'), `${unique()}@phone.example`);
    await effort.click(page.getByRole('button', { name: 'Save and send form link' }));
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Form Sent');
    effort.expectAtMost({ actions: 2, fields: 2 });
  },

  'two held commissions are released': async (page) => {
    const email = `${unique()}@ownfirm${unique()}.example`;
    const joined = await page.request.post('/api/affiliates', { data: { name: `Firm ${unique()}`, email } });
    const { referralCode } = (await joined.json()) as { referralCode: string };
    for (let n = 0; n < 2; n++)
      await addOrder(page.request, { customerEmail: email, affiliateCode: referralCode });
    const effort = await toDashboard(page);
    await effort.click(page.getByRole('button', { name: 'Choose what to release…', exact: true }));
    const dialog = page.getByRole('dialog');
    await effort.fill(dialog.getByLabel('Why it’s fine to pay'), 'Bought for a client');
    await effort.click(dialog.getByRole('button', { name: 'Release commissions' }));
    await expect(page.locator('.toast')).toContainText('Commission released');
    effort.expectAtMost({ actions: 2, fields: 1 });
  },

  'the monthly payout is created, and its payments are marked as paid': async (page) => {
    const effort = await toDashboard(page);
    await effort.click(page.getByRole('link', { name: 'Payouts', exact: true }));
    await effort.click(page.getByRole('button', { name: 'Create payout run…' }));
    await effort.click(page.getByRole('dialog').getByRole('button', { name: 'Create payout run' }));
    await expect(page).toHaveURL(/\/admin\/payouts\/\d+$/);
    // With one payment there is no button for all.
    await effort.click(page.getByRole('button', { name: /^Mark (all \d+ )?as paid/ }).first());
    const dialog = page.getByRole('dialog');
    await effort.fill(dialog.getByLabel('Reference'), 'November 2026');
    await effort.click(dialog.getByRole('button', { name: /^Mark (\d+ )?as paid$/ }));
    await expect(page.locator('.toast')).toContainText('Marked as paid');
    effort.expectAtMost({ actions: 5, fields: 1 });
  },
};

test('what daily tasks cost in clicks and keys', async ({ page }) => {
  await signIn(page, DEMO_ADMIN);
  for (const [name, perform] of Object.entries(TASKS)) await test.step(name, () => perform(page));
});
