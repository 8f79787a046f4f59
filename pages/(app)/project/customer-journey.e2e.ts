/**
 * The whole way of a customer: from the page of a market, through payment in its currency, to the
 * review on the public pages, with staff in a second browser.
 */
import type { Page } from 'playwright/test';
import { expectAccessible, expectFitsWidth } from '#server/testing/e2e/e2e-accessibility.ts';
import { DEMO_ADMIN, signIn } from '#server/testing/e2e/e2e-admin.ts';
import {
  choose,
  clockOf,
  headingOf,
  lookAtDesigns,
  requestChanges,
} from '#server/testing/e2e/e2e-customer-page.ts';
import { expect, linkIn, readEmail } from '#server/testing/e2e/e2e-fixtures.ts';
import { testInTimedShop } from '#server/testing/e2e/e2e-own-shop.ts';
import { type MarketPrice, orderAt } from '#server/testing/e2e/e2e-prices.ts';
import { changeProject, picture, uploadDesigns, uploadPdf } from '#server/testing/e2e/e2e-projects.ts';
import {
  changeReview,
  expectReviewShown,
  publishReview,
  quotesOf,
  writeReview,
} from '#server/testing/e2e/e2e-reviews.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { certificate as treeTexts } from '#src/content/languages/de/certificate.ts';
import { customerPage as texts } from '#src/content/languages/de/customer-page.ts';
import { review } from '#src/content/languages/de/review.ts';
import { orderLanguage } from '#src/content/languages/order-language.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { MARKETS } from '#src/domain/markets.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { FILES_PER_MESSAGE } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';

// A published review changes the public pages, on which other tests look at the samples.
const test = testInTimedShop();

const MARKET = MARKETS.find(({ region }) => region === 'DE');
const SLUG = `cheap-website-design-${MARKET?.country}`;
const GERMANY: MarketPrice = {
  from: SLUG,
  button: /280\s€/,
  lang: 'de-DE',
  currency: 'eur',
  amount: '280.00',
  receipt: { subject: /^Danke für Ihre Bestellung/, paid: /280,00\s€/ },
};
const BUYER = { name: 'Jonas Weber', email: 'jonas@weber-journey.example' };
const SITE_URL = 'https://weber.example';
const PREVIEW_URL = 'https://vorschau.weber.example';
const { project: emails, review: reviewEmail, tree: treeEmails } = textsOf('de-DE').emails;

const exactly = (text: string) => new RegExp(`^${RegExp.escape(text)}$`);

/** The link's secret is in the tab, not in the address; the page follows what happens elsewhere. */
async function openPage(page: Page, link: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await expect(headingOf(page)).toHaveText(texts.now.awaiting_form.title);
  await expect(page).toHaveURL('/project');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: texts.next.form })).toHaveAttribute('href', /#t=/);
  await expect(page.getByRole('region', { name: texts.order.title })).toContainText(/280\s€/);
  // A link of our pages to another order does not show this one.
  await page.goto('/project?order=123456789');
  await expect(page.getByRole('textbox').first()).toHaveValue('123456789');
  await page.goto('/project');
  await expect(headingOf(page)).toHaveText(texts.now.awaiting_form.title);
  await expectFitsWidth(page);
}

