/** To the payment provider and back, in a shop of its own with a fake provider. */
import { expect } from '#server/testing/e2e/e2e-fixtures.ts';
import { testInShopWithStripe } from '#server/testing/e2e/e2e-own-shop.ts';
import { expectHomePrice, orderPath } from '#server/testing/e2e/e2e-prices.ts';
import { expectScreen } from '#server/testing/e2e/e2e-screen-checks.ts';
import { delivery } from '#server/testing/fakes/fake-stripe.ts';
import { orderLanguage } from '#src/content/languages/order-language.ts';

const test = testInShopWithStripe({
  STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
  STRIPE_BUY_BUTTON_ID: 'buy_btn_journey',
});

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
  await expect(page.getByRole('main')).toContainText(/Email: \w•{5}@/);
  await expect(page.getByRole('main')).toContainText(/3 designs by \w+ \d+ \w+ at \d\d:\d\d/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Rosa');
  expect(await page.content()).not.toContain('#t=');
  await expectScreen(page, 'thank-you page');
  await page.getByRole('button', { name: 'Fill in your form' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order Confirmation #\d{9}$/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Rosa Lindqvist');
});

test('with an invented or no id the page asks for the payment, and names nothing', async ({ page }) => {
  for (const search of ['?session_id=cs_test_invented_id_0000', '?session_id=%3Csvg%3E', '']) {
    await page.goto(`/checkout/success${search}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Have you just paid?');
    await expect(page.getByText('Your payment is being confirmed')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Fill in your form' })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/order number is|#\d/);
  }
});

test('a shop with a buy button and the provider’s API charges dollars by the button, and every other currency by a payment page with that price', async ({
  page,
  stripe,
}) => {
  await page.route(
    (url) => url.protocol === 'https:',
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto('/cheap-website-design-germany');
  await page.locator('main .btn.gold').first().click();
  await expect(page).toHaveURL('/');
  await expectHomePrice(page, 'eur', 'de-DE');
  const texts = orderLanguage('de-DE');
  await expect(page.locator('stripe-buy-button')).toBeHidden();
  const order = page.locator('#pricing').getByRole('button', { name: orderPath('de-DE', 'eur').order });
  const script = page.waitForResponse(/own-checkout/);
  await order.hover();
  await (await script).finished();
  await page.context().setOffline(true);
  await order.click();
  await expect(page.locator('.buy [role=alert]')).toHaveText(texts.pages?.pricing.unreachable ?? '');
  await page.context().setOffline(false);
  await order.click();
  await expect(page).toHaveURL(/^https:\/\/checkout\.stripe\.test\/c\/pay\/cs_test/);
  const created = stripe.requests.find(({ method }) => method === 'POST');
  expect(created?.body.get('line_items[0][price_data][currency]')).toBe('eur');
  expect(created?.body.get('line_items[0][price_data][unit_amount]')).toBe('28000');
  expect(created?.body.get('locale')).toBe('de');

  // Also when the button's own script cannot be downloaded at first.
  await page.goto('/');
  await expect(order).toBeVisible();
  await page.context().setOffline(true);
  await order.click();
  await expect(page.locator('.buy [role=alert]')).toHaveText(texts.pages?.pricing.unreachable ?? '');
  await page.context().setOffline(false);
  await order.click();
  await expect(page).toHaveURL(/^https:\/\/checkout\.stripe\.test\/c\/pay\/cs_test/);

  await page.goto('/');
  await page.locator('.currency summary').click();
  await page.getByRole('button', { name: /^250\s\$/ }).click();
  await expect(order).toBeHidden();
  await expect(page.locator('stripe-buy-button')).not.toHaveCSS('display', 'none');
});
