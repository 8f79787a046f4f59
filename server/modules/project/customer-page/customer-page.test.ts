/** What customers see and decide on their page, and what strangers cannot. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { advanceProject, type MadePage, makeCustomerPage, requireProject } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { site } from '#src/domain/site.ts';

let t: TestApp;
let visitor: Caller;
beforeEach(async () => {
  t = await createTestApp();
  visitor = t.asVisitor();
});

const pageOf = (token: string) => visitor.api.customerPage.get.mutate({ token });
const eventsOf = (projectId: number) =>
  t.sql<{ kind: string; actor_kind: string; note: string | null }>(
    'select kind, actor_kind, note from project_event where project_id = ? order by id',
    [projectId],
  );

describe('designs', () => {
  let made: MadePage;
  beforeEach(async () => {
    made = await makeCustomerPage(t, ['designs_sent']);
  });
  const choose = async (designId: number, token = made.token) => {
    const { lastEventId } = await pageOf(token);
    return visitor.api.customerPage.chooseDesign.mutate({ token, lastEventId, designId, note: 'In green.' });
  };

  it('a design is chosen once, with a note; the website is due as announced, and the shop is notified', async () => {
    t.clock.freeze();
    const before = await pageOf(made.token);
    expect(before).toMatchObject({ stage: 'choosing', actions: ['choose_design', 'request_changes'] });
    const second = before.designs[1];
    const decision = { token: made.token, lastEventId: before.lastEventId, designId: second?.id ?? 0 };
    const page = await visitor.api.customerPage.chooseDesign.mutate({ ...decision, note: 'In green.' });
    expect(page).toMatchObject({ stage: 'building', actions: [], messages: [{ text: 'In green.' }] });
    expect(page).toMatchObject({ due: { part: 'website', at: before.dueIfChosen }, dueIfChosen: null });
    expect(page.designs.map(({ isChosen }) => isChosen)).toEqual([false, true, false]);
    expect(await rejection(visitor.api.customerPage.chooseDesign.mutate(decision))).toMatchObject({
      httpStatus: 409,
    });
    expect((await eventsOf(made.projectId)).at(-1)).toEqual({
      kind: 'design_chosen',
      actor_kind: 'customer',
      note: 'In green.',
    });
    const notice = (await t.emails()).find(({ subject }) => subject.endsWith('design chosen'));
    expect(notice).toMatchObject({ to: site.inbox, replyTo: made.order.customerEmail });
    expect(notice?.text).toContain('Design 2\n\nIn green.');
  });

  it('a long note is kept whole as a message; its copy in the history ends between characters', async () => {
    const { designs, lastEventId } = await pageOf(made.token);
    const note = '🌿'.repeat(1200);
    await visitor.api.customerPage.chooseDesign.mutate({
      token: made.token,
      lastEventId,
      designId: designs[0]?.id ?? 0,
      note,
    });
    expect((await pageOf(made.token)).messages[0]?.text).toBe(note);
    expect((await eventsOf(made.projectId)).at(-1)?.note).toBe(`${'🌿'.repeat(999)}…`);
  });

  it('a choice reads the history of the project once', async () => {
    await t.jobsDone();
    const { designs } = await pageOf(made.token);
    const logger = t.deps.db.orm.config.getLogger();
    const log = logger.logQuery.bind(logger);
    let reads = 0;
    logger.logQuery = (entry) => {
      if (/^select .* from "project_event"/.test(entry.query ?? '')) reads += 1;
      log(entry);
    };
    const { lastEventId } = await pageOf(made.token);
    const before = reads;
    const decision = { token: made.token, lastEventId, designId: designs[0]?.id ?? 0 };
    await visitor.api.customerPage.chooseDesign.mutate(decision);
    logger.logQuery = log;
    expect([before, reads - before]).toEqual([1, 1]);
  });

  it('two choices at once: one wins, the other is rejected', async () => {
    const { lastEventId, designs } = await pageOf(made.token);
    const results = await Promise.allSettled(
      designs
        .slice(0, 2)
        .map(({ id }) =>
          visitor.api.customerPage.chooseDesign.mutate({ token: made.token, lastEventId, designId: id }),
        ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await eventsOf(made.projectId)).filter(({ kind }) => kind === 'design_chosen')).toHaveLength(1);
  });

  it('SEC-39: a design of another project, and one not yet sent, cannot be chosen', async () => {
    const other = await makeCustomerPage(t, ['designs_sent']);
    const [theirs] = (await pageOf(other.token)).designs;
    await t.sql(
      `insert into project_design (project_id, round, position, title, kind, link, created_at)
       values (?, 2, 1, 'Draft', 'link', 'https://designs.example/draft', now())`,
      [made.projectId],
    );
    const [draft] = await t.sql<{ id: number }>(`select id from project_design where title = 'Draft'`);
    expect((await pageOf(made.token)).designs.map(({ title }) => title)).not.toContain('Draft');
    for (const id of [theirs?.id ?? 0, draft?.id ?? 0])
      expect(await rejection(choose(id))).toMatchObject({ httpStatus: 404 });
    expect((await pageOf(made.token)).stage).toBe('choosing');
  });

  it('staff who undo the email with the designs take them back', async () => {
    const staff = await t.asAdmin('staff');
    const { id, undoableEventId } = await requireProject(t, made.order.id);
    await staff.api.projects.undo.mutate({ id, eventId: undoableEventId ?? 0 });
    expect(await pageOf(made.token)).toMatchObject({ stage: 'designing', designs: [], actions: [] });
  });
});

describe('rounds of changes', () => {
  const request = async (token: string, text: string) => {
    const { lastEventId } = await pageOf(token);
    return visitor.api.customerPage.requestChanges.mutate({ token, lastEventId, text });
  };

  it('one is open at a time; new work answers it, and undoing that work opens it again', async () => {
    const { order, token } = await makeCustomerPage(t, ['designs_sent']);
    const opened = await request(token, 'Warmer colours, please.');
    expect(opened).toMatchObject({
      stage: 'designing',
      actions: [],
      messages: [
        { kind: 'change_request', from: 'customer', text: 'Warmer colours, please.', answeredAt: null },
      ],
    });
    expect(await rejection(request(token, 'And a map.'))).toMatchObject({ httpStatus: 409 });
    const answered = await advanceProject(t, order.id, 'designs_sent');
    expect((await pageOf(token)).messages[0]?.answeredAt).toEqual(answered.events[0]?.createdAt);
    const staff = await t.asAdmin('staff');
    await staff.api.projects.undo.mutate({ id: answered.id, eventId: answered.undoableEventId ?? 0 });
    expect((await pageOf(token)).messages[0]?.answeredAt).toBeNull();
    await advanceProject(t, order.id, 'designs_sent');
    expect(await request(token, 'Now the map.')).toMatchObject({ stage: 'designing' });
  });

  it('the website is approved once', async () => {
    const { token } = await makeCustomerPage(t, ['designs_sent', 'design_chosen', 'review_ready']);
    const { lastEventId, actions } = await pageOf(token);
    expect(actions).toEqual(['request_changes', 'approve']);
    const decision = { token, lastEventId };
    expect(await visitor.api.customerPage.approve.mutate(decision)).toMatchObject({ isApproved: true });
    expect(await rejection(visitor.api.customerPage.approve.mutate(decision))).toMatchObject({
      httpStatus: 409,
    });
    const again = { token, lastEventId: (await pageOf(token)).lastEventId };
    expect(await rejection(visitor.api.customerPage.approve.mutate(again))).toMatchObject({
      httpStatus: 409,
    });
  });
});

describe('messages and the domain', () => {
  it('a problem reaches the shop; both sides read all messages, newest first', async () => {
    const { token, projectId } = await makeCustomerPage(t);
    await visitor.api.customerPage.sendMessage.mutate({ token, text: 'When can we talk?' });
    const page = await visitor.api.customerPage.sendMessage.mutate({
      token,
      kind: 'problem',
      text: 'The form lost my logo.',
    });
    expect(page.messages.map(({ kind, text }) => [kind, text])).toEqual([
      ['problem', 'The form lost my logo.'],
      ['message', 'When can we talk?'],
    ]);
    const notices = (await t.emails()).filter(({ to }) => to === site.inbox).map(({ subject }) => subject);
    expect(notices.some((subject) => subject.endsWith('a problem is reported'))).toBe(true);
    expect(await t.sql('select distinct project_id as id from project_message')).toEqual([{ id: projectId }]);
  });

  it('the domain is confirmed, can be corrected, and is settled once the website is live', async () => {
    const { order, token } = await makeCustomerPage(t);
    const confirm = (domain: string) => visitor.api.customerPage.confirmDomain.mutate({ token, domain });
    expect((await confirm('https://Quill.example/')).domain).toMatchObject({ name: 'quill.example' });
    expect((await confirm('quillbinding.example')).domain.name).toBe('quillbinding.example');
    for (const invalid of ['no domain', '-quill.example', 'quill-.example'])
      expect(await rejection(confirm(invalid)), invalid).toMatchObject({ httpStatus: 400 });
    await advanceProject(t, order.id, 'designs_sent', 'design_chosen', 'review_ready', 'went_live');
    expect(await rejection(confirm('other.example'))).toMatchObject({ httpStatus: 409 });
  });
});
