/** Staff look after affiliates, their commissions and their data. */
import type { APIRequestContext } from 'playwright/test';
import { MENTOR } from '#server/testing/e2e/e2e-accounts.ts';
import { signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, readEmail, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

async function joinAffiliate(request: APIRequestContext, name: string, email: string) {
  const response = await request.post('/api/affiliates', {
    data: { name, email, paypalEmail: `pay-${email}` },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: number; referralCode: string };
}

test('an affiliate: new rate for later sales, paused and resumed with a reason, a note, all in the audit log', async ({
  page,
}) => {
  await signIn(page, MENTOR);
  const name = `Partner ${unique()}`;
  const { id } = await joinAffiliate(page.request, name, `${unique()}@partners.example`);
  await page.goto(`/admin/affiliates?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Change rate…' }).click();
  const rate = page.getByRole('dialog', { name: 'Change the rate' });
  await rate.getByLabel('Percent of each sale').fill('12.5');
  await rate.getByRole('button', { name: 'Change rate' }).click();
  await expect(rate.getByText('Give a reason.')).toBeVisible();
  await rate.getByLabel('Reason for the new rate').fill('Ten sales in one month');
  await rate.getByRole('button', { name: 'Change rate' }).click();
  await expect(page.locator('.toast')).toContainText('12.5% on every sale from now on.');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('dialog').getByLabel('Reason, for the audit log').fill('Asked for a break');
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.goto(`/admin/audit?subjectKind=affiliate&subjectId=${id}`);
  await expect(page.getByText('rate: 10 → 12.5, reason: Ten sales in one month')).toBeVisible();
  await expect(
    page.getByRole('cell', { name: `set affiliate ${name} from active to paused reason: Asked for a break` }),
  ).toBeVisible();
});

test('a commission under review is released or rejected with a reason that the affiliate reads', async ({
  page,
}) => {
  await signIn(page, MENTOR);
  const email = `${unique()}@ownfirm${unique()}.example`;
  const { referralCode } = await joinAffiliate(page.request, `Firm ${unique()}`, email);
  const addOwnOrder = async () =>
    await (
      await page.request.post('/api/orders', {
        data: { customerName: 'Own Firm', customerEmail: email, affiliateCode: referralCode },
      })
    ).json();
  const order = await addOwnOrder();
  await addOwnOrder();
  await page.goto('/admin/commissions?stage=review');
  await page.getByRole('button', { name: 'Reject several…' }).click();
  const several = page.getByRole('dialog');
  // 'all' does not wait: of a dialog that is still opening it would find none.
  await expect(several.getByRole('checkbox')).not.toHaveCount(0);
  for (const box of await several.getByRole('checkbox').all()) await box.uncheck();
  await several.getByLabel('Reason, as the affiliate will read it').fill('Your own purchase');
  await several.getByRole('button', { name: 'Reject commission' }).click();
  await expect(several.getByText('Choose at least one commission.')).toBeVisible();
  await page.goto(`/admin/commissions?stage=review&orderId=${order.id}`);
  await page.getByRole('button', { name: `Reject commission of order ${order.id}` }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Reason, as the affiliate will read it')
    .fill('Your own purchase');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject commission' }).click();
  await expect(page.locator('.toast')).toContainText('Commission rejected');
  await expect(page.getByText('Nothing matches this search.')).toBeVisible();
  const { html } = await readEmail(page.request, email, /No commission on order/);
  expect(html).toContain('Your own purchase');
});

test('personal data: looked up, exported, and erased only after the confirmation word is typed', async ({
  page,
}) => {
  await signIn(page, MENTOR);
  const email = `${unique()}@forget.example`;
  await page.request.post('/api/contacts', {
    data: { name: 'Forget Mee', email, message: 'How soon could you start?' },
  });
  await page.goto('/admin/personal-data');
  await page.getByLabel('Email address of the person').fill(email);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByText('1 enquiry')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a copy' }).click();
  expect((await download).suggestedFilename()).toMatch(/^personal-data-.*\.json$/);
  await page.getByRole('button', { name: 'Erase this person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(dialog.getByText('Type ERASE to confirm.').last()).toBeVisible();
  await dialog.getByRole('textbox').fill('ERASE');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(page.locator('.toast')).toContainText('Person erased');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(
    page.getByText('We hold nothing about this email address. Check it for typing mistakes.'),
  ).toBeVisible();
});
