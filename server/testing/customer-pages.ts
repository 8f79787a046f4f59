/** Projects with a customer's page: its token, designs and links. */

import type { OrderRow } from '#server/features/order/order.entity.ts';
import type { PaidCheckout } from '#server/features/payment/payment.service.ts';
import { makeProjectToken } from '#server/features/project-link/project-link.service.ts';
import type { StaffChange } from '#src/domain/project/project.rules.ts';
import { makePaidCheckout } from './factories.ts';
import { advanceProject, requireProject, sendForm } from './projects.ts';
import type { TestApp } from './test-app.ts';

export const projectToken = (t: TestApp, orderId: number, version = 1): string =>
  makeProjectToken(t.deps.keyring, { orderId, version });

export type MadePage = { order: OrderRow; projectId: number; token: string };

/** A project whose form has arrived; its receipt made the link valid. */
export async function makeCustomerPage(
  t: TestApp,
  changes: readonly StaffChange[] = [],
  values: Partial<PaidCheckout> = {},
): Promise<MadePage> {
  const order = await makePaidCheckout(t, values);
  await sendForm(t, order.id);
  const { id: projectId } = await requireProject(t, order.id);
  if (changes.includes('designs_sent')) await addDesigns(t, projectId);
  await advanceProject(t, order.id, ...changes);
  return { order, projectId, token: projectToken(t, order.id) };
}

/** Three links, not yet sent. */
async function addDesigns(t: TestApp, projectId: number): Promise<void> {
  for (const position of [1, 2, 3])
    await t.sql(
      `insert into project_design (project_id, round, position, title, kind, link, created_at)
       values (?, 1, ?, ?, 'link', 'https://designs.example/quill', now())`,
      [projectId, position, `Design ${position}`],
    );
}
