/** Planting batches: which trees are planted, who may say so, and who is notified. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection, rejections } from '#server/testing/callers.ts';
import { makeWebhookEndpoint } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeLiveOrder, requireCertificate } from '#server/testing/trees.ts';
import { certificateOf } from './certificate.service.ts';

let t: TestApp;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp();
  staff = await t.asAdmin('staff');
});

const BATCH = { plantedOn: '2026-11-20', place: 'Mendip Hills, Somerset', partnerReference: 'OY-2026-11' };
const plantedEmails = async () =>
  (await t.emails()).filter(({ subject }) => subject.startsWith('Your tree is in the ground'));

describe('a planting', () => {
  it('takes the oldest reserved trees, and their certificates say when and where', async () => {
    const orders = [await makeLiveOrder(t), await makeLiveOrder(t), await makeLiveOrder(t)];
    const batch = await staff.api.trees.addBatch.mutate({ ...BATCH, trees: 2 });
    expect(batch).toMatchObject({
      ...BATCH,
      trees: 2,
      partner: 'Orchard Yard Planting Trust',
      evidence: null,
    });
    const statuses = await Promise.all(
      orders.map(async ({ id }) => (await requireCertificate(t, id)).status),
    );
    expect(statuses).toEqual(['planted', 'planted', 'reserved']);
    expect(await certificateOf(t.context(), orders[0]?.id ?? 0)).toMatchObject({
      status: 'planted',
      plantedOn: '2026-11-20',
      place: 'Mendip Hills, Somerset',
    });
    expect(await staff.api.trees.planting.query()).toMatchObject({
      planted: 2,
      reserved: 1,
      batches: [batch],
    });
  });

  it('takes no more trees than are reserved, and none that are withdrawn', async () => {
    const order = await makeLiveOrder(t);
    await (await t.asAdmin()).api.orders.setStatus.mutate({
      id: order.id,
      status: 'cancelled',
      reason: 'Asked.',
    });
    expect(await rejection(staff.api.trees.addBatch.mutate({ ...BATCH, trees: 1 }))).toMatchObject({
      code: 'VALIDATION',
      message: 'Only 0 trees are reserved. Enter a smaller number.',
    });
    const { id } = await requireCertificate(t, order.id);
    const { id: batchId } = await staff.api.trees.addBatch.mutate(BATCH);
    const { results } = await staff.api.trees.plant.mutate({ batchId, ids: [id] });
    expect(results).toMatchObject([{ ok: false, message: expect.stringContaining('withdrawn') }]);
    expect(await staff.api.trees.planting.query()).toMatchObject({ planted: 0, batches: [{ trees: 0 }] });
  });

  it('in the future is rejected', async () => {
    const tomorrow = new Date(t.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    expect(await rejection(staff.api.trees.addBatch.mutate({ ...BATCH, plantedOn: tomorrow }))).toMatchObject(
      {
        code: 'VALIDATION',
        message: 'This day is in the future. Enter the day on which the trees were planted.',
      },
    );
  });

  it('takes each tree once, also when two of the staff plant it at the same time', async () => {
    const order = await makeLiveOrder(t);
    const { id } = await requireCertificate(t, order.id);
    const batches = await Promise.all([1, 2].map(() => staff.api.trees.addBatch.mutate(BATCH)));
    const outcomes = await Promise.all(
      batches.map(({ id: batchId }) => staff.api.trees.plant.mutate({ batchId, ids: [id] })),
    );
    expect(outcomes.flatMap(({ results }) => results.map(({ ok }) => ok)).sort()).toEqual([false, true]);
    expect((await staff.api.trees.planting.query()).planted).toBe(1);
  });

  it('keeps its trees when an order is cancelled afterwards', async () => {
    const order = await makeLiveOrder(t);
    await staff.api.trees.addBatch.mutate({ ...BATCH, trees: 1 });
    await (await t.asAdmin()).api.orders.setStatus.mutate({
      id: order.id,
      status: 'cancelled',
      reason: 'Asked.',
    });
    expect(await certificateOf(t.context(), order.id)).toMatchObject({ status: 'planted' });
  });

  it('gives the tree of an order cancelled meanwhile back as withdrawn', async () => {
    const order = await makeLiveOrder(t);
    await staff.api.trees.addBatch.mutate({ ...BATCH, trees: 1 });
    await (await t.asAdmin()).api.orders.setStatus.mutate({
      id: order.id,
      status: 'cancelled',
      reason: 'Asked.',
    });
    const { id } = await requireCertificate(t, order.id);
    await staff.api.trees.unplant.mutate({ ids: [id] });
    expect(await requireCertificate(t, order.id)).toMatchObject({ isWithdrawn: true });
    expect(await certificateOf(t.context(), order.id)).toBeNull();
    expect(await staff.api.trees.planting.query()).toMatchObject({ planted: 0, reserved: 0 });
  });

  it('can be corrected, and removed only without trees; both are in the audit log', async () => {
    const order = await makeLiveOrder(t);
    const { id } = await staff.api.trees.addBatch.mutate({ ...BATCH, trees: 1 });
    await staff.api.trees.changeBatch.mutate({ ...BATCH, id, place: 'Exmoor' });
    expect(await certificateOf(t.context(), order.id)).toMatchObject({ place: 'Exmoor' });
    expect(await rejection(staff.api.trees.removeBatch.mutate({ id }))).toMatchObject({
      code: 'CONFLICT',
      message: 'Certificates belong to this planting, so it can’t be removed.',
    });
    const certificate = await requireCertificate(t, order.id);
    await staff.api.trees.unplant.mutate({ ids: [certificate.id] });
    await staff.api.trees.removeBatch.mutate({ id });
    expect((await staff.api.trees.planting.query()).batches).toEqual([]);
    const { items } = await staff.api.audit.list.query({ limit: 10 });
    expect(items.map(({ action }) => action).slice(0, 4)).toEqual([
      'planting.remove',
      'certificate.unplant',
      'planting.change',
      'planting.add',
    ]);
  });
});

describe('who is notified', () => {
  it('webhooks at once; the customer by email, once, when the mistake can’t be undone any more', async () => {
    await makeWebhookEndpoint(t);
    const order = await makeLiveOrder(t);
    const { id: batchId } = await staff.api.trees.addBatch.mutate({ ...BATCH, trees: 1 });
    const events = await t.sql<{ data: Record<string, unknown> }>(
      `select data from event where type = 'certificate.planted'`,
    );
    expect(events).toHaveLength(1);
    expect(events[0]?.data).toMatchObject({
      orderId: order.id,
      batchId,
      status: 'planted',
      plantedOn: '2026-11-20',
    });
    expect(JSON.stringify(events[0]?.data)).not.toMatch(/Quill|TREE-/);
    expect(await plantedEmails()).toEqual([]);
    await runWaiting();
    expect((await plantedEmails()).map(({ to, subject }) => [to, subject])).toEqual([
      [order.customerEmail, 'Your tree is in the ground'],
    ]);
  });

  it('nobody by email, if the tree is taken out again in time; afterwards it stays', async () => {
    const order = await makeLiveOrder(t);
    const { id: batchId } = await staff.api.trees.addBatch.mutate({ ...BATCH, trees: 1 });
    const { id, canUndo } = await requireCertificate(t, order.id);
    expect(canUndo).toBe(true);
    await staff.api.trees.unplant.mutate({ ids: [id] });
    await runWaiting();
    expect(await plantedEmails()).toEqual([]);
    await staff.api.trees.plant.mutate({ batchId, ids: [id] });
    t.clock.advance(10 * 60_000);
    const { results } = await (await t.asAdmin('staff')).api.trees.unplant.mutate({ ids: [id] });
    expect(results).toMatchObject([{ ok: false, message: expect.stringContaining('for 10 minutes') }]);
  });

  it('after the last of two plantings can’t be undone any more, not after the first', async () => {
    await makeLiveOrder(t);
    await staff.api.trees.addBatch.mutate({ ...BATCH, trees: 1 });
    const { items } = await staff.api.trees.list.query({});
    const ids = items.map(({ id }) => id);
    await staff.api.trees.unplant.mutate({ ids });
    t.clock.advance(8 * 60_000);
    await staff.api.trees.addBatch.mutate({ ...BATCH, place: 'Exmoor', trees: 1 });
    await runWaiting(1);
    expect(await plantedEmails()).toEqual([]);
    await runWaiting();
    expect((await plantedEmails()).map(({ text }) => text)).toEqual([expect.stringContaining('Exmoor')]);
  });
});

/** Runs the jobs that wait until a mistake can’t be undone: all, or the first that are due. */
async function runWaiting(jobs = 100): Promise<void> {
  await t.sql(
    `update pgboss.job set start_after = now() where name = 'tree-planted' and id in
       (select id from pgboss.job where name = 'tree-planted' and state = 'created' order by start_after limit ?)`,
    [jobs],
  );
  await t.jobsDone();
}

