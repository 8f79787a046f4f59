/** From "ORDER NOW" to the order form: the way to order is always on the screen, once. */
import type { Page } from 'playwright/test';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';
import { MARKETS } from '#src/domain/markets.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const AFFILIATE = { code: 'HARBR234', name: 'Harbour Lane Consulting' };

const orderCue = (page: Page) => page.locator('html').getAttribute('data-order');
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return box;
};
const showTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => part.scrollIntoView({ behavior: 'instant', block: 'start' }));

for (const [device, size] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test(`"ORDER NOW" leads to the price and the order button in one view (${device})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.goto('/');
    await page.locator('.hero').getByRole('link', { name: 'ORDER NOW - JUST $250' }).click();
    const button = page.locator('#pricing').getByRole('link', { name: /^ORDER NOW - JUST \$250/ });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.packet-price')).toBeInViewport({ ratio: 1 });
    const price = await boxOf(page, '.packet-price');
    const buy = await boxOf(page, '#pricing .buy');
    expect(buy.y - (price.y + price.height)).toBeLessThan(24);
    await expect(page.locator('.order-bar')).toBeHidden();
  });

test('on a phone the order bar follows the hero, and leaves at the price, the enquiry form and the footer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const bar = page.locator('.order-bar');
  await expect.poll(() => orderCue(page)).toBe('top');
  await expect(bar).toBeHidden();
  await showTop(page, '.shown-work');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: 'Order now' })).toHaveAttribute('href', '#pricing');
  for (const covered of ['#pricing', '#enquiry form', '.site-footer']) {
    await showTop(page, covered);
    await expect(bar, covered).toBeHidden();
    await showTop(page, '#faq');
    await expect(bar).toBeVisible();
  }
});

test('the header offers the order once the hero’s button has left the screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const order = page.getByRole('banner').getByRole('link', { name: 'Order now' });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Chat with us/ })).toBeVisible();
  await expect.poll(() => orderCue(page)).toBe('top');
  await expect(order).toBeHidden();
  await showTop(page, '#about');
  await expect(order).toBeVisible();
  await page.goto('/blog');
  await expect(order).toHaveAttribute('href', '/#pricing');
  await expect(order).toBeVisible();
});

/** Links of the header that are cut, and what else does not fit its row. */
async function misfits(page: Page): Promise<(string | null)[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const links = [...document.querySelectorAll<HTMLElement>('.menu li > a')].filter((link) =>
      link.checkVisibility(),
    );
    const right = document.querySelector('.site-header .wrap')?.getBoundingClientRect().right ?? 0;
    const logo = document.querySelector('.home-link')?.getBoundingClientRect().right ?? 0;
    const first = links[0]?.getBoundingClientRect().left ?? 0;
    const name = document.querySelector<HTMLElement>('.logo-name');
    const lines = name ? name.offsetHeight / Number.parseFloat(getComputedStyle(name).fontSize) : 1;
    return links
      .filter(
        (link) =>
          link.getBoundingClientRect().width > (link.parentElement?.clientWidth ?? 0) + 18 ||
          link.getBoundingClientRect().right > right + 1,
      )
      .map((link) => link.textContent)
      .concat(links.length < 5 ? ['links are missing'] : [])
      .concat(first < logo ? ['the first link covers the logo'] : [])
      .concat(lines > 1.5 ? ['the name is broken into two lines'] : []);
  });
}

test('the links of the header fit at 768 px in every language', async ({ page }) => {
  // Each language has a font of its own letters, so the header is measured in a page of it.
  const languages = new Map(MARKETS.map((market) => [market.lang.slice(0, 2), market.country]));
  const pages = [...languages.values()].map((country) => `/cheap-website-design-${country}`);
  for (const address of ['/', '/blog', ...pages]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // The text below the header makes each change of the width slow.
    await page.locator('main').evaluate((main) => main.remove());
    for (const width of [768, 820, 881, 992, 1216, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await misfits(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('from 768 px the header has its links and the chat with its label; "Order now" comes above 1216 px', async ({
  page,
}) => {
  await page.goto('/blog');
  const banner = page.getByRole('banner');
  for (const width of [768, 1024, 1216, 1217]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(banner.getByRole('link', { name: 'How it works' })).toBeVisible();
    await expect(banner.getByText('Chat with us', { exact: true })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Order now' })).toBeVisible({ visible: width > 1216 });
  }
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(banner.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('the menu of a phone has an x, dims the page, and offers the order and the phone number', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/blog');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button.locator('.icon:visible')).toHaveCount(1);
  await expect(menu.getByRole('link', { name: 'Order now' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^\+44/ })).toHaveAttribute('href', /^tel:/);
  // A tap on the dimmed page closes the menu and follows no link underneath.
  await page.mouse.click(200, 800);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/blog');
});

test('at a magnification of 400 % neither header nor referral notice stays over the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/?ref=${AFFILIATE.code}`);
  await expect(page.locator('#referral')).toContainText(AFFILIATE.name);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  for (const part of ['.site-header', '#referral']) await expect(page.locator(part)).not.toBeInViewport();
});

test('the x of the referral notice only hides it: the sale still counts for the affiliate', async ({
  page,
}) => {
  await page.goto(`/?ref=${AFFILIATE.code}`);
  const notice = page.locator('#referral');
  await expect(notice).toContainText(AFFILIATE.name);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('referralCode'))).toBe(AFFILIATE.code);
  await page.goto('/demo-checkout');
  const known = page.getByRole('contentinfo').getByRole('button', { name: 'Forget this recommendation' });
  await expect(known).toBeVisible();
  await expect(notice).toBeHidden();
  await page.getByLabel('Customer name').fill('Ada Hidden');
  await page.getByLabel('Email').fill('ada@hidden.example');
  const sent = page.waitForRequest('**/api/demo-checkout');
  await page.getByRole('button', { name: 'Place demo order' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ referralCode: AFFILIATE.code });
  // The footer's button forgets, though the notice is hidden.
  await page.goto('/');
  const cleared = page.waitForResponse(
    (response) => response.url().endsWith('/api/referrals/current') && response.ok(),
  );
  await known.click();
  await cleared;
  expect(await page.evaluate(() => localStorage.getItem('referralCode'))).toBeNull();
});
