import { z } from 'zod';
import { withIdempotency } from '#server/platform/idempotency.ts';
import { adminProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { addOrderInput, ORDER_STATUSES, orderStatusInput, orderView, sendFormInput } from '#src/domain/order/order.schema.ts';
import { listInput, pageOf } from '#src/domain/shared/list.schema.ts';
import { addOrder, changeOrderStatus, listOrders, sendOrderForm } from './order.service.ts';

export const orderRouter = router({
  list: adminProcedure
    .meta({ rest: { method: 'GET', path: '/orders', list: 'orders', summary: 'List orders, newest first' } })
    .input(listInput.extend({ status: z.enum(ORDER_STATUSES, { error: 'Invalid status.' }).optional() }))
    .output(pageOf(orderView))
    .query(({ ctx, input }) => listOrders(ctx, input)),
  add: adminProcedure
    .meta({ rest: { method: 'POST', path: '/orders', status: 201, summary: 'Add an order by hand' } })
    .input(addOrderInput)
    .output(orderView)
    .mutation(({ ctx, input }) => withIdempotency(ctx, 'orders', input, (inner) => addOrder(inner, input))),
  setStatus: adminProcedure
    .meta({ rest: { method: 'PATCH', path: '/orders/{id}/status', summary: 'Change the status of an order' } })
    .input(orderStatusInput)
    .output(orderView)
    .mutation(({ ctx, input }) => changeOrderStatus(ctx, input)),
  sendForm: adminProcedure
    .meta({ rest: { method: 'POST', path: '/orders/{id}/send-form', summary: 'Mail the order-confirmation form link' } })
    .input(sendFormInput)
    .output(z.object({ success: z.literal(true), order: orderView }))
    .mutation(({ ctx, input }) => sendOrderForm(ctx, input.id)),
});
