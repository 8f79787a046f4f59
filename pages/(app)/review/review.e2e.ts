/** From the live website to a review on the home page, and off it again. */
import type { Page } from 'playwright/test';
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, linkIn, readEmail } from '#server/testing/e2e/e2e-fixtures.ts';
import { testInShop } from '#server/testing/e2e/e2e-own-shop.ts';
import { CONFIRMATION } from '#server/testing/factories.ts';

// A published review changes the public pages, on which other tests look at the samples.
const test = testInShop();

const CUSTOMER = { customerName: 'Ada Quill', customerEmail: 'ada@review.example' };
const WORDS =
  'They asked the right questions. <script>alert(1)</script> is what I would call "fair" & quick.';

/** @returns the order whose website is live */
async function goLive(staff: Page): Promise<number> {
  const paid = await staff.request.post('/api/demo-checkout', { data: CUSTOMER });
  const { orderId, formLink } = (await paid.json()) as { orderId: number; formLink: string };
  const token = /#t=(.+)$/.exec(formLink)?.[1];
  await staff.request.post('/api/order-confirmations', { data: { ...CONFIRMATION, orderId, token } });
  for (const change of ['designs_sent', 'design_chosen', 'review_ready', 'approved', 'went_live']) {
    const input = encodeURIComponent(JSON.stringify({ orderId }));
    const read = await staff.request.get(`/api/trpc/projects.ofOrder?input=${input}`);
    const { json } = (await read.json()).result.data;
    const data = {
      id: json.id,
      change,
      lastEventId: json.events[0].id,
      siteUrl: 'https://quill.example',
      note: 'Checked by telephone.',
    };
    expect((await staff.request.post('/api/trpc/projects.change', { data })).status(), change).toBe(200);
  }
  return orderId;
}

/** Reloads: a browser may keep the page for half a minute. */
const quotesOf = async (page: Page) => {
  await page.goto('/');
  await page.reload();
  return page.locator('.quote').allTextContents();
};

test('a customer reviews the website, staff publish it, the home page shows it, and a change takes it off', async ({
  page: staff,
  newPerson,
}) => {
  await signIn(staff);
  const orderId = await goLive(staff);
  const customer = await newPerson();
  await customer.setViewportSize({ width: 320, height: 800 });
  const email = await readEmail(staff.request, CUSTOMER.customerEmail, /is live/);
  const link = linkIn(email.html, '/project');
  await customer.goto(link);
  await customer.getByRole('link', { name: 'Write a review' }).click();

  await expect(customer.getByText(`Your review of order ${orderId} helps others`)).toBeVisible();
  expect(customer.url()).not.toContain('#');
  const send = customer.getByRole('button', { name: 'Send review' });
  await send.press('Enter');
  await expect(customer.getByRole('alert').first()).toContainText('There is a problem');
  await expect(customer.getByRole('radio', { name: '1 star', exact: true })).toBeFocused();
  await expectAccessible(customer);
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const stars of [2, 3, 4]) {
    await customer.keyboard.press('ArrowRight');
    await expect(customer.getByRole('radio', { name: `${stars} stars` })).toBeChecked();
  }
  await customer.getByRole('textbox', { name: 'Your review' }).fill(WORDS);
  await customer.getByRole('button', { name: 'Ada Q.' }).press('Enter');
  await expect(customer.getByRole('textbox', { name: 'Name to show' })).toHaveValue('Ada Q.');
  await customer.getByRole('checkbox').press('Space');

  // A lost connection loses nothing that was entered.
  await customer.context().setOffline(true);
  await send.press('Enter');
  await expect(customer.getByText('Everything you entered is still here')).toBeVisible();
  await customer.context().setOffline(false);
  await expect(customer.getByRole('textbox', { name: 'Your review' })).toHaveValue(WORDS);
  await send.press('Enter');
  await expect(customer.getByRole('heading', { name: 'Thank you for your review' })).toBeFocused();
  await expectAccessible(customer);

  const samples = await quotesOf(customer);
  expect(samples).toHaveLength(3);
  await staff.goto('/admin/reviews?state=written');
  const row = staff.getByRole('row').filter({ hasText: CUSTOMER.customerName });
  await row.getByRole('button', { name: /^Read and decide/ }).press('Enter');
  await expect(staff.getByRole('dialog')).toContainText(WORDS);
  await expectAccessible(staff);
  await staff.getByRole('dialog').getByRole('button', { name: 'Publish review' }).click();
  await expect(staff.locator('.toast')).toContainText('Review published');
  await expect(row).toHaveCount(0);

  await expect.poll(async () => (await quotesOf(customer))[0]).toContain('They asked the right questions.');
  const [first, ...others] = await quotesOf(customer);
  expect(first).toContain(WORDS);
  expect(first).toContain('Ada Q.');
  expect(first).toContain('Verified order');
  expect(others).toEqual(samples.slice(0, 2));
  await expectAccessible(customer);
  const data = await customer.locator('script[type="application/ld+json"]').textContent();
  const product = JSON.parse(data ?? '')['@graph'].find(
    (item: { '@type': string }) => item['@type'] === 'Product',
  );
  expect(product.review).toMatchObject([{ reviewBody: WORDS, reviewRating: { ratingValue: 4 } }]);

  await customer.goto(link);
  await customer.getByRole('link', { name: 'Change review' }).click();
  await expect(customer.getByText('Your review is on our website.')).toBeVisible();
  await customer.getByRole('button', { name: 'Change review' }).click();
  await customer.getByRole('radio', { name: '5 stars' }).check();
  await customer.getByRole('button', { name: 'Save changes' }).click();
  await expect(customer.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
  await expect.poll(() => quotesOf(customer)).toEqual(samples);
});
