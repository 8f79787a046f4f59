/** Reminders that the customer's answer is awaited: when, and each once. */
import { beforeEach, expect, it } from 'vitest';
import { jobDefinitions } from '#server/jobs.ts';
import { advanceProject, makeCustomerPage } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const DAY_MS = 86_400_000;
const CHOICE = 'Have you chosen a design yet?';
const APPROVAL = 'Is your website ready to go live?';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

async function designing(): Promise<{ orderId: number; customerEmail: string }> {
  const { order } = await makeCustomerPage(t);
  return { orderId: order.id, customerEmail: order.customerEmail };
}
async function runReminders(days: number): Promise<void> {
  t.clock.advance(days * DAY_MS);
  await jobDefinitions(t.deps)
    .find(({ name }) => name === 'answer-reminder')
    ?.run(t.context(), {});
}
const emailsAbout = async (...subjects: string[]) =>
  (await t.emails()).filter(({ subject }) => subjects.includes(subject));
const reminders = async () => (await emailsAbout(CHOICE, APPROVAL)).map(({ subject }) => subject);

it('go out after two and after seven days, and never again', async () => {
  const { orderId } = await designing();
  await advanceProject(t, orderId, 'designs_sent');
  await runReminders(1.9);
  expect(await reminders()).toEqual([]);
  await runReminders(0.1);
  await runReminders(1);
  expect(await reminders()).toEqual([CHOICE]);
  await runReminders(4);
  for (const days of [0.1, 2, 7]) await runReminders(days);
  const emails = await emailsAbout(CHOICE);
  expect(emails.map(({ text }) => text.includes('This is our last reminder.'))).toEqual([false, true]);
});

it('start again with the next answer that is awaited', async () => {
  const { orderId } = await designing();
  await advanceProject(t, orderId, 'designs_sent');
  await runReminders(2);
  expect(await reminders()).toEqual([CHOICE]);
  await advanceProject(t, orderId, 'design_chosen', 'review_ready');
  await runReminders(1.9);
  expect(await reminders()).toEqual([CHOICE]);
  await runReminders(0.1);
  expect(await reminders()).toEqual([CHOICE, APPROVAL]);
});

it('keep their distance if the first one is late', async () => {
  const { orderId } = await designing();
  await advanceProject(t, orderId, 'designs_sent');
  await runReminders(10);
  await runReminders(4.9);
  expect(await reminders()).toEqual([CHOICE]);
  await runReminders(0.1);
  expect(await reminders()).toEqual([CHOICE, CHOICE]);
});

it('parallel runs, as on several nodes, send one', async () => {
  const { orderId } = await designing();
  await advanceProject(t, orderId, 'designs_sent');
  t.clock.advance(2 * DAY_MS);
  await Promise.all(Array.from({ length: 5 }, () => runReminders(0)));
  expect(await reminders()).toEqual([CHOICE]);
});

it('are not sent once the customer has answered, the order was cancelled or the customer erased', async () => {
  const [chosen, approved, cancelled, erased] = [
    await designing(),
    await designing(),
    await designing(),
    await designing(),
  ];
  await advanceProject(t, chosen.orderId, 'designs_sent', 'design_chosen');
  await advanceProject(t, approved.orderId, 'designs_sent', 'design_chosen', 'review_ready', 'approved');
  await advanceProject(t, cancelled.orderId, 'designs_sent');
  await advanceProject(t, erased.orderId, 'designs_sent');
  const owner = await t.asAdmin();
  await owner.api.orders.setStatus.mutate({ id: cancelled.orderId, status: 'cancelled' });
  await owner.api.privacy.erase.mutate({ email: erased.customerEmail, confirm: 'ERASE' });
  await runReminders(8);
  expect(await reminders()).toEqual([]);
});

it('an answer withdraws a reminder that still waits', async () => {
  const { orderId } = await designing();
  await advanceProject(t, orderId, 'designs_sent');
  await runReminders(2);
  await t.jobsDone();
  await t.sql(
    `update mail_message set status = 'queued', sent_at = null where kind = 'answer-reminder' returning id`,
  );
  await advanceProject(t, orderId, 'design_chosen');
  expect(await t.sql(`select status from mail_message where kind = 'answer-reminder'`)).toEqual([
    { status: 'expired' },
  ]);
});
