import { runBulk, runBulkOf } from '#server/platform/bulk.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  addOrderInput,
  bulkIdsInput,
  listedOrderView,
  orderBulkInput,
  orderListInput,
  orderStatusInput,
  orderView,
  sendFormInput,
  singleOrderView,
} from '#src/domain/sale/order/order.schema.ts';
import { bulkView, pageOf } from '#src/domain/shared/list.schema.ts';
import { idInput, success } from '#src/domain/shared/text.schema.ts';
import { addOrder, changeOrderStatus, sendOrderForm } from './order.service.ts';
import { getSingleOrder, listOrders } from './order-list.service.ts';

export const orderRouter = router({
  list: adminProcedure
    .meta({
      scope: 'orders:read',
      rest: { method: 'GET', path: '/orders', list: 'orders', summary: 'List orders, newest first' },
    })
    .input(orderListInput)
    .output(pageOf(listedOrderView))
    .query(({ ctx, input }) => listOrders(ctx, input)),
  add: adminProcedure
    .meta({
      scope: 'orders:write',
      rest: { method: 'POST', path: '/orders', status: 201, idempotent: true, summary: 'Add an order' },
    })
    .input(addOrderInput)
    .output(orderView)
    .mutation(({ ctx, input }) => withIdempotency(ctx, 'orders', input, (inner) => addOrder(inner, input))),
  setStatus: adminProcedure
    .meta({
      scope: 'orders:write',
      rest: { method: 'PATCH', path: '/orders/{id}/status', summary: 'Change the status of an order' },
    })
    .input(orderStatusInput)
    .output(orderView)
    .mutation(({ ctx, input }) => changeOrderStatus(ctx, input)),
  sendForm: adminProcedure
    .meta({
      scope: 'orders:write',
      rest: {
        method: 'POST',
        path: '/orders/{id}/send-form',
        mayBeEmpty: true,
        summary: 'Email the link to the order form',
      },
    })
    .input(sendFormInput)
    .output(success.extend({ order: orderView }))
    .mutation(({ ctx, input }) => sendOrderForm(ctx, input.id)),
  single: adminProcedure
    .meta({ scope: 'orders:read', rest: { method: 'GET', path: '/orders/{id}', summary: 'Get an order' } })
    .input(idInput)
    .output(singleOrderView)
    .query(({ ctx, input }) => getSingleOrder(ctx, input.id)),
  bulkStatus: adminProcedure
    .input(orderBulkInput)
    .output(bulkView)
    .mutation(({ ctx, input: { items, ...change } }) =>
      runBulk(ctx, items, (inner, item) => changeOrderStatus(inner, { ...item, ...change })),
    ),
  bulkSendForm: adminProcedure
    .input(bulkIdsInput)
    .output(bulkView)
    .mutation(({ ctx, input }) => runBulkOf(ctx, input.ids, sendOrderForm)),
});