/** In a tab beside the customer's page, which keeps what is being typed. */
async function sendForm(page: Page, formLink: string): Promise<void> {
  const message = page.getByRole('textbox', { name: texts.messages.label });
  await message.fill('Könnte das Ladenschild');
  const form = await page.context().newPage();
  await form.goto(formLink);
  const { labels, submit } = orderLanguage('de-DE').form;
  await expect(form.getByLabel(labels.fullName)).toHaveValue(BUYER.name);
  await form.getByLabel(labels.businessName).fill('Buchbinderei Weber');
  await form.getByLabel(labels.businessDescription).fill('Bücher, von Hand gebunden und ausgebessert.');
  await form.getByLabel(labels.preferredDomain).fill('weber.example');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: submit }).click();
  await expect(form).toHaveURL('/');
  await form.close();
  await expect(headingOf(page)).toHaveText(texts.now.designing.title);
  await expect(clockOf(page)).toContainText(
    /Entwürfe bis (heute|morgen), \d\d:\d\d Uhr; noch 2[34]\sStd\.( \d+\sMin\.)?/,
  );
  await expect(message).toHaveValue('Könnte das Ladenschild');
  await expectFitsWidth(page);
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** Files that wait for their upload count towards the limit, and can be removed. */
async function chooseTooManyFiles(page: Page, file: ChosenFile): Promise<void> {
  const names = Array.from({ length: FILES_PER_MESSAGE }, (_, n) => `datei-${n}.png`);
  const files = [...names, 'zu-viel.png'].map((name) => ({ ...file, name }));
  const uploads = `**${apiPaths.projectFiles}*`;
  await page.route(uploads, () => {});
  for (const chosen of [files.slice(0, -2), files.slice(-2)])
    await page.locator('input[type=file]').first().setInputFiles(chosen);
  const limit = page.getByText(fillText(texts.files.tooMany, { count: FILES_PER_MESSAGE }));
  await expect(limit).toBeVisible();
  for (const name of names)
    await page.getByRole('button', { name: fillText(texts.files.remove, { name }) }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.unroute(uploads);
}

async function confirmDomainAndWrite(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.next.domain }).first().click();
  await expect(page.getByRole('heading', { name: texts.domain.title, exact: true })).toBeFocused();
  await page
    .getByRole('region', { name: texts.domain.title, exact: true })
    .getByRole('button', { name: texts.domain.confirm })
    .click();
  await expect(page.getByText(texts.next.nothing)).toBeVisible();

  const message = page.getByRole('textbox', { name: texts.messages.label });
  await message.fill('Könnte das Ladenschild ins Bild?');
  const sign = { name: 'schild.png', mimeType: 'image/png', buffer: await picture('#7a4') };
  await chooseTooManyFiles(page, sign);
  await page.locator('input[type=file]').first().setInputFiles(sign);
  await expect(page.getByText(fillText(texts.files.ready, { name: sign.name }))).toBeAttached();
  await page.getByRole('button', { name: texts.messages.send }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'ins Bild?' })).toContainText(sign.name);
  await expect(message).toHaveValue('');
}

