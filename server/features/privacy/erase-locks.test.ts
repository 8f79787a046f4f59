/** The erasure of a customer while staff work on the order. */
import { expect, it, vi } from 'vitest';
import { inTransaction } from '#server/context.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { ADMIN } from '#server/testing/factories.ts';
import { makeCustomerPage } from '#server/testing/projects.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { isWaitingForLock } from '#server/testing/wait/waiting-for-lock.ts';
import { changeConfirmationStatus } from '../confirmation/confirmation.service.ts';
import { lockOrder } from '../order/order.service.ts';
import { ProjectEntity } from '../project/project.entity.ts';
import { erasePersonalData } from './erase-personal-data.service.ts';

it('a change of the form’s status waits for the order, and holds nothing that the erasure needs', async (test) => {
  const t = await createTestApp();
  test.skip(t.deps.db.engine === 'pglite', 'the embedded database has one connection: nothing can overlap');
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
