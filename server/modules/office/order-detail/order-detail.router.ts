import { adminProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  orderDetailView,
  statusPreviewInput,
  statusPreviewView,
} from '#src/domain/office/order-detail/order-detail.schema.ts';
import { orderIdInput } from '#src/domain/sale/order/order.schema.ts';
import { getOrder, previewOrderStatus } from './order-detail.service.ts';

export const orderDetailRouter = router({
  get: adminProcedure
    .meta({ scope: 'orders:read' })
    .input(orderIdInput)
    .output(orderDetailView)
    .query(({ ctx, input }) => getOrder(ctx, input.id)),
  /** Preview of a status change; changes nothing. */
  statusPreview: adminProcedure
    .input(statusPreviewInput)
    .output(statusPreviewView)
    .query(({ ctx, input }) => previewOrderStatus(ctx, input)),
});
