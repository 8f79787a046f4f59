/** The order form has the status of the work on its project. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { makePaidCheckout } from '#server/testing/factories.ts';
import { advanceProject, makeChange, requireProject, sendForm } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeEventReader } from '#server/testing/tokens.ts';
import type { ConfirmationStatus } from '#src/domain/sale/confirmation/confirmation.rules.ts';

/** The emails of a form's status; the project itself announces the live website. */
const WORK_EMAILS = /started work on|’s website is live/;

let t: TestApp;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp();
  staff = await t.asAdmin('staff');
});

async function makeForm(): Promise<{ id: number; orderId: number }> {
  const order = await makePaidCheckout(t);
  const { body } = await sendForm(t, order.id);
  return { id: body.id, orderId: order.id };
}
const statusOf = async (id: number) => (await staff.api.confirmations.get.query({ id })).status;
const setStatus = (id: number, status: ConfirmationStatus) =>
  staff.patch(`/api/order-confirmations/${id}/status`, { status });
const workEmails = async () =>
  (await t.emails()).filter(({ text }) => WORK_EMAILS.test(text)).map(({ subject }) => subject);

describe('the status of a form', () => {
  it('follows every stage of its project, back and forth', async () => {
    const { id, orderId } = await makeForm();
    const statuses: ConfirmationStatus[] = [];
    for (const change of [
      'designs_sent',
      'changes_requested',
      'designs_sent',
      'design_chosen',
      'review_ready',
      'went_live',
      'reopened',
    ] as const) {
      statuses.push(await statusOf(id));
      await advanceProject(t, orderId, change);
    }
    statuses.push(await statusOf(id));
    expect(statuses).toEqual([
      'pending',
      'in_progress',
      'in_progress',
      'in_progress',
      'in_progress',
      'in_progress',
      'completed',
      'in_progress',
    ]);
    expect(await workEmails()).toEqual([]);
  });

  it('returns with an undo, and stays when the order is cancelled', async () => {
    const { id, orderId } = await makeForm();
    const sent = await makeChange(staff, await requireProject(t, orderId), 'designs_sent');
    await staff.api.projects.undo.mutate({ id: sent.id, eventId: sent.undoableEventId ?? 0 });
    expect(await statusOf(id)).toBe('pending');
    await advanceProject(t, orderId, 'designs_sent');
    const order = { id: orderId, reason: 'The customer asked for it.' };
    await staff.api.orders.setStatus.mutate({ ...order, status: 'cancelled' });
    expect(await statusOf(id)).toBe('in_progress');
  });

  it('is reported to programs with each change', async () => {
    await makeEventReader(t);
    const { orderId } = await makeForm();
    await advanceProject(t, orderId, 'designs_sent', 'design_chosen', 'went_live');
    const { events } = await (await t.asAdmin()).api.events.list.query({});
    const reported = events.filter(({ type }) => type === 'confirmation.status_changed');
    expect(reported.map(({ data }) => data.status)).toEqual(['in_progress', 'completed']);
  });

  it('can be set to any value by staff, is stored, and follows the next stage again', async () => {
    const { id, orderId } = await makeForm();
    await advanceProject(t, orderId, 'designs_sent', 'design_chosen');
    for (const status of ['completed', 'pending', 'in_progress', 'pending'] as const) {
      expect((await setStatus(id, status)).body).toMatchObject({ id, status });
      expect(await statusOf(id)).toBe(status);
    }
    await advanceProject(t, orderId, 'review_ready');
    expect(await statusOf(id)).toBe('in_progress');
  });
});

describe('the emails of a status', () => {
  it('the start of the work is announced while the first designs are made', async () => {
    const { id } = await makeForm();
    await setStatus(id, 'in_progress');
    expect(await workEmails()).toEqual(['We’ve started work on your website']);
  });

  it.each([
    ['while designs are chosen', ['designs_sent']],
    ['while the website is built', ['designs_sent', 'design_chosen']],
    ['once it is live', ['designs_sent', 'design_chosen', 'went_live']],
  ] as const)('neither start nor end of the work is announced %s', async (_, changes) => {
    const { id, orderId } = await makeForm();
    await advanceProject(t, orderId, ...changes);
    for (const status of ['pending', 'in_progress', 'completed'] as const) await setStatus(id, status);
    expect(await workEmails()).toEqual([]);
  });

  it('a website that is not live is not announced as finished', async () => {
    const { id } = await makeForm();
    await setStatus(id, 'completed');
    expect(await workEmails()).toEqual([]);
  });
});

describe('forms waiting for designs', () => {
  const waiting = async () => {
    const filter = { status: 'pending', link: 'verified', late: 'yes' } as const;
    return (await staff.api.confirmations.list.query(filter)).total;
  };
  const tab = async (wanted: string) => {
    const tabs = await staff.api.dashboard.tabs.query({ list: '/admin/order-confirmations' });
    return tabs.find(({ label }) => label === wanted)?.count;
  };

  it('are counted until their designs are sent, in the list and on its tabs', async () => {
    const { orderId } = await makeForm();
    await makeForm();
    t.clock.advance(25 * 3_600_000);
    staff = await t.asAdmin('staff');
    expect([await waiting(), await tab('To start')]).toEqual([2, 2]);
    await advanceProject(t, orderId, 'designs_sent');
    expect([await waiting(), await tab('To start'), await tab('In progress')]).toEqual([1, 1, 1]);
    await advanceProject(t, orderId, 'design_chosen', 'went_live');
    expect([await waiting(), await tab('To start'), await tab('Completed')]).toEqual([1, 1, 1]);
  });

  it('are not counted once their project has moved on, whatever staff set the status to', async () => {
    const { id, orderId } = await makeForm();
    await advanceProject(t, orderId, 'designs_sent', 'design_chosen');
    await setStatus(id, 'pending');
    t.clock.advance(25 * 3_600_000);
    staff = await t.asAdmin('staff');
    expect(await waiting()).toBe(0);
  });
});