it('strangers can neither read nor plant', async () => {
  const { api } = t.asVisitor();
  const denied = await rejections([
    api.trees.list.query({}),
    api.trees.planting.query(),
    api.trees.addBatch.mutate(BATCH),
    api.trees.changeBatch.mutate({ ...BATCH, id: 1 }),
    api.trees.removeBatch.mutate({ id: 1 }),
    api.trees.plant.mutate({ batchId: 1, ids: [1] }),
    api.trees.unplant.mutate({ ids: [1] }),
  ]);
  expect([...new Set(denied.map(({ code }) => code))]).toEqual(['UNAUTHENTICATED']);
});

it('the list finds a certificate by number, customer and order, filters and exports it', async () => {
  const order = await makeLiveOrder(t, { customerName: 'Iris Marsh' });
  await makeLiveOrder(t);
  const { number } = await requireCertificate(t, order.id);
  for (const q of [number, 'iris', String(order.id)])
    expect((await staff.api.trees.list.query({ q })).items.map((row) => row.number)).toEqual([number]);
  await staff.api.trees.addBatch.mutate({ ...BATCH, trees: 1 });
  expect((await staff.api.trees.list.query({ status: 'planted' })).items).toMatchObject([
    { number, status: 'planted', name: 'Quill Bookbinding', customerName: 'Iris Marsh' },
  ]);
  const { text } = await staff.get('/api/admin/export/trees.csv?status=planted');
  expect(text.split('\r\n')[1]).toContain(`${number},${order.id},Iris Marsh,Quill Bookbinding,planted`);
});
