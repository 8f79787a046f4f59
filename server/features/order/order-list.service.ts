/** The list of orders for the screen, REST and the export, with the same filters. */
import type { Context } from '#server/context.ts';
import { dayConditions, keysetPage, readSort } from '#server/platform/database/keyset.ts';
import type { Condition } from '#server/platform/database/search.ts';
import type { OrderListInput, OrderView } from '#src/domain/order/order.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';

export const ORDER_COLUMNS = `id, customer_name as "customerName", customer_email as "customerEmail", customer_phone as "customerPhone", amount, amount_minor as "amountMinor", currency, status,
  package_type as "packageType", requirements, stripe_payment_intent_id as "stripePaymentIntentId", source, affiliate_id as "affiliateId", review_reason as "reviewReason",
  form_sent as "formSent", form_sent_at as "formSentAt", form_sent_by as "formSentBy", created_at as "createdAt"`;

const SORTS = {
  createdAt: { expression: 'created_at', type: 'time' },
  amount: { expression: 'coalesce(amount_minor, 0)', type: 'number' },
  customer: { expression: 'lower(customer_name)', type: 'text' },
} as const;

function conditionsOf(input: OrderListInput): Condition[] {
  const where: Condition[] = dayConditions('created_at', input.from, input.to);
  if (input.status) where.push(['status = ?', input.status]);
  if (input.form === 'sent') where.push(['form_sent']);
  if (input.form === 'waiting') where.push([`status = 'paid' and not form_sent`]);
  if (input.source) where.push(['source = ?', input.source]);
  if (input.review) where.push(['review_reason is not null']);
  if (input.referred)
    where.push([input.referred === 'yes' ? 'affiliate_id is not null' : 'affiliate_id is null']);
  return where;
}

/** @param counted false if the total is not needed */
export async function listOrders(
  ctx: Context,
  input: OrderListInput,
  { counted = true } = {},
): Promise<Page<OrderView>> {
  const where = conditionsOf(input);
  // A complete order number is looked up by id instead of searched for.
  const number = /^#?(\d{9})$/.exec(input.q ?? '')?.[1];
  if (number) where.push(['id = ?', number]);
  return keysetPage<OrderView>(ctx.em, {
    columns: ORDER_COLUMNS,
    table: 'customer_order',
    search: ['customer_name', 'customer_email'],
    searchNumbers: ['id'],
    where,
    sort: readSort(input.sort, SORTS),
    query: { ...input, q: number ? undefined : input.q },
    counted,
  });
}
