/**
 * A customer's pages, from the payment to the certificate. It adds an order to the demo, and does
 * the staff's steps through the API.
 */
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Browser, Page } from 'playwright';
import sharp from 'sharp';
import { paths } from '#src/domain/paths.ts';
import { saveScreen } from './save-screen.ts';
import { openAsStaff } from './staff-screens.ts';

const CUSTOMER = { customerName: 'Rosa Marsh', customerEmail: `rosa-${Date.now()}@bakery.example` };
const FORM = {
  fullName: CUSTOMER.customerName,
  email: CUSTOMER.customerEmail,
  businessName: 'Rosa’s Bakery',
  businessDescription: 'Bread and cakes for our street, baked from four in the morning.',
  preferredDomain: 'rosas-bakery.example',
  orderConfirmed: true,
} as const;
const DESIGNS = { Crust: 'kestrel-row', Crumb: 'ashdown-vale', Oven: 'hillrise-broadband' } as const;

async function readJson<Result>(request: APIRequestContext, path: string, data?: object): Promise<Result> {
  const response = data ? await request.post(path, { data }) : await request.get(path);
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Result;
}

/** The staff's side of one order. */
function projectOf(request: APIRequestContext, orderId: number) {
  type Project = { id: number; events: { id: number }[] };
  const read = async (): Promise<Project> => {
    const input = encodeURIComponent(JSON.stringify({ orderId }));
    const path = `/api/trpc/projects.ofOrder?input=${input}`;
    return (await readJson<{ result: { data: { json: Project } } }>(request, path)).result.data.json;
  };
  return {
    async addDesign(title: string, file: string): Promise<void> {
      const { id: projectId } = await read();
      const webp = new URL(`../../public/portfolio/${file}-1120.webp`, import.meta.url);
      const buffer = await sharp(fileURLToPath(webp)).png().toBuffer();
      const upload = await request.post(`/api/admin/project-files/${projectId}?purpose=design`, {
        multipart: { file: { name: `${title}.png`, mimeType: 'image/png', buffer } },
      });
      const { id: fileId } = (await upload.json()) as { id: number };
      const design = { projectId, id: null, title, note: null, fileId, link: null };
      await readJson(request, '/api/trpc/projectDesigns.save', design);
    },
    async change(change: string, details: object = {}): Promise<void> {
      const { id, events } = await read();
      await readJson(request, '/api/trpc/projects.change', {
        id,
        change,
        lastEventId: events[0]?.id,
        ...details,
      });
    },
  };
}

/** The link to the customer's page, from the demo's mailbox. */
async function customerLink(request: APIRequestContext): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const list = await (await request.get(paths.demoMailbox)).text();
    const rows = [...list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">[^<]*<\/a><\/td><td>([^<]*)</g)];
    for (const [, mail = ''] of rows.filter(([, , to]) => to === CUSTOMER.customerEmail)) {
      const link = /href="([^"]*\/project#[^"]+)"/.exec(await (await request.get(mail)).text())?.[1];
      if (link) return link.replaceAll('&amp;', '&');
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('No email with a link to the project has arrived.');
}

async function saveStage(page: Page, name: string, heading: string): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await saveScreen(page, name);
}

export async function saveCustomerScreens(browser: Browser, origin: string): Promise<void> {
  const staff = await openAsStaff(browser, origin);
  const page = await browser.newPage({ baseURL: origin, reducedMotion: 'reduce', colorScheme: 'light' });
  const paid = await readJson<{ orderId: number; formLink: string }>(
    page.request,
    '/api/demo-checkout',
    CUSTOMER,
  );
  const project = projectOf(staff.request, paid.orderId);
  await page.goto(await customerLink(page.request));
  await saveStage(page, 'project-form', 'Tell us about your business');
  const token = /#t=(.+)$/.exec(paid.formLink)?.[1];
  await readJson(page.request, '/api/order-confirmations', { ...FORM, orderId: paid.orderId, token });
  await saveStage(page, 'project-designing', 'We’re making your designs');
  for (const [title, file] of Object.entries(DESIGNS)) await project.addDesign(title, file);
  await project.change('designs_sent');
  await saveStage(page, 'project-designs', 'Your designs are ready');
  await project.change('design_chosen', { note: 'Chosen by telephone.' });
  await saveStage(page, 'project-building', 'We’re building your website');
  await project.change('review_ready');
  await saveStage(page, 'project-review', 'Your website is ready for you to look at');
  await project.change('approved', { note: 'Approved by telephone.' });
  await project.change('went_live', {
    siteUrl: 'https://rosas-bakery.example',
    liveAnyway: true,
    note: 'The demo opens no real website.',
  });
  await saveStage(page, 'project-live', 'Your website is live');
  await page.getByRole('link', { name: 'Write a review' }).click();
  await page.getByRole('button', { name: 'Send review' }).waitFor();
  await saveScreen(page, 'review');
  await staff.goto(paths.adminTrees);
  const certificate = await staff.locator('a[href^="/certificate/"]').first().getAttribute('href');
  await page.goto(certificate ?? '', { waitUntil: 'networkidle' });
  await saveScreen(page, 'certificate');
  await Promise.all([page.close(), staff.close()]);
}