async function sendDesigns(staff: Page, orderId: number): Promise<void> {
  await signIn(staff, DEMO_ADMIN);
  await staff.goto(`/admin/orders/${orderId}`);
  await uploadDesigns(staff, { Folio: '#264', Quarto: '#462' });
  await uploadPdf(staff, 'Duodez');
  const dialog = staff.getByRole('dialog');
  await staff.getByRole('button', { name: 'Edit…: Folio' }).click();
  await dialog.getByLabel('Note to the customer').fill('Ihre Bücher zuerst.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await staff.getByRole('button', { name: 'Add a link…' }).click();
  await dialog.getByLabel('Title').fill('Oktav');
  await dialog.getByLabel('Address').fill('https://designs.example/oktav');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await changeProject(staff, 'Send designs', { email: emails.designsReady.subject });
}

async function buildAndGoLive(page: Page, staff: Page): Promise<void> {
  await staff.reload();
  await changeProject(staff, 'Ready for review', {
    email: emails.reviewReady.subject,
    fill: (dialog) => dialog.getByLabel(/^Address where/).fill(PREVIEW_URL),
  });
  await expect(headingOf(page)).toHaveText(texts.now.reviewing.title);
  const open = page.getByRole('link', { name: texts.next.openSite }).first();
  await expect(open).toHaveAttribute('href', PREVIEW_URL);
  await expectAccessible(page);
  await expectFitsWidth(page);
  const approve = page.getByRole('button', { name: texts.next.approve });
  await approve.click();
  await page.getByRole('dialog').getByRole('button', { name: texts.next.approve }).click();
  await expect(headingOf(page)).toHaveText(texts.now.approved.title);
  await expectFitsWidth(page);
  await staff.reload();
  await staff.getByRole('button', { name: 'Mark as live…' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Address of the website').fill(SITE_URL);
  await expect(dialog.getByRole('figure')).toContainText(emails.live.subject);
  await dialog.getByRole('button', { name: 'Mark as live', exact: true }).click();
  await expect(staff.locator('.project-panel [aria-current=step]')).toContainText('Live');
  await expect(headingOf(page)).toHaveText(texts.now.live.title);
  await expect(page.getByRole('link', { name: texts.next.openSite })).toHaveAttribute('href', SITE_URL);
  await page.getByRole('button', { name: texts.now.live.write }).click();
  await expect(page.getByLabel(texts.messages.label)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  await expectFitsWidth(page);
}

async function plantTree(page: Page, staff: Page): Promise<void> {
  await readEmail(page.request, BUYER.email, exactly(treeEmails.reserved.subject));
  await page.getByRole('link', { name: texts.certificate.open }).click();
  await expect(headingOf(page)).toHaveText(treeTexts.headline.reserved);
  await expect(page.getByRole('article')).toContainText('Buchbinderei Weber');
  await staff.goto('/admin/trees');
  await staff.getByRole('button', { name: 'Record a planting…' }).click();
  await staff.getByRole('dialog').getByLabel('Place').fill('Reinhardswald, Hessen');
  await staff.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(staff.locator('.toast')).toContainText('Planting recorded');
  await page.reload();
  await expect(headingOf(page)).toHaveText(treeTexts.headline.planted);
  await expect(page.getByRole('article')).toContainText('Reinhardswald, Hessen');
}

test('a customer from Germany pays in euros, chooses, goes live, gets a tree, and is read on the public pages', async ({
  page,
  newPerson,
  shop,
}) => {
  const staff = await newPerson();
  const request = page.request;
  const { orderId, receipt } = await test.step('every price to the receipt is in euros', () =>
    orderAt(page, GERMANY, BUYER));
  const projectLink = linkIn(receipt, '/project');
  await test.step('the page of the project is in the language of the order', () =>
    openPage(page, projectLink));
  await test.step('the form starts the clock', () => sendForm(page, linkIn(receipt, '/order-confirmation')));
  await test.step('the domain and a message', () => confirmDomainAndWrite(page));
  await test.step('designs: two pictures, a PDF and a link', async () => {
    await sendDesigns(staff, orderId);
    await lookAtDesigns(page, 4);
    await expectFitsWidth(page);
    await readEmail(request, BUYER.email, exactly(emails.designsReady.subject));
  });
  await test.step('a round of changes, and the choice', async () => {
    await requestChanges(page);
    await expectFitsWidth(page);
    await staff.reload();
    await uploadDesigns(staff, { 'Folio in Groß': '#264' });
    await changeProject(staff, 'Send designs', { email: emails.designsChanged.subject });
    await choose(page, 'Folio in Groß');
    await expectFitsWidth(page);
  });
  await test.step('the website is built, approved and live', () => buildAndGoLive(page, staff));
  await test.step('the tree', () => plantTree(page, staff));

  await test.step('two weeks later', async () => {
    // A restart would show as errors in their consoles.
    for (const browser of [page, staff]) await browser.goto('about:blank');
    await shop.passDays({ days: 14, job: 'review-request' });
    await readEmail(request, BUYER.email, exactly(treeEmails.planted.subject));
  });
  await test.step('a review on the public pages, and off them while a change of it is read', async () => {
    await page.goto(projectLink);
    const link = page.getByRole('link', { name: review.write });
    await expect(link).toHaveAttribute('href', /\/review#t=/);
    const { html } = await readEmail(request, BUYER.email, exactly(reviewEmail.subject));
    const shortName = 'Jonas W.';
    await writeReview(page, linkIn(html, '/review'), { texts: review, orderId, shortName });
    const samples = { home: await quotesOf(page, '/'), market: await quotesOf(page, `/${SLUG}`) };
    expect([samples.home.length, samples.market.length]).toEqual([3, 3]);
    await publishReview(staff, BUYER.name);
    await expectReviewShown(page, {
      shortName,
      path: `/${SLUG}`,
      verified: textsOf('de').quotes.verified,
      samples: samples.market,
    });
    await expectReviewShown(page, {
      shortName,
      path: '/',
      verified: textsOf('en').quotes.verified,
      samples: samples.home,
    });
    await page.goto(projectLink);
    await changeReview(page, review);
    await expect.poll(() => quotesOf(page, '/'), TIMEOUT).toEqual(samples.home);
  });
});
