/**
 * Every screen, opened once: accessibility in both schemes, 320 px, a magnification of 400 %,
 * keyboard, reduced motion and paper.
 */
import type { APIRequestContext, Page } from 'playwright/test';
import { INSPECTOR } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder } from '#server/testing/e2e/e2e-admin.ts';
import { logIn } from '#server/testing/e2e/e2e-affiliates.ts';
import { expect, linkIn, readEmail, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';
import {
  keyboardProblems,
  NO_LINKS,
  prepareScreens,
  screenProblems,
} from '#server/testing/e2e/e2e-screen-checks.ts';
import { takePictures } from '#server/testing/e2e/e2e-screen-pictures.ts';
import { isLoaded, recordedState } from '#server/testing/e2e/e2e-screen-probes.ts';
import {
  AFFILIATE_SCREENS,
  CUSTOMER_SCREENS,
  type ScreenLinks,
  STAFF_SCREENS,
  VISITOR_SCREENS,
  type WalkedScreen,
} from '#server/testing/e2e/e2e-screens.ts';

// The longest file: both workers share its tests.
test.describe.configure({ mode: 'parallel' });

/** @param links to open the screens with; `learn` may add to them what a screen links to */
async function expectScreens(
  page: Page,
  screens: readonly WalkedScreen[],
  links: ScreenLinks = NO_LINKS,
  learn: (screen: WalkedScreen) => Promise<void> = async () => {},
): Promise<void> {
  await prepareScreens(page);
  const problems: string[] = [];
  const group = test.info().title.replace('screens of ', '');
  for (const [index, screen] of screens.entries()) {
    await test.step(screen.name, async () => {
      const address = screen.open(links);
      // Without it, a link with another fragment would not load the page again.
      if (address.includes('#')) await page.goto('about:blank');
      await page.goto(address);
      const isOwnPage = !screen.page.endsWith('.ts');
      if (isOwnPage) await expect(page.locator('main h1'), screen.name).toHaveCount(1);
      await page.waitForFunction(isLoaded);
      await learn(screen);
      await takePictures(page, group, index, screen.name);
      const found = await screenProblems(page, isOwnPage);
      problems.push(...found.map((problem) => `${screen.name}: ${problem}`));
      // Last: the texts of another language can arrive after everything is loaded.
      const state = isOwnPage ? await page.evaluate(recordedState) : null;
      if (state !== null) problems.push(`${screen.name}: a state without a heading: ${state}`);
    });
  }
  expect(problems.join('\n')).toBe('');
}

const staffCall = async (request: APIRequestContext) => {
  expect((await request.post('/api/admin/login', { data: INSPECTOR })).ok()).toBe(true);
  return request;
};

async function orderOf(request: APIRequestContext, buyer: string): Promise<{ id: number; email: string }> {
  const { orders } = await (await request.get(`/api/orders?q=${buyer}`)).json();
  return { id: orders[0].id, email: orders[0].customerEmail };
}

/** As the customer asks for it on the page of the project. */
async function projectLink(request: APIRequestContext, buyer: string): Promise<string> {
  const { id, email } = await orderOf(request, buyer);
  // A second attempt within a minute is rejected, and finds the email of the first.
  await request.post('/api/trpc/customerPage.newLink', { data: { orderId: id, email } });
  const { html } = await readEmail(request, email, /link to your project page$/);
  return linkIn(html, '/project');
}

test('screens of visitors', async ({ page, request }) => {
  const username = `visitor-${unique()}`;
  const email = `${username}@shop.example`;
  const invited = { username, email, role: 'staff' };
  await (await staffCall(request)).post('/api/trpc/accounts.invite', { data: invited });
  const { html } = await readEmail(request, email, /invited to/);
  const list = await (await request.get(`/dev/mail?q=${email}`)).text();
  const [, file = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(list) ?? [];
  await expectScreens(page, VISITOR_SCREENS, {
    ...NO_LINKS,
    email: file,
    invite: linkIn(html, '/admin-invite'),
  });
});

test('screens of customers', async ({ page, request }) => {
  await staffCall(request);
  const buyer = { customerName: 'Ada Paper', customerEmail: 'ada@paper-journey.example' };
  const bought = await (await request.post('/api/demo-checkout', { data: buyer })).json();
  const [designs, live] = await Promise.all(['marta@', 'agnes@'].map((name) => projectLink(request, name)));
  const links = { ...NO_LINKS, form: bought.formLink, designs: designs ?? '', live: live ?? '' };
  await expectScreens(page, CUSTOMER_SCREENS, links, async ({ name }) => {
    if (name !== 'project whose website is live') return;
    const hrefOf = async (part: string) =>
      (await page.locator(`main a[href*="${part}"]`).first().getAttribute('href')) ?? '';
    links.review = await hrefOf('/review#');
    links.certificate = await hrefOf('/certificate/');
    links.receipt = await hrefOf('/receipt/');
  });
});

test('screens of affiliates', async ({ page, newPerson }) => {
  const { id, referralCode } = await logIn(page);
  const staff = await newPerson();
  await addOrder(await staffCall(staff.request), { affiliateCode: referralCode });
  await expectScreens(page, AFFILIATE_SCREENS, { ...NO_LINKS, affiliate: String(id) });
});

test('screens of staff', async ({ page }) => {
  const { id } = await orderOf(await staffCall(page.request), 'agnes@');
  await expectScreens(page, STAFF_SCREENS, { ...NO_LINKS, order: String(id) });
});

test('a page with one stop is no trap for the focus; an element that keeps the focus is one', async ({
  page,
}) => {
  const found = async (stop: string) => {
    await page.setContent(`<style>:focus { outline: 2px solid }</style>${stop}`);
    return (await keyboardProblems(page, false)).map((problem) => problem.replace(/^.*>: /, ''));
  };
  expect(await found('<a href="/">Home</a>')).toEqual([]);
  const trap = ['does not let go of the focus'];
  expect(new Set(await found('<button onkeydown="event.preventDefault()">'))).toEqual(new Set(trap));
  expect(new Set(await found('<button onblur="this.focus()">'))).toEqual(new Set(trap));
});
