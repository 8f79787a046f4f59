/** Designs and messages that staff send to the customer. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { makeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { advanceProject, makeChange, requireProject, sendForm } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeEventReader } from '#server/testing/tokens.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { customerPage } from '../customer-page/page-view.service.ts';
import { ProjectEntity } from '../project/project.entity.ts';

let t: TestApp;
let staff: Caller;
let project: ProjectWork;
beforeEach(async () => {
  t = await createTestApp();
  staff = await t.asAdmin('staff');
  project = await designing();
});

async function designing(): Promise<ProjectWork> {
  const order = await makePaidCheckout(t, { customerName: 'Ada Quill' });
  await sendForm(t, order.id);
  return requireProject(t, order.id);
}

let serial = 0;
async function uploaded(
  values: { mediaType?: string; purpose?: string; projectId?: number } = {},
): Promise<number> {
  const { mediaType = 'image/png', purpose = 'design', projectId = project.id } = values;
  const [row] = await t.sql<{ id: number }>(
    `insert into project_file (project_id, purpose, uploaded_by, name, media_type, size_bytes, storage_key, created_at)
     values (?, ?, 'staff', 'a', ?, 9, ?, now()) returning id`,
    [projectId, purpose, mediaType, `key-${++serial}`],
  );
  return row?.id ?? 0;
}
const add = async (title: string, fileId?: number): Promise<ProjectWork> =>
  staff.api.projects.saveDesign.mutate({
    projectId: project.id,
    id: null,
    title,
    note: null,
    fileId: fileId ?? (await uploaded()),
    link: null,
  });
const read = () => requireProject(t, project.orderId);
const titles = ({ drafts, sent }: ProjectWork) => [drafts, sent].map((all) => all.map(({ title }) => title));
const onPage = async () => {
  const ctx = t.context();
  return customerPage(ctx, await ctx.em.findOneOrFail(ProjectEntity, { id: project.id }));
};
const send = async (details = {}) => makeChange(staff, await read(), 'designs_sent', details);

describe('designs', () => {
  it('are pictures, PDF files and links, in the order in which staff put them', async () => {
    await add('Workshop');
    await add('Fabric', await uploaded({ mediaType: 'application/pdf' }));
    const { drafts } = await staff.api.projects.saveDesign.mutate({
      projectId: project.id,
      id: null,
      title: 'Plain',
      note: 'Click through it.',
      fileId: null,
      link: 'www.figma.com/proto/1',
    });
    expect(drafts).toMatchObject([
      { title: 'Workshop', kind: 'image', position: 1, round: 1 },
      { title: 'Fabric', kind: 'pdf', position: 2 },
      { title: 'Plain', kind: 'link', position: 3, link: 'https://www.figma.com/proto/1', file: null },
    ]);
    const move = (id = 0, by: -1 | 1) =>
      staff.api.projects.moveDesign.mutate({ projectId: project.id, id, by });
    expect(titles(await move(drafts[2]?.id, -1))[0]).toEqual(['Workshop', 'Plain', 'Fabric']);
    expect(titles(await move(drafts[0]?.id, 1))[0]).toEqual(['Plain', 'Workshop', 'Fabric']);
    expect(titles(await move(drafts[1]?.id, 1))[0]).toEqual(['Plain', 'Workshop', 'Fabric']);
    expect((await onPage()).designs).toEqual([]);
  });

  it('can be replaced and removed until they are sent, and not after', async () => {
    const [first] = (await add('Workshop')).drafts;
    const id = first?.id ?? 0;
    const fileId = await uploaded({ mediaType: 'application/pdf' });
    const replace = () =>
      staff.api.projects.saveDesign.mutate({
        projectId: project.id,
        id,
        title: 'Loft',
        note: null,
        fileId,
        link: null,
      });
    expect((await replace()).drafts).toMatchObject([
      { id, title: 'Loft', kind: 'pdf', file: { id: fileId } },
    ]);
    const { drafts } = await add('Fabric');
    await staff.api.projects.removeDesign.mutate({ projectId: project.id, id: drafts[1]?.id ?? 0 });
    await send();
    expect(titles(await read())).toEqual([[], ['Loft']]);
    for (const call of [
      replace,
      () => staff.api.projects.removeDesign.mutate({ projectId: project.id, id }),
      () => staff.api.projects.moveDesign.mutate({ projectId: project.id, id, by: 1 }),
    ])
      await expect(call()).rejects.toThrow('Someone sent or removed this design while you were working.');
  });

  it('are sent with the email, which names them, and belong to that event', async () => {
    await add('Workshop');
    await add('Fabric');
    const preview = await staff.api.projects.previewEmail.mutate({ id: project.id, change: 'designs_sent' });
    for (const title of ['Workshop', 'Fabric']) expect(preview?.html).toContain(title);
    const sent = await send({ customerNote: 'We like both.' });
    expect((await t.emails()).at(-1)?.text).toContain('- Workshop\n- Fabric');
    const page = await onPage();
    expect(page.designs.map(({ title }) => title)).toEqual(['Workshop', 'Fabric']);
    expect(page.messages).toMatchObject([{ from: 'staff', text: 'We like both.' }]);
    expect(await t.sql('select distinct event_id from project_design')).toEqual([
      { event_id: sent.events[0]?.id },
    ]);
  });

  it('an undo makes them drafts again, and they can be sent once more', async () => {
    await add('Workshop');
    const sent = await send();
    await staff.api.projects.undo.mutate({ id: sent.id, eventId: sent.undoableEventId ?? 0 });
    expect(titles(await read())).toEqual([['Workshop'], []]);
    expect((await onPage()).designs).toEqual([]);
    await add('Fabric');
    await send();
    expect(titles(await read())).toEqual([[], ['Workshop', 'Fabric']]);
  });

  it('staff say which one the customer chose by phone: the page, the history, the email and programs show it', async () => {
    await makeEventReader(t);
    await add('Workshop');
    await add('Fabric');
    const sent = await send();
    const other = await designing();
    const draft = await staff.api.projects.saveDesign.mutate({
      projectId: other.id,
      id: null,
      title: 'Theirs',
      note: null,
      fileId: null,
      link: 'https://designs.example/theirs',
    });
    for (const designId of [null, draft.drafts[0]?.id ?? 0])
      expect(await rejection(makeChange(staff, sent, 'design_chosen', { designId }))).toMatchObject({
        code: 'VALIDATION',
        issues: [{ path: ['designId'], message: 'Choose the design that the customer wants.' }],
      });
    const designId = (await read()).sent[1]?.id ?? 0;
    const building = await makeChange(staff, sent, 'design_chosen', { designId });
    const chosenDesign = { id: designId, title: 'Fabric', round: 1 };
    expect(building).toMatchObject({ stage: 'building', chosenDesign });
    expect((await onPage()).designs.map(({ isChosen }) => isChosen)).toEqual([false, true]);
    const { events } = await (await t.asAdmin()).api.events.list.query({});
    expect(events.findLast(({ type }) => type === 'project.stage_changed')?.data).toMatchObject({
      change: 'design_chosen',
      chosenDesign,
    });
    await makeChange(staff, building, 'review_ready', { siteUrl: 'https://preview.quill.example' });
    const email = (await t.emails()).at(-1);
    expect(email?.subject).toBe('Your website is ready for your review');
    expect(email?.text).toContain('Your choice: Fabric');
  });

  it('a choice that is undone is open again', async () => {
    await add('Workshop');
    const building = await makeChange(staff, await send(), 'design_chosen');
    const undone = await staff.api.projects.undo.mutate({
      id: building.id,
      eventId: building.undoableEventId ?? 0,
    });
    expect(undone).toMatchObject({ stage: 'choosing', chosenDesign: null });
  });

  it('that were sent some other way need no choice', async () => {
    const building = await makeChange(staff, await send(), 'design_chosen');
    expect(building).toMatchObject({ stage: 'building', chosenDesign: null });
  });

  it('of a change round are the next round, and the earlier ones stay', async () => {
    await add('Workshop');
    await send();
    await advanceProject(t, project.orderId, 'changes_requested');
    await add('Workshop, brighter');
    await send();
    expect((await onPage()).designs.map(({ round, title }) => [round, title])).toEqual([
      [2, 'Workshop, brighter'],
      [1, 'Workshop'],
    ]);
  });

  it('need a title, and exactly one file of this project or one web address', async () => {
    const other = await designing();
    const taken = (await add('Workshop')).drafts[0]?.file?.id ?? 0;
    const input = { projectId: project.id, id: null, title: 'Loft', note: null, fileId: null, link: null };
    const save = staff.api.projects.saveDesign.mutate;
    for (const wrong of [
      { title: '', fileId: await uploaded() },
      {},
      { fileId: await uploaded(), link: 'https://www.figma.com/1' },
      { link: 'javascript:alert(1)' },
      { fileId: taken },
      { fileId: await uploaded({ projectId: other.id }) },
      { fileId: await uploaded({ purpose: 'attachment' }) },
      { fileId: 999_999 },
    ])
      await expect(save({ ...input, ...wrong }), JSON.stringify(wrong)).rejects.toThrow();
    expect((await read()).drafts).toHaveLength(1);
  });
});

describe('messages', () => {
  const message = (text: string, fileIds: number[] = []) =>
    staff.api.projects.sendMessage.mutate({ projectId: project.id, text, fileIds });

  it('reach the customer’s page and their inbox once each, as the preview showed', async () => {
    const text = 'Could you send us <a picture>?';
    const preview = await staff.api.projects.previewEmail.mutate({
      id: project.id,
      change: 'message',
      customerNote: text,
    });
    expect(preview?.html).toContain('Could you send us &lt;a picture&gt;?');
    const file = await uploaded({ purpose: 'attachment' });
    expect((await message(text, [file])).messages).toMatchObject([
      { from: 'staff', authorName: 'staff', text, files: [{ id: file }] },
    ]);
    const email = (await t.emails()).at(-1);
    expect(email).toMatchObject({ subject: preview?.subject, text: expect.stringContaining(text) });
    expect((await onPage()).messages).toMatchObject([{ text }]);
  });

  it('a file belongs to one message', async () => {
    const file = await uploaded({ purpose: 'attachment' });
    await message('Here it is.', [file]);
    await expect(message('Again.', [file])).rejects.toThrow('One of the files is no longer there.');
    expect((await read()).messages).toHaveLength(1);
  });
});

it('strangers and affiliates can neither read nor change designs and messages', async () => {
  const { drafts } = await add('Workshop');
  const affiliate = await makeAffiliate(t);
  const ref = { projectId: project.id, id: drafts[0]?.id ?? 0 };
  for (const [caller, httpStatus] of [
    [t.asVisitor(), 401],
    [await t.asAffiliate(affiliate.id), 403],
  ] as const)
    for (const call of [
      () => caller.api.projects.ofOrder.query({ orderId: project.orderId }),
      () => caller.api.projects.removeDesign.mutate(ref),
      () => caller.api.projects.moveDesign.mutate({ ...ref, by: 1 }),
      () =>
        caller.api.projects.saveDesign.mutate({
          ...ref,
          title: 'x',
          note: null,
          fileId: null,
          link: 'a.example',
        }),
      () => caller.api.projects.sendMessage.mutate({ projectId: project.id, text: 'x' }),
    ])
      expect(await rejection(call())).toMatchObject({ httpStatus });
  expect((await read()).drafts).toHaveLength(1);
});
