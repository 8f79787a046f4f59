import { defineExport } from '#server/platform/csv-export.ts';
import { orderListInput } from '#src/domain/sale/order/order.schema.ts';
import { listOrders } from './order-list.service.ts';

export const orderExport = defineExport({
  policy: 'admin',
  input: orderListInput,
  page: (ctx, input) => listOrders(ctx, input, { counted: false }),
  columns: [
    ['Order', (order) => order.id],
    ['Created', (order) => order.createdAt],
    ['Status', (order) => order.status],
    ['Customer', (order) => order.customerName],
    ['Email', (order) => order.customerEmail],
    ['Phone', (order) => order.customerPhone],
    ['Amount', (order) => order.amount],
    ['Currency', (order) => order.currency.toUpperCase()],
    ['Package', (order) => order.packageType],
    ['Requirements', (order) => order.requirements],
    ['Payment', (order) => order.paymentReference],
    ['Source', (order) => order.source],
    ['Affiliate', (order) => order.affiliateId],
    ['Form sent', (order) => order.formSentAt],
    ['Form sent by', (order) => order.formSentBy],
  ],
});
