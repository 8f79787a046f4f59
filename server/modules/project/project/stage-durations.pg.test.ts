/** Projects whose customer waits for an answer, and how long the stages take. */
import { beforeEach, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { makePaidCheckout } from '#server/testing/factories.ts';
import {
  advanceProject,
  copyProject,
  makeDesignedProject,
  requireProject,
  sendForm,
} from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { DESIGN_HOURS_PROJECTS_MIN } from '#src/domain/project/project/stage-durations.rules.ts';

const HOUR_MS = 3_600_000;
let t: TestApp;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp();
  staff = await t.asAdmin('staff');
});

async function designing() {
  const order = await makePaidCheckout(t);
  await sendForm(t, order.id);
  return requireProject(t, order.id);
}
const writes = (projectId: number, kind = 'message', eventId: number | null = null) =>
  t.sql(
    `insert into project_message (project_id, event_id, kind, author_kind, author_name, text, created_at)
     values (?, ?, ?, 'customer', 'Ada', 'A question.', ?) returning id`,
    [projectId, eventId, kind, t.clock.now().toISOString()],
  );
const waiting = async () =>
  (await staff.api.projects.list.query({ message: 'open' })).items.map(({ id }) => id).sort();

it('a message waits until staff answer it or change the project; a change round until it has new work', async () => {
  const [answered, changed, round, noted] = [
    await designing(),
    await designing(),
    await designing(),
    await designing(),
  ];
  t.clock.advance(60_000);
  await writes(answered.id);
  await writes(changed.id, 'problem');
  await writes(round.id, 'change_request');
  // A note on a decision needs no answer.
  await writes(noted.id, 'message', noted.events[0]?.id);
  t.clock.advance(60_000);
  expect(await waiting()).toEqual([answered.id, changed.id, round.id]);
  for (const { id } of [answered, round])
    await staff.api.projects.sendMessage.mutate({ projectId: id, text: 'Tomorrow.' });
  await advanceProject(t, changed.orderId, 'designs_sent');
  expect(await waiting()).toEqual([round.id]);
  await t.sql(`update project_message set answered_at = now() where kind = 'change_request' returning id`);
  expect(await waiting()).toEqual([]);
});

it('the figures of this month are the hours that projects took', async () => {
  t.clock.freeze();
  const { orderId } = await designing();
  t.clock.advance(6 * HOUR_MS);
  await advanceProject(t, orderId, 'designs_sent');
  const { stages } = await (await t.asAdmin('staff')).api.projects.stageDurations.query();
  expect(stages.map(({ stage, months }) => [stage, months.length])).toEqual([
    ['awaiting_form', 12],
    ['designing', 12],
    ['choosing', 12],
    ['building', 12],
    ['reviewing', 12],
  ]);
  expect(stages[1]?.months.at(-1)).toMatchObject({ count: 1, median: 6, p95: 6 });
});

it('staff read the average of enough projects, and a stranger no figure', async () => {
  const visitor = t.asVisitor();
  const { id } = await makeDesignedProject(t, 6);
  expect(await staff.api.projects.stageDurations.query()).toMatchObject({ designHours: null });
  await copyProject(t, id, DESIGN_HOURS_PROJECTS_MIN - 1);
  expect(await staff.api.projects.stageDurations.query()).toMatchObject({ designHours: 7 });
  expect(await rejection(visitor.api.projects.stageDurations.query())).toMatchObject({ httpStatus: 401 });
});
