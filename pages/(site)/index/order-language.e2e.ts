/** From a country page to the confirmed order form in one language: Latin, Greek and Cyrillic. */
import type { Page } from 'playwright/test';
import { expect, linkIn, readEmail, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';
import { arriveFrom, orderPath } from '#server/testing/e2e/e2e-prices.ts';
import { customerPage } from '#src/content/languages/el/customer-page.ts';
import { orderLanguage } from '#src/content/languages/order-language.ts';
import type { OrderLanguage, PageTexts } from '#src/content/languages/order-texts.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { priceText } from '#src/domain/offer.ts';
import { fillText } from '#src/domain/shared/in-language.ts';

/** Frequent in English sentences, and no words of the three languages. */
const ENGLISH = /\b(?:the|your|you|and|with|from|within|this|please|after|choose|order)\b/gi;
/** Names of the shop and of services, and what the visitor typed. */
const NAMES = /\b(?:Hedgerow|Studio|Sprout|Order Sprout|Quill|Instagram|WhatsApp|Facebook)\b/g;

/** In a part of the page, without the parts that say that they are English. */
async function expectNoEnglish(page: Page, selector: string): Promise<void> {
  const text = await page.locator(selector).evaluate((part) => {
    const copy = part.cloneNode(true) as HTMLElement;
    for (const english of copy.querySelectorAll('[lang=en], [hidden], script, x-variant[hidden]'))
      english.remove();
    const labels = [...copy.querySelectorAll('[aria-label], [placeholder], [alt]')].flatMap((one) =>
      ['aria-label', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [copy.textContent, ...labels].join('\n');
  });
  const plain = text.replaceAll(/\S+@\S+|https?:\S+|\S+\.example/g, '').replaceAll(NAMES, '');
  expect(plain.match(ENGLISH) ?? [], `${selector}: ${plain}`).toEqual([]);
}

const LANGUAGES = [
  { lang: 'de-DE', from: 'cheap-website-design-germany' },
  { lang: 'el-GR', from: 'cheap-website-design-greece' },
  { lang: 'bg-BG', from: 'cheap-website-design-bulgaria' },
];

for (const { lang, from } of LANGUAGES)
  test(`the way to an order from ${from} is in ${lang}`, async ({ page }) => {
    const texts: OrderLanguage = orderLanguage(lang);
    const pages = texts.pages as PageTexts;
    const path = orderPath(lang, 'eur');
    const { form, thanks } = texts;
    const email = `quill${unique()}@quill-language.example`;
    const heading = page.getByRole('heading', { level: 1 });
    let orderId = '';

    await test.step('the pricing card and the questions', async () => {
      await arriveFrom(page, from, /280/);
      const pricing = page.locator('#pricing');
      await expect(pricing).toHaveAttribute('lang', lang);
      await expect(pricing.getByRole('heading', { name: pages.pricing.title })).toBeVisible();
      await expect(pricing.getByRole('heading', { name: texts.packageName })).toBeVisible();
      for (const item of pages.items) await expect(pricing).toContainText(item);
      await expectNoEnglish(page, '#pricing');
      await expect(page.locator('#faq summary')).toHaveCount(pages.faq.list.length);
      await expect(page.locator('#faq')).toContainText(pages.faq.list[1]?.[0] ?? '');
      await expectNoEnglish(page, '#faq');
      // The rest of the page is English, and says so.
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('h1 [data-price]')).toHaveText(priceText('eur'));
    });

    await test.step('the first screen of their own', async () => {
      const { firstScreen } = pages;
      const bakery = firstScreen.trades[0] as (typeof firstScreen.trades)[number];
      await page.getByRole('button', { name: firstScreen.open }).click();
      const dialog = page.getByRole('dialog', { name: firstScreen.title });
      await expect(dialog).toHaveAttribute('lang', lang);
      await dialog.getByLabel(firstScreen.business).fill('Quill');
      await dialog.getByRole('button', { name: bakery.label }).click();
      for (const line of bakery.headline) await expect(dialog.locator('svg.devices')).toContainText(line);
      await expect(dialog.getByRole('link', { name: path.order })).toBeVisible();
      await expectNoEnglish(page, 'dialog.fs');
      await dialog.getByRole('button', { name: firstScreen.forget }).click();
      await dialog.getByRole('button', { name: firstScreen.close }).click();
      const currency = page.locator('.currency');
      for (const choice of ['CHF', '€']) {
        await currency.locator('summary').click();
        await currency.getByRole('button').filter({ hasText: choice }).click();
        await expect(page.locator('dialog.fs [data-price]')).toContainText(choice);
      }
    });

    await test.step('the checkout, with a name that is missing', async () => {
      await page.locator('#pricing').getByRole('link', { name: path.order }).click();
      await expect(heading).toHaveText(pages.checkout.title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle(new RegExp(`^${pages.checkout.title}`));
      await expectNoEnglish(page, 'main');
      await expectNoEnglish(page, 'footer');
      await page.getByRole('button', { name: path.pay }).click();
      await expect(page.locator('#customer-name-error')).toHaveText(pages.checkout.nameMissing);
      await page.locator('#customer-name').fill('Anna Quill');
      await page.locator('#customer-email').fill(email);
      await page.getByRole('button', { name: path.pay }).click();
    });

    await test.step('the thank-you page', async () => {
      await expect(heading).toHaveText(fillText(thanks.hello, { name: 'Anna' }));
      await expect(page.locator('#demo-order')).toHaveText(/^\d{9}$/);
      orderId = (await page.locator('#demo-order').textContent()) ?? '';
      await expect(page.locator('#demo-done')).toContainText(path.price);
      await expectNoEnglish(page, '#demo-done');
    });

    await test.step('the receipt names the package in the language', async () => {
      const subject = textsOf(lang).emails.order?.receipt.subject.split('(')[0]?.trim() ?? '';
      const receipt = await readEmail(page.request, email, new RegExp(`^${subject}`));
      expect(receipt.html).toContain(texts.packageName);
      await page.goto(linkIn(receipt.html, '/order-confirmation'));
    });

    await test.step('the order form, with one error', async () => {
      await expect(heading).toHaveText(new RegExp(`^${form.title} #\\d{9}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('#order-fullName')).toHaveValue('Anna Quill');
      await expect(page.getByRole('checkbox', { name: path.confirm })).toBeVisible();
      await expectNoEnglish(page, 'main');
      await page.locator('#order-businessName').fill('Quill');
      await page.locator('#order-businessDescription').fill('Quill 1 2 3 4 5 6 7');
      await page.getByRole('button', { name: form.submit }).click();
      const summary = page.getByRole('alert').filter({ hasText: form.problem });
      await expect(summary.getByRole('link')).toHaveText([form.errors.orderConfirmed]);
      await expectNoEnglish(page, 'main');
    });

    await test.step('the form is sent', async () => {
      await page.getByRole('checkbox', { name: path.confirm }).check();
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page.locator('.toast')).toContainText(form.sent.title);
      await expect(page).toHaveURL('/');
      const note = page.locator('#order-note');
      await expect(note).toHaveAttribute('lang', lang);
      await expect(note).toContainText(orderId);
      await expectNoEnglish(page, '#order-note p');
    });
  });

test('"English" ends the other language and keeps the currency', async ({ page }) => {
  await arriveFrom(page, 'cheap-website-design-germany', /280/);
  await page.locator('#pricing').getByRole('button', { name: 'English' }).click();
  await expect(page.locator('#pricing h2')).toHaveText('One price, and what comes after it');
  await page
    .locator('#pricing')
    .getByRole('link', { name: /^ORDER NOW - JUST €280/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo checkout');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const email = `quill${unique()}@quill-language.example`;
  await page.locator('#customer-name').fill('Ada Quill');
  await page.locator('#customer-email').fill(email);
  await page.getByRole('button', { name: 'Place demo order · €280' }).click();
  await readEmail(page.request, email, /^Thanks for your order/);
});

test.describe('without an order', () => {
  test.use({ locale: 'el-GR' });

  test('the page of a project offers English beside the language of the browser', async ({ page }) => {
    await page.goto('/project');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(customerPage.link.missing.title);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(heading).toHaveText('Your project page');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('pages behind a link that is no use are in the language of the browser', async ({ page }) => {
    const { form, links } = orderLanguage('el');
    await page.goto(`/order-confirmation?order=123456789#t=e30.${'A'.repeat(43)}`);
    await expect(page.getByText(form.link.expired)).toBeVisible();
    await expectNoEnglish(page, 'main');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByText('This form link is no longer valid.')).toBeVisible();
    await page.goto('/forms/resume-checkout/expired');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(links.expired.title);
    await expect(page.getByRole('link', { name: links.expired.button })).toHaveAttribute('href', '/#pricing');
  });
});
