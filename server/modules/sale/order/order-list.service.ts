import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Context, DashboardLists, Hit, Search } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import { requireRow } from '#server/platform/database/row-by-id.ts';
import { paths } from '#src/domain/paths.ts';
import { FORM_LOOK_BACK_DAYS, FORM_WAIT_DAYS } from '#src/domain/sale/order/order.rules.ts';
import {
  type ListedOrder,
  type OrderListInput,
  orderListInput,
  type SingleOrderView,
} from '#src/domain/sale/order/order.schema.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { ERASED_HOST } from '#src/domain/shared/erasure.rules.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { OrderEntity } from './order.entity.ts';
import { ORDER_COLUMNS, ORDER_MISSING, toSingleOrderView } from './order.service.ts';

/** A complete order number is looked up by id instead of searched for. */
const completeNumber = (q = ''): number | null => {
  const digits = /^#?(\d{9})$/.exec(q)?.[1];
  return digits ? Number(digits) : null;
};

type Orders = ExpressionBuilder<Tables, 'customer_order'>;
const daysBefore = (ctx: Context, days: number): Date => addDays(ctx.deps.clock.now(), -days);

const withoutForm = (eb: Orders, ctx: Context): Expression<SqlBool> =>
  eb.and([
    eb('status', '=', 'paid'),
    eb('createdAt', '>=', daysBefore(ctx, FORM_LOOK_BACK_DAYS)),
    eb('customerEmail', 'not like', `%@${ERASED_HOST}`),
    eb.not(
      eb.exists(
        eb
          .selectFrom('order_confirmation')
          .whereRef('order_confirmation.orderId', '=', 'customer_order.id')
          .select(eb.lit(1).as('one')),
      ),
    ),
  ]);

const FORM_CONDITIONS: Record<
  NonNullable<OrderListInput['form']>,
  (eb: Orders, ctx: Context) => Expression<SqlBool>
> = {
  sent: (eb) => eb.ref('formSent'),
  waiting: (eb) => eb.and([eb('status', '=', 'paid'), eb.not(eb.ref('formSent'))]),
  due: (eb, ctx) => eb.and([withoutForm(eb, ctx), eb.not(eb.ref('formSent'))]),
  awaited: (eb, ctx) => eb.and([withoutForm(eb, ctx), eb.ref('formSent')]),
  overdue: (eb, ctx) =>
    eb.and([
      withoutForm(eb, ctx),
      eb.ref('formSent'),
      eb('formSentAt', '<', daysBefore(ctx, FORM_WAIT_DAYS)),
    ]),
};

function matchingOrders(ctx: Context, input: OrderListInput) {
  let rows = kysely(ctx.em)
    .selectFrom('customer_order')
    .select(ORDER_COLUMNS)
    .where((eb) => dayCondition(eb.ref('createdAt'), input));
  if (input.status) rows = rows.where('status', '=', input.status);
  const { form } = input;
  if (form) rows = rows.where((eb) => FORM_CONDITIONS[form](eb, ctx));
  if (input.source) rows = rows.where('source', '=', input.source);
  if (input.review) rows = rows.where('reviewReason', 'is not', null);
  if (input.referred) rows = rows.where('affiliateId', input.referred === 'yes' ? 'is not' : 'is', null);
  if (input.currency) rows = rows.where('currency', '=', input.currency);
  const { landing } = input;
  if (landing) rows = rows.where((eb) => eb(eb.ref('attribution', '->>').key('landingPath'), '=', landing));
  const number = completeNumber(input.q);
  return number === null ? rows : rows.where('id', '=', number);
}

export async function listOrders(ctx: Context, input: OrderListInput): Promise<Page<ListedOrder>> {
  const rows = matchingOrders(ctx, input).select((eb) =>
    eb
      .selectFrom('order_confirmation')
      .whereRef('order_confirmation.orderId', '=', 'customer_order.id')
      .select('order_confirmation.createdAt')
      .as('formReceivedAt'),
  );
  return keysetPage(ctx.em, rows, {
    query: { ...input, q: completeNumber(input.q) === null ? input.q : undefined },
    newest: ['createdAt', 'id'],
    sorts: {
      amount: { by: ({ fn, lit }) => fn.coalesce('amountMinor', lit(0)), type: 'number' },
      customer: { by: ({ fn }) => fn('lower', ['customerName']), type: 'text' },
    },
    search: { columns: ['customerName', 'customerEmail'], numbers: ['id'] },
  });
}

export const orderLists: DashboardLists = {
  [paths.adminOrders]: (ctx, filter) =>
    matchingOrders(ctx, orderListInput.parse(filter))
      .clearSelect()
      .select(['id', 'customerName as who', 'createdAt as since']),
};

export async function findOrders(ctx: Context, { q, limit }: Search): Promise<Hit[]> {
  const { items } = await listOrders(ctx, { q, limit });
  return items.map(({ id, customerName, customerEmail, status, formSent }) => ({
    kind: 'order',
    id,
    label: customerName,
    detail: customerEmail,
    href: paths.adminOrder(id),
    order: { status, formSent },
  }));
}

/** The order without its events, emails and commissions. @throws AppError NOT_FOUND */
export const getSingleOrder = async (ctx: Context, id: number): Promise<SingleOrderView> =>
  toSingleOrderView(await requireRow(ctx.em, OrderEntity, id, ORDER_MISSING));

export const orderExport = defineExport({
  input: orderListInput,
  page: listOrders,
  columns: [
    ['Order', 'id'],
    ['Created', 'createdAt'],
    ['Status', 'status'],
    ['Customer', 'customerName'],
    ['Email', 'customerEmail'],
    ['Phone', 'customerPhone'],
    ['Amount', 'amount'],
    ['Currency', (order) => order.currency.toUpperCase()],
    ['Package', 'packageType'],
    ['Requirements', 'requirements'],
    ['Payment', 'paymentReference'],
    ['Source', 'source'],
    ['Affiliate', 'affiliateId'],
    ['Form sent', 'formSentAt'],
    ['Form sent by', 'formSentBy'],
  ],
});
