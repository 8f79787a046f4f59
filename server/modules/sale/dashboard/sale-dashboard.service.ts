/** Orders, order forms and payment events for the dashboard and the command palette. */
import type { Context, DashboardLists, Hit, Search } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { searchCondition } from '#server/platform/database/keyset.ts';
import { paths } from '#src/domain/paths.ts';
import { confirmationListInput } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { orderListInput } from '#src/domain/sale/order/order.schema.ts';
import { paymentEventsInput } from '#src/domain/sale/payment/payment.schema.ts';
import { matchingConfirmations } from '../confirmation/confirmation.service.ts';
import { matchingOrders } from '../order/order-list.service.ts';
import { matchingPaymentEvents } from '../payment/reconciliation.service.ts';

export const saleLists: DashboardLists = {
  [paths.adminOrders]: (ctx, filter) =>
    matchingOrders(ctx, orderListInput.parse(filter))
      .clearSelect()
      .select(['id', 'customerName as who', 'createdAt as since']),
  [paths.adminConfirmations]: (ctx, filter) =>
    matchingConfirmations(ctx, confirmationListInput.parse(filter))
      .clearSelect()
      .select(['id', 'businessName as who', 'createdAt as since']),
  [paths.adminReconciliation]: (ctx, filter) =>
    matchingPaymentEvents(ctx, paymentEventsInput.parse(filter))
      .clearSelect()
      .select(['id', 'type as who', 'receivedAt as since']),
};

/** By digits of the order number, or part of the customer's name or address. */
export async function findOrders(ctx: Context, { q, isNumber, limit }: Search): Promise<Hit[]> {
  const rows = await kysely(ctx.em)
    .selectFrom('customer_order')
    .select(['id', 'customerName as label', 'customerEmail as detail', 'status', 'formSent'])
    .where((eb) =>
      searchCondition(
        eb,
        q,
        isNumber ? { columns: [], numbers: ['id'] } : { columns: ['customerName', 'customerEmail'] },
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ status, formSent, ...hit }) => ({
    kind: 'order',
    ...hit,
    href: paths.adminOrder(hit.id),
    order: { status, formSent },
  }));
}

export async function findConfirmations(ctx: Context, { q, isNumber, limit }: Search): Promise<Hit[]> {
  if (isNumber) return [];
  const rows = await kysely(ctx.em)
    .selectFrom('order_confirmation')
    .select(['id', 'businessName as label', 'fullName as detail'])
    .where((eb) => searchCondition(eb, q, { columns: ['businessName', 'fullName', 'email'] }))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((hit) => ({ kind: 'confirmation', ...hit, href: paths.adminConfirmation(hit.id) }));
}
