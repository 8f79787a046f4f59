/** An erasure while staff work on the person's order, or pay them. */
import { expect, it, type TestContext, vi } from 'vitest';
import { inTransaction } from '#server/context.ts';
import { createRun } from '#server/modules/affiliate/payout/payout.service.ts';
import { ProjectEntity } from '#server/modules/project/project/project.entity.ts';
import { changeConfirmationStatus } from '#server/modules/sale/confirmation/confirmation.service.ts';
import { lockOrder } from '#server/modules/sale/order/order.service.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { ADMIN, makeOrder } from '#server/testing/factories.ts';
import { beforeRefundWindow, makeAffiliateWithLogin, sellFor } from '#server/testing/payouts.ts';
import { makeCustomerPage } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { isWaitingForLock, settledOrWaiting } from '#server/testing/wait/waiting-for-lock.ts';
import { PAYOUT_NOTHING } from '#src/domain/affiliate/payout/payout.schema.ts';
import { erasePersonalData } from './personal-data.router.ts';

const needsTwoConnections = (t: TestApp, test: TestContext) =>
  test.skip(t.deps.db.engine === 'pglite', 'the embedded database has one connection: nothing can overlap');

it('a change of the form’s status waits for the order, and holds nothing that the erasure needs', async (test) => {
  const t = await createTestApp();
  needsTwoConnections(t, test);
  const { order, projectId } = await makeCustomerPage(t);
  const [form] = await t.sql<{ id: number }>('select id from order_confirmation where order_id = ?', [
    order.id,
  ]);
  let change: Promise<unknown> = Promise.resolve();
  await inTransaction(t.context(ADMIN), async (ctx) => {
    // Held by an erasure before it comes to the form.
    await lockOrder(ctx, order.id);
    await ctx.em.findOneOrFail(ProjectEntity, { id: projectId }, FOR_UPDATE);
    change = changeConfirmationStatus(t.context(ADMIN), { id: form?.id ?? 0, status: 'in_progress' });
    await vi.waitUntil(() => isWaitingForLock(t), TIMEOUT);
    await erasePersonalData(ctx, order.customerEmail);
  });
  await change;
  const [row] = await t.sql<{ full_name: string; status: string }>(
    'select full_name, status from order_confirmation where id = ?',
    [form?.id],
  );
  expect(row?.status).toBe('in_progress');
  expect(row?.full_name).not.toBe('Ada Quill');
});

async function makePayable(t: TestApp) {
  beforeRefundWindow(t);
  const affiliate = await makeAffiliateWithLogin(t);
  await sellFor(t, affiliate);
  t.clock.reset();
  return affiliate;
}
const RUN = { label: null, minimumMinor: 0 };

it('an erasure waits for a payout run that is being created, and is rejected because of its line', async (test) => {
  const t = await createTestApp();
  needsTwoConnections(t, test);
  const { email } = await makePayable(t);
  let erasure: Promise<unknown> = Promise.resolve();
  await inTransaction(t.context(ADMIN), async (ctx) => {
    await createRun(ctx, RUN);
    erasure = erasePersonalData(t.context(ADMIN), email);
    await settledOrWaiting(t, erasure);
  });
  await expect(erasure).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('a payout run waits for an erasure, and pays the person nothing', async (test) => {
  const t = await createTestApp();
  needsTwoConnections(t, test);
  const { email } = await makePayable(t);
  const own = await makeOrder(t, { customerEmail: email });
  let [erasure, run]: Promise<unknown>[] = [];
  await inTransaction(t.context(ADMIN), async (ctx) => {
    await lockOrder(ctx, own.id);
    erasure = erasePersonalData(t.context(ADMIN), email);
    await settledOrWaiting(t, erasure);
    run = createRun(t.context(ADMIN), RUN);
    await settledOrWaiting(t, run, 2);
  });
  await erasure;
  await expect(run).rejects.toMatchObject({ code: 'CONFLICT', message: PAYOUT_NOTHING });
});
