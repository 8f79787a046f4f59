/** Emails the shop what a customer did on their page. */
import type { Context } from '#server/context.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { site } from '#src/domain/site.ts';
import type { ProjectRow } from '../project/project.entity.ts';
import type { CustomerStep } from './customer-page.email.ts';

export async function notifyShop(
  ctx: Context,
  project: ProjectRow,
  what: CustomerStep,
  text: string | null,
): Promise<void> {
  const order = await ctx.em.findOneOrFail(OrderEntity, { id: project.orderId });
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'project-notice',
    to: site.inbox,
    replyTo: order.customerEmail,
    orderId: order.id,
    payload: { orderId: order.id, name: order.customerName, what, text },
  });
}
