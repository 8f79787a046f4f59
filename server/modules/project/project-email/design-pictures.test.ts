/** The email with the designs shows them, and the preview shows the same. */
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { logoForm, makePaidCheckout } from '#server/testing/factories.ts';
import { makeChange, requireProject, sendForm } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';

/** In the header of every email. */
const MARK = '<mark.png@picture>';

let t: TestApp;
let staff: Caller;
let project: ProjectWork;
beforeEach(async () => {
  t = await createTestApp();
  staff = await t.asAdmin('staff');
  const order = await makePaidCheckout(t);
  await sendForm(t, order.id);
  project = await requireProject(t, order.id);
});

async function addDesign(title: string, content: BlobPart | null, name = ''): Promise<void> {
  const upload =
    content &&
    (await staff.call(`/api/admin/project-files/${project.id}?purpose=design`, {
      method: 'POST',
      raw: logoForm(content, name, 'file'),
    }));
  const fileId = upload ? upload.body.id : null;
  const link = upload ? null : 'https://designs.example/quill';
  await staff.api.projects.saveDesign.mutate({
    projectId: project.id,
    id: null,
    title,
    note: null,
    fileId,
    link,
  });
}
const picture = async (size = 400) =>
  new Uint8Array(
    await sharp({ create: { width: size, height: size, channels: 3, background: '#264' } })
      .png()
      .toBuffer(),
  );
const sent = async () => {
  await makeChange(staff, project, 'designs_sent');
  const email = (await t.emails()).find(({ subject }) => subject === 'Your designs are ready');
  if (!email) throw new Error('the designs were not emailed');
  return email;
};

it('a picture is attached as its thumbnail and shown in place; a PDF and a link have a plain label', async () => {
  await addDesign('Folio', await picture(), 'folio.png');
  await addDesign('Quarto', '%PDF-1.7\n…', 'quarto.pdf');
  await addDesign('Octavo', null);
  const preview = await staff.api.projects.previewEmail.mutate({
    id: project.id,
    change: 'designs_sent',
    customerNote: null,
    siteUrl: null,
  });
  expect(preview?.html.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(1);
  expect(preview?.html.match(/<img src="data:image\/png;base64,/g)).toHaveLength(1);
  expect(preview?.html).not.toContain('cid:');

  const { html, text, attachments } = await sent();
  expect(attachments).toMatchObject([
    { mimeType: 'image/png', disposition: 'inline', contentId: MARK },
    { mimeType: 'image/webp', disposition: 'inline' },
  ]);
  const [, attached] = attachments;
  expect(html).toContain(`<img src="cid:${attached?.contentId?.slice(1, -1)}" alt="Folio"`);
  expect(html.match(/<img /g)).toHaveLength(2);
  expect(html).toMatch(/>PDF<.*Quarto.*>www<.*Octavo/s);
  expect(text).toContain('- Folio\n- Quarto\n- Octavo');
  const bytes = Buffer.from(attached?.content as ArrayBuffer);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp' });
});

it('what is missing or too large leaves the email, which names it', async () => {
  for (const title of ['Folio', 'Quarto', 'Octavo']) await addDesign(title, await picture(), `${title}.png`);
  const keys = await t.sql<{ thumbnail_key: string }>('select thumbnail_key from project_file order by id');
  await t.deps.files.remove(keys[0]?.thumbnail_key ?? '');
  await t.deps.files.put(keys[1]?.thumbnail_key ?? '', new Uint8Array(700_000));
  const { html, text, attachments } = await sent();
  expect(attachments.map(({ contentId }) => contentId === MARK)).toEqual([true, false]);
  expect(html.match(/<img /g)).toHaveLength(2);
  expect(html).toContain('alt="Octavo"');
  expect(text).toContain('- Folio\n- Quarto\n- Octavo');
});
