/** What staff do with a project. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { makeAffiliate, makeOrder, makePaidCheckout } from '#server/testing/factories.ts';
import { advanceProject, makeChange, requireProject, sendForm } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { refreshDueTimes } from './project-history.service.ts';

const CHANGED = 'This project was changed by someone else. Your change was not saved.';
let t: TestApp;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp();
  staff = await t.asAdmin('staff');
});

async function designing(customerName = 'Ada Quill'): Promise<ProjectWork> {
  const order = await makePaidCheckout(t, { customerName });
  await sendForm(t, order.id);
  return requireProject(t, order.id);
}
const countEvents = async () => (await t.sql<{ id: number }>('select id from project_event')).length;

describe('the way of a project', () => {
  it('each change is one event with actor, time and note, and one row of the audit log', async () => {
    const start = await designing();
    t.clock.advance(3_600_000);
    t.clock.freeze();
    const choosing = await makeChange(staff, start, 'designs_sent', { note: 'Sent by email.' });
    expect(choosing).toMatchObject({
      stage: 'choosing',
      due: { part: 'choice', from: 'customer', at: null },
    });
    expect(choosing.events[0]).toMatchObject({
      kind: 'designs_sent',
      actorKind: 'staff',
      actorName: 'staff',
      note: 'Sent by email.',
      createdAt: t.clock.now(),
    });
    expect(
      await t.sql(
        `select actor_name, subject_id, before, after from audit_log where action = 'project.state'`,
      ),
    ).toEqual([
      {
        actor_name: 'staff',
        subject_id: String(start.id),
        before: { state: 'designing' },
        after: { state: 'choosing', change: 'designs_sent' },
      },
    ]);
  });

  it('goes from the designs over a change round to the live website, and can be reopened', async () => {
    const { orderId } = await designing();
    const live = await advanceProject(
      t,
      orderId,
      'designs_sent',
      'changes_requested',
      'designs_sent',
      'design_chosen',
      'review_ready',
      'changes_requested',
      'review_ready',
      'approved',
      'went_live',
    );
    expect(live).toMatchObject({
      stage: 'live',
      due: null,
      siteUrl: 'https://quill.example',
      changes: ['reopened'],
    });
    const reopened = await makeChange(staff, live, 'reopened', { note: 'The form sends nothing.' });
    expect(reopened).toMatchObject({
      stage: 'building',
      due: { part: 'website' },
      siteUrl: 'https://quill.example',
    });
  });

  it('a change that the stage does not allow is rejected and leaves nothing behind', async () => {
    const project = await designing();
    const before = await countEvents();
    for (const change of ['design_chosen', 'review_ready', 'approved', 'went_live', 'reopened'] as const)
      await expect(makeChange(staff, project, change, { siteUrl: 'quill.example' })).rejects.toThrow(
        'This can’t be done in the stage “Designing”.',
      );
    expect(await countEvents()).toBe(before);
  });

  it('the second of two equal changes is rejected, one after the other and at once', async () => {
    const project = await designing();
    await makeChange(staff, project, 'designs_sent');
    await expect(makeChange(staff, project, 'designs_sent')).rejects.toThrow(CHANGED);
    const other = await designing();
    const before = await countEvents();
    const results = await Promise.allSettled([1, 2, 3].map(() => makeChange(staff, other, 'designs_sent')));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await countEvents()).toBe(before + 1);
  });

  it.each(['review_ready', 'went_live'] as const)('%s needs the address of the website', async (change) => {
    const { orderId } = await designing();
    const project = await advanceProject(t, orderId, 'designs_sent', 'design_chosen');
    for (const siteUrl of [
      '',
      'javascript:alert(1)',
      'https://me:pw@quill.example',
      'localhost',
      'ftp://quill.example',
    ])
      await expect(makeChange(staff, project, change, { siteUrl }), siteUrl).rejects.toThrow(
        'Enter the address of the website',
      );
    const changed = await makeChange(staff, project, change, { siteUrl: 'quill.example/home' });
    expect(changed.siteUrl).toBe('https://quill.example/home');
  });

  it('strangers and affiliates can neither read nor change a project', async () => {
    const project = await designing();
    const affiliate = await makeAffiliate(t);
    for (const [caller, httpStatus] of [
      [t.asVisitor(), 401],
      [await t.asAffiliate(affiliate.id), 403],
    ] as const)
      for (const call of [
        () => caller.api.projects.list.query({}),
        () => caller.api.projects.get.query({ id: project.id }),
        () => caller.api.projects.ofOrder.query({ orderId: project.orderId }),
        () => makeChange(caller, project, 'designs_sent'),
        () => caller.api.projects.undo.mutate({ id: project.id, eventId: project.events[0]?.id ?? 0 }),
      ])
        expect(await rejection(call())).toMatchObject({ httpStatus });
    expect((await requireProject(t, project.orderId)).events).toEqual(project.events);
  });
});

describe('undo', () => {
  const undo = (project: ProjectWork) =>
    staff.api.projects.undo.mutate({ id: project.id, eventId: project.undoableEventId ?? 1 });

  it('takes back the latest change with its effects; a second undo is rejected', async () => {
    const { orderId } = await designing();
    const building = await advanceProject(t, orderId, 'designs_sent', 'design_chosen');
    const live = await makeChange(staff, building, 'went_live', { siteUrl: 'https://quill.example' });
    const undone = await undo(live);
    expect(undone).toMatchObject({ stage: 'building', siteUrl: null, due: { at: building.due?.at } });
    await expect(undo(live)).rejects.toThrow('This change can no longer be undone.');
  });

  it('is for staff’s own changes and for ten minutes', async () => {
    const project = await designing();
    expect(project.undoableEventId).toBeNull();
    await expect(undo(project)).rejects.toThrow('This change can no longer be undone.');
    const choosing = await makeChange(staff, project, 'designs_sent');
    t.clock.advance(10 * 60_000 + 1000);
    await expect(undo(choosing)).rejects.toThrow('This change can no longer be undone.');
    expect((await requireProject(t, project.orderId)).undoableEventId).toBeNull();
  });
});

describe('the list', () => {
  it('shows late projects first, then by due time, then those that wait for the customer, then finished ones', async () => {
    const waiting = await makePaidCheckout(t, { customerName: 'Wendy Waits' });
    const late = await designing('Lara Late');
    t.clock.advance(25 * 3_600_000);
    const soon = await designing('Sam Soon');
    staff = await t.asAdmin('staff');
    const list = async (filter: Parameters<typeof staff.api.projects.list.query>[0]) =>
      (await staff.api.projects.list.query(filter)).items.map(({ orderId, isLate }) => [orderId, isLate]);
    const [first, second, third] = [
      [late.orderId, true],
      [soon.orderId, false],
      [waiting.id, false],
    ];
    expect(await list({})).toEqual([first, second, third]);
    expect(await list({ late: 'yes' })).toEqual([first]);
    expect(await list({ turn: 'shop' })).toEqual([first, second]);
    expect(await list({ turn: 'customer' })).toEqual([third]);
    expect(await list({ stage: 'open' })).toHaveLength(3);
    expect(await list({ stage: 'live' })).toEqual([]);
    expect(await list({ q: 'wendy' })).toEqual([third]);
    expect(await list({ q: String(soon.orderId) })).toEqual([second]);
    await advanceProject(t, late.orderId, 'designs_sent', 'design_chosen', 'went_live');
    const fourth = [late.orderId, false];
    const page = await staff.api.projects.list.query({ limit: 2 });
    expect(page).toMatchObject({ total: 3, prevCursor: null });
    expect(page.items.map(({ orderId }) => orderId)).toEqual([soon.orderId, waiting.id]);
    expect(await list({ limit: 2, cursor: page.nextCursor ?? '' })).toEqual([fourth]);
  });

  it('an order whose form link was never sent waits for us, and for the customer once it is sent', async () => {
    t.clock.freeze();
    const order = await makeOrder(t);
    t.clock.advance(60_000);
    const opened = (await requireProject(t, order.id)).createdAt;
    const list = async (turn: 'shop' | 'customer') => (await staff.api.projects.list.query({ turn })).items;
    expect(await list('shop')).toMatchObject([
      { orderId: order.id, due: { part: 'form_link', from: 'shop' }, waitingSince: opened },
    ]);
    expect(await list('customer')).toEqual([]);
    await staff.api.orders.sendForm.mutate({ id: order.id });
    expect(await list('shop')).toEqual([]);
    expect(await list('customer')).toMatchObject([
      { orderId: order.id, due: { part: 'form', from: 'customer' }, waitingSince: t.clock.now() },
    ]);
  });

  it('a project waits neither for an erased customer nor for our answer to them; work that is due stays', async () => {
    const customerEmail = 'ada@quill.example';
    await makeOrder(t, { customerEmail });
    const [form, work, choice] = [
      await makePaidCheckout(t, { customerEmail }),
      await makePaidCheckout(t, { customerEmail }),
      await makePaidCheckout(t, { customerEmail }),
    ];
    for (const { id } of [work, choice]) await sendForm(t, id);
    await advanceProject(t, choice.id, 'designs_sent');
    await t.sql(
      `insert into project_message (project_id, kind, author_kind, author_name, text, created_at)
       select id, 'message', 'customer', 'Ada', 'A question.', now() from project where order_id = ?`,
      [work.id],
    );
    const found = async (filter: Parameters<typeof staff.api.projects.list.query>[0]) =>
      (await staff.api.projects.list.query(filter)).items.map(({ orderId, due }) => [orderId, due?.part]);
    const designs = [work.id, 'designs'];
    expect(await found({ turn: 'shop' })).toEqual([designs, [expect.any(Number), 'form_link']]);
    expect(await found({ turn: 'customer' })).toEqual([
      [form.id, 'form'],
      [choice.id, 'choice'],
    ]);
    expect(await found({ message: 'open' })).toEqual([designs]);
    await (await t.asAdmin('owner')).api.privacy.erase.mutate({ email: customerEmail, confirm: 'ERASE' });
    expect(await found({ turn: 'shop' })).toEqual([designs]);
    expect(await found({ turn: 'customer' })).toEqual([]);
    expect(await found({ message: 'open' })).toEqual([]);
    expect((await found({})).map(([, part]) => part)).toEqual(['designs', ...Array(3).fill(undefined)]);
  });

  it('the designs are to be started until staff start them or send some', async () => {
    const { orderId } = await designing();
    const isToStart = async () => (await staff.api.projects.list.query({})).items[0]?.isToStart;
    expect(await isToStart()).toBe(true);
    const form = (await staff.api.confirmations.list.query({})).items.find((row) => row.orderId === orderId);
    await staff.api.confirmations.setStatus.mutate({ id: form?.id ?? 0, status: 'in_progress' });
    expect(await isToStart()).toBe(false);
    await advanceProject(t, orderId, 'designs_sent', 'changes_requested');
    expect((await requireProject(t, orderId)).isToStart).toBe(false);
  });

  it('a due time that the rules no longer give is corrected by the hourly job', async () => {
    const project = await designing();
    await t.sql(`update project set due_at = now() + interval '90 days'`);
    await refreshDueTimes(t.context());
    expect(await t.sql('select due_at from project')).toEqual([{ due_at: project.due?.at }]);
  });
});

it('a copy of a person’s data has the project; an erasure removes notes and the website’s address', async () => {
  const { orderId } = await designing();
  await t.sql('update customer_order set customer_email = ?', ['ada@quill.example']);
  const building = await advanceProject(t, orderId, 'designs_sent', 'design_chosen');
  await makeChange(staff, building, 'went_live', { siteUrl: 'https://quill.example', note: 'Ada is happy.' });
  const owner = await t.asAdmin('owner');
  const copy = await owner.api.privacy.export.mutate({ email: 'ada@quill.example' });
  expect(copy).toMatchObject({
    projects: [{ order_id: orderId, stage: 'live', site_url: 'https://quill.example' }],
    projectEvents: expect.arrayContaining([expect.objectContaining({ note: 'Ada is happy.' })]),
  });
  await owner.api.privacy.erase.mutate({ email: 'ada@quill.example', confirm: 'ERASE' });
  expect(await t.sql('select site_url from project')).toEqual([{ site_url: null }]);
  expect(await t.sql('select note from project_event where note is not null')).toEqual([]);
});
