/** The return from the payment provider, in a shop of its own with a fake provider. */
import { expect } from '#server/testing/e2e/e2e-fixtures.ts';
import { testInShopWithStripe } from '#server/testing/e2e/e2e-own-shop.ts';
import { expectScreen } from '#server/testing/e2e/e2e-screen-checks.ts';
import { delivery } from '#server/testing/fakes/fake-stripe.ts';

const test = testInShopWithStripe();

test('the page waits for the payment, then shows number, amount and dates, and opens the form', async ({
  page,
  stripe,
}) => {
  const payment = stripe.pay();
  await page.goto(`/checkout/success?session_id=${payment.sessionId}`);
  await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
  // The id opens the order: it leaves the address, the history and whatever reads them.
  await expect(page).toHaveURL('/checkout/success');
  const { body, headers } = delivery(stripe.sessionEvent(payment, 'completed'));
  await page.request.post('/api/webhooks/stripe', { data: body, headers });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Rosa');
  await expect(page.getByRole('main')).toContainText(/\$250\.00\. Your order number is \d{9}\./);
  await expect(page.getByRole('main')).toContainText(/3 designs by \w+ \d+ \w+, \d\d:\d\d/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Rosa');
  expect(await page.content()).not.toContain('#t=');
  await expectScreen(page, 'thank-you page');
  await page.getByRole('button', { name: 'Fill in your form' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order Confirmation #\d{9}$/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Rosa Lindqvist');
});

test('with an invented or no id the page thanks, and names nothing', async ({ page }) => {
  for (const search of ['?session_id=cs_test_invented_id_0000', '?session_id=%3Csvg%3E', '']) {
    await page.goto(`/checkout/success${search}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
    await expect(page.getByText('Your payment is being confirmed')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Fill in your form' })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/order number is|#\d/);
  }
});
