import { defineExport } from '#server/platform/csv-export.ts';
import { orderListInput } from '#src/domain/order/order.schema.ts';
import { listOrders } from './order-list.service.ts';

export const orderExport = defineExport({
  policy: 'admin',
  input: orderListInput,
  header: [
    'Order',
    'Created',
    'Status',
    'Customer',
    'Email',
    'Phone',
    'Amount',
    'Currency',
    'Package',
    'Requirements',
    'Payment',
    'Source',
    'Affiliate',
    'Form sent',
    'Form sent by',
  ],
  page: (ctx, input) => listOrders(ctx, input, { counted: false }),
  row: (order) => [
    order.id,
    order.createdAt,
    order.status,
    order.customerName,
    order.customerEmail,
    order.customerPhone,
    order.amount,
    order.currency.toUpperCase(),
    order.packageType,
    order.requirements,
    order.paymentReference,
    order.source,
    order.affiliateId,
    order.formSentAt,
    order.formSentBy,
  ],
});
