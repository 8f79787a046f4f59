/** Public pages: anchors scroll to their section, and forms work without JavaScript. */
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

/** Allowed pixels between the section's top and the lower edge of the sticky header. */
const NEAR = 40;

test('an anchor of another page scrolls to its section despite late layout above it', async ({ page }) => {
  for (const [id, width] of [
    ['services', 1440],
    ['pricing', 390],
    ['about', 390],
    ['faq', 1440],
    ['enquiry', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 880 });
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top, { message: `#${id}` }).toBeLessThan(80 + NEAR);
    expect(await top(), `#${id}`).toBeGreaterThan(-NEAR);
  }
});

test('all sections of the home page are laid out in the end, without scrolling', async ({ page }) => {
  await page.goto('/');
  await expect
    .poll(() =>
      page
        .locator('main > section, .site-footer')
        .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility()).length),
    )
    .toBe(0);
  await expect
    .poll(() =>
      page
        .locator('main > section:last-of-type')
        .evaluate((section) => getComputedStyle(section).contentVisibility),
    )
    .toBe('visible');
});

test('content-visibility placeholders are at least as tall as the content, so sections never overlap when measured', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of ['/', '/cheap-website-design-greece', '/portfolio', '/why-tree', '/blog']) {
    await page.goto(address);
    const small = await page.evaluate(async () => {
      const root = document.documentElement;
      const parts = [
        ...document.querySelectorAll<HTMLElement>(
          'main > section:nth-of-type(n + 2), .site-footer, .blog-list > :nth-child(n + 7)',
        ),
      ];
      for (const part of parts) part.style.contentVisibility = '';
      root.classList.add('is-late');
      const given = parts.map((part) =>
        Number.parseFloat(getComputedStyle(part).containIntrinsicHeight.replace('auto ', '')),
      );
      root.classList.remove('is-late');
      return parts
        .filter((part, at) => !(part.offsetHeight < (given[at] ?? 0)))
        .map((part) => `${part.className} ${part.offsetHeight}`);
    });
    expect(small, address).toEqual([]);
  }
});

test('without JavaScript the enquiry of a country page is confirmed in its language', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/cheap-website-design-germany');
  await page.locator('#contact-name').fill('Jonas Ohne Skript');
  await page.locator('#contact-email').fill('jonas@ohne-skript.example');
  await page.locator('#contact-message').fill('Ich brauche eine Website für meine Tischlerei.');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Nachricht ist angekommen!' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await context.close();
});
