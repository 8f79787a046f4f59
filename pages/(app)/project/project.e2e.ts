/** The customer's page from the form to the live website, with staff in a second browser. */
import type { APIRequestContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { CURATOR } from '#server/testing/e2e/e2e-accounts.ts';
import { signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, linkIn, readEmail, test } from '#server/testing/e2e/e2e-fixtures.ts';
import { CONFIRMATION } from '#server/testing/factories.ts';

const CUSTOMER_EMAIL = 'ada@project-journey.example';
const picture = (background: string) =>
  sharp({ create: { width: 900, height: 1400, channels: 3, background } })
    .png()
    .toBuffer();

/** Calls a procedure with the session of that browser. */
async function call<Result>(request: APIRequestContext, name: string, data: object): Promise<Result> {
  const response = await request.post(`/api/trpc/${name}`, { data });
  expect(response.status(), `${name}: ${await response.text()}`).toBe(200);
  return (await response.json()).result.data.json as Result;
}

/** Staff at work on one order. */
async function staffOf(staff: Page, orderId: number) {
  await signIn(staff, CURATOR);
  const input = encodeURIComponent(JSON.stringify({ orderId }));
  type Project = { id: number; events: { id: number }[] };
  const read = async (): Promise<Project> =>
    (await (await staff.request.get(`/api/trpc/projects.ofOrder?input=${input}`)).json()).result.data.json;
  const { id: projectId } = await read();
  return {
    async addDesign(title: string, design: { background?: string; link?: string; note?: string }) {
      const upload =
        design.background &&
        (await staff.request.post(`/api/admin/project-files/${projectId}?purpose=design`, {
          multipart: {
            file: { name: `${title}.png`, mimeType: 'image/png', buffer: await picture(design.background) },
          },
        }));
      const fileId = upload ? ((await upload.json()).id as number) : null;
      const { link = null, note = null } = design;
      await call(staff.request, 'projectDesigns.save', { projectId, id: null, title, note, fileId, link });
    },
    async change(change: string, details: object = {}) {
      const { id, events } = await read();
      await call(staff.request, 'projects.change', { id, change, lastEventId: events[0]?.id, ...details });
    },
    async expectStage(name: string) {
      await staff.goto(`/admin/orders/${orderId}`);
      await expect(staff.locator('.project-panel [aria-current=step]')).toContainText(name);
    },
  };
}

test('a project from the form to the live website, told by the page itself', async ({
  page,
  newPerson,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paid = await page.request.post('/api/demo-checkout', {
    data: { customerName: 'Ada Quill', customerEmail: CUSTOMER_EMAIL },
  });
  const { orderId, formLink } = (await paid.json()) as { orderId: number; formLink: string };
  const link = linkIn((await readEmail(request, CUSTOMER_EMAIL, /./)).html, '/project');
  const heading = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  const designs = page.getByRole('region', { name: 'Your designs' });

  // The link's secret is in the tab, not in the address.
  await page.goto(link);
  await expect(heading).toHaveText('Tell us about your business');
  await expect(page).toHaveURL('/project');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Fill in your form' })).toHaveAttribute('href', /#t=/);
  await page.reload();
  await expect(heading).toHaveText('Tell us about your business');

  // The page follows what happens elsewhere, and keeps what is being typed.
  const message = page.getByRole('textbox', { name: 'Write to us' });
  await message.fill('Could the shop sign be');
  const token = /#t=(.+)$/.exec(formLink)?.[1];
  const form = await page.request.post('/api/order-confirmations', {
    data: { ...CONFIRMATION, orderId, token, preferredDomain: 'quill.example' },
  });
  expect(form.status()).toBe(201);
  await expect(heading).toHaveText('We’re making your designs');
  await expect(page.getByRole('region', { name: 'When it’s due' })).toContainText(
    /Designs due (today|tomorrow), \d\d:\d\d; 2[34] h( \d+ min)? left/,
  );
  await expect(message).toHaveValue('Could the shop sign be');
  await page.getByRole('button', { name: 'Confirm your domain' }).click();
  await expect(page.getByRole('heading', { name: 'Domain' })).toBeFocused();
  await page.getByRole('button', { name: 'Confirm domain' }).click();
  await expect(page.getByText('There’s nothing for you to do right now.')).toBeVisible();

  await message.fill('Could the shop sign be in the picture?');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'sign.png',
      mimeType: 'image/png',
      buffer: await picture('#7a4'),
    });
  await expect(page.getByText('sign.png is attached.')).toBeAttached();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'in the picture?' })).toContainText('sign.png');
  await expect(message).toHaveValue('');

  const staff = await staffOf(await newPerson(), orderId);
  await staff.addDesign('Folio', { background: '#264', note: 'Your books first.' });
  await staff.addDesign('Quarto', { background: '#462' });
  await staff.addDesign('Octavo', { link: 'https://designs.example/octavo' });
  await staff.change('designs_sent');

  // On the whole screen: arrows change the design, Escape returns to its card.
  await expect(heading).toHaveText('Your designs are ready');
  await expectAccessible(page);
  await designs.getByRole('button', { name: 'View “Folio” full screen' }).click();
  await expect(dialog.getByRole('img', { name: 'Design “Folio”' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('Design 2 of 3')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Design “Quarto”' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(designs.getByRole('button', { name: 'View “Folio” full screen' })).toBeFocused();

  // A round of changes: the first attempt fails, and nothing is lost.
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  const changes = page.getByRole('textbox', { name: 'What should we change?' });
  await expect(changes).toBeFocused();
  await page.getByRole('button', { name: 'Send changes' }).click();
  await expect(changes).toHaveAccessibleDescription(/Please write a few words\./);
  await changes.fill('A larger headline, please.');
  await page.route('**/customerPage.requestChanges*', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Send changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(changes).toHaveValue('A larger headline, please.');
  await page.getByRole('button', { name: 'Send changes' }).click();
  await expect(heading).toHaveText('We’re changing your designs');
  await expect(page.getByRole('blockquote')).toHaveText('A larger headline, please.');

  await staff.addDesign('Folio, larger', { background: '#264' });
  await staff.change('designs_sent');
  await expect(heading).toHaveText('Your designs are ready');
  await expect(designs.getByText('Earlier designs')).toBeVisible();
  await designs.getByRole('button', { name: /^Choose this design.*Folio, larger/ }).click();
  await dialog.getByLabel('Anything we should know?').fill('Thank you for the headline.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Choose this design' }).click();
  await expect(heading).toHaveText('We’re building your website');
  await expect(designs.getByText('Your choice')).toBeVisible();
  await expect(page.getByRole('region', { name: 'When it’s due' })).toContainText('of working time left');

  await staff.change('review_ready');
  await expect(heading).toHaveText('Your website is ready for you to look at');
  await page.getByRole('button', { name: 'Approve the website' }).click();
  await dialog.getByRole('button', { name: 'Approve the website' }).click();
  await expect(heading).toHaveText('We’re putting your website online');
  await staff.change('went_live', {
    siteUrl: 'https://quill.example',
    liveAnyway: true,
    note: 'No test opens a real website.',
  });
  await expect(heading).toHaveText('Your website is live');
  await expect(page.getByRole('link', { name: 'Open your website' })).toHaveAttribute(
    'href',
    'https://quill.example',
  );
  await staff.expectStage('Live');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('without a working link, order number and email address ask for a new one', async ({ page }) => {
  await page.goto(`/project#t=v1.1042.1.${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByLabel('Order number')).toBeFocused();
  await expect(page.getByLabel('Order number')).toHaveAccessibleDescription(/Enter the order number/);
  await page.getByLabel('Order number').fill('#987654321');
  await page.getByLabel('Email').fill('nobody@project-journey.example');
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toBeVisible();
  await expectAccessible(page);

  // The server does not answer: one sentence, and the same page after a second attempt.
  await page.route('**/customerPage.get*', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto('/project');
  await expect(page.getByRole('heading', { name: 'Your project could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
