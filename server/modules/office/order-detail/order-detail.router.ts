import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { toConfirmationView } from '#server/modules/sale/confirmation/confirmation.service.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { ORDER_MISSING, toSingleOrderView } from '#server/modules/sale/order/order.service.ts';
import { requireRow } from '#server/platform/database/row-by-id.ts';
import { canResend } from '#server/platform/email/message.entity.ts';
import { adminProcedure, router } from '#server/trpc/trpc.ts';
import { previewStatus } from '#src/domain/office/order-detail/order-detail.rules.ts';
import {
  type OrderDetailView,
  orderDetailView,
  orderEventView,
  statusPreviewInput,
  statusPreviewView,
} from '#src/domain/office/order-detail/order-detail.schema.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';

const requireOrder = (ctx: Context, id: number): Promise<OrderRow> =>
  requireRow(ctx.em, OrderEntity, id, ORDER_MISSING);

/** @throws AppError NOT_FOUND */
async function getOrder(ctx: Context, id: number): Promise<OrderDetailView> {
  const order = await requireOrder(ctx, id);
  const { attribution } = order;
  const [affiliate] = attribution
    ? ((await ctx.deps.subjectNames.affiliate?.(ctx, [attribution.affiliateId])) ?? [])
    : [];
  const db = kysely(ctx.em);
  const events = await db
    .selectFrom('order_event')
    .select(orderEventView.keyof().options)
    .where('orderId', '=', id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  const emails = await db
    .selectFrom('mail_message')
    .select(['id', 'kind', 'toAddress as to', 'subject', 'status', 'attempts', 'lastError'])
    .select((eb) => ['createdAt', 'sentAt', canResend(eb).as('canResend')])
    .where('orderId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const confirmation = await ctx.em.findOne(ConfirmationEntity, { orderId: id });
  return {
    order: toSingleOrderView(order),
    attribution: attribution ? { ...attribution, affiliateName: affiliate?.name ?? null } : null,
    events,
    emails,
    confirmation: confirmation && toConfirmationView(confirmation),
  };
}

export const orderDetailRouter = router({
  get: adminProcedure
    .meta({ scope: 'orders:read' })
    .input(idInput)
    .output(orderDetailView)
    .query(({ ctx, input }) => getOrder(ctx, input.id)),
  statusPreview: adminProcedure
    .input(statusPreviewInput)
    .output(statusPreviewView)
    .query(async ({ ctx, input: { id, status: to } }) => {
      const order = await requireOrder(ctx, id);
      const commission = await ctx.deps.attribution.describeStatusChange(ctx, order, to);
      return previewStatus({ order, to, commission });
    }),
});
