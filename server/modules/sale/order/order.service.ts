/** Each change is one transaction. The order of locks is in docs/server.md. */
import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import { actorName, type Context, emit, inTransaction, reportChange } from '#server/context.ts';
import type { Tables } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError, conflictOn, fieldError } from '#server/platform/errors.ts';
import { type Currency, returnsPolicy } from '#src/domain/offer.ts';
import type { Attribution } from '#src/domain/sale/order/attribution.rules.ts';
import {
  type OrderStatus,
  SEND_FORM_ERRORS,
  saleEvent,
  sendFormState,
  UNDONE,
} from '#src/domain/sale/order/order.rules.ts';
import {
  type AddOrderInput,
  type OrderView,
  orderView,
  type SingleOrderView,
} from '#src/domain/sale/order/order.schema.ts';
import { addDays, longDate } from '#src/domain/shared/dates.ts';
import { parseAmountMinor } from '#src/domain/shared/money.ts';
import { extendProjectLink, formLinkUrl } from '../order-email/email-links.service.ts';
import { announceCancellation, withdrawWaiting } from './automatic-email.service.ts';
import { OrderEntity, type OrderRow } from './order.entity.ts';
import { recordOrderEvent } from './order-history.service.ts';

const columnsView = orderView.omit({ stripePaymentIntentId: true });
export const ORDER_COLUMNS = [
  ...columnsView.keyof().options,
  'paymentReference as stripePaymentIntentId',
] as const;

const toOrderView = (row: OrderRow): OrderView => ({
  ...viewOf(columnsView, row),
  stripePaymentIntentId: row.paymentReference ?? null,
});

export const toSingleOrderView = (row: OrderRow): SingleOrderView => ({
  ...toOrderView(row),
  refundedMinor: row.refundedMinor,
  checkoutId: row.checkoutId ?? null,
});

export const ORDER_MISSING = 'We can’t find this order. Choose it from the list of orders.';

/** `createOrder` fills in the rest. */
type NewOrder = Omit<Insertable<Tables['customer_order']>, 'id' | 'createdAt'> & {
  /** Null when the amount's text is not a number, or in a currency that is not the shop's. */
  amountMinor: number | null;
  currency: Currency;
  attribution: Attribution | null;
};

/** Includes the effects of a paid order. Call inside a transaction. */
export async function createOrder(ctx: Context, order: NewOrder): Promise<OrderRow> {
  const now = ctx.deps.clock.now();
  const id = await freeOrderId(ctx);
  await ctx.em.insert(OrderEntity, {
    ...order,
    id,
    affiliateId: order.attribution?.affiliateId ?? null,
    attribution: order.attribution,
    refundedMinor: 0,
    formSent: false,
    intakeVersion: 1,
    paidAt: order.status === 'paid' ? now : null,
    createdAt: now,
  });
  await recordOrderEvent(ctx, id, { kind: 'created', toStatus: order.status });
  const row = await lockOrder(ctx, id);
  await reportChange(ctx, 'order.created', toSingleOrderView(row));
  if (order.status === 'paid')
    await publishStatus(ctx, row, null, 'paid', { reason: null, isManual: order.source === 'admin' });
  return row;
}

async function freeOrderId(ctx: Context): Promise<number> {
  for (;;) {
    const id = randomInt(100_000_000, 1_000_000_000);
    if ((await ctx.em.count(OrderEntity, { id })) === 0) return id;
  }
}

/** @throws AppError NOT_FOUND */
export const lockOrder = (ctx: Context, id: number): Promise<OrderRow> =>
  lockRow(ctx.em, OrderEntity, id, ORDER_MISSING);

/**
 * Call with the order locked. Does nothing if it has that status.
 * @param actor set when it is not the session's account
 */
export async function setOrderStatus(
  ctx: Context,
  order: OrderRow,
  to: OrderStatus,
  reason: string | null,
  actor?: string,
): Promise<void> {
  const from = order.status;
  if (from === to) return;
  const paidAt = to === 'paid' ? (order.paidAt ?? ctx.deps.clock.now()) : order.paidAt;
  await ctx.em.nativeUpdate(OrderEntity, { id: order.id }, { status: to, paidAt });
  Object.assign(order, { status: to, paidAt });
  await recordOrderEvent(ctx, order.id, { kind: 'status', fromStatus: from, toStatus: to, reason, actor });
  await publishStatus(ctx, order, from, to, { reason, isManual: actor === undefined });
  await withdrawWaiting(ctx, order.id, to === 'paid' ? 'order-cancelled' : 'form-reminder');
}

/** Call with the order locked and not paid. */
export async function correctAmount(
  ctx: Context,
  order: OrderRow,
  paid: Pick<NewOrder, 'amount' | 'amountMinor' | 'currency'>,
): Promise<void> {
  await ctx.em.nativeUpdate(OrderEntity, { id: order.id }, paid);
  Object.assign(order, paid);
  await emit(ctx, 'order.amount_corrected', { order });
}

export async function addOrder(ctx: Context, input: AddOrderInput): Promise<OrderView> {
  const { affiliateCode, sendForm, ...fields } = input;
  if (sendForm && sendFormState({ ...fields, formSent: false }) !== 'can-send')
    throw fieldError('status', SEND_FORM_ERRORS['payment-required']);
  return inTransaction(ctx, async (inner) => {
    const attribution = await inner.deps.attribution.ofManualOrder(inner, affiliateCode);
    const row = await createOrder(inner, {
      ...fields,
      amountMinor: parseAmountMinor(fields.amount),
      source: 'admin',
      attribution,
    });
    await writeAudit(inner, 'order.add', ['order', row.id], {
      after: { status: row.status, amount: row.amount, currency: row.currency },
    });
    return sendForm ? (await sendOrderForm(inner, row.id)).order : toOrderView(row);
  }).catch(
    conflictOn(
      'payment_reference',
      'There is already an order for this payment. Look for it in the list of orders.',
    ),
  );
}

/**
 * An admin can set any status at any time; a change made meanwhile by another is never overwritten.
 */
export async function changeOrderStatus(
  ctx: Context,
  input: { id: number; status: OrderStatus; expectedStatus?: OrderStatus; reason: string | null },
): Promise<OrderView> {
  return inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, input.id);
    if (input.expectedStatus && order.status !== input.expectedStatus) {
      throw new AppError('CONFLICT', 'This order was changed by someone else. Your change was not saved.', {
        data: { current: toOrderView(order) },
      });
    }
    const from = order.status;
    await setOrderStatus(inner, order, input.status, input.reason);
    if (from !== input.status) {
      await announceCancellation(inner, order);
      await writeAudit(inner, 'order.status', ['order', order.id], {
        before: { status: from },
        after: { status: input.status },
      });
    }
    return toOrderView(await lockOrder(inner, input.id));
  });
}

/** 'Send Form Link': once, and only for a paid order (SEC-16). */
export async function sendOrderForm(ctx: Context, id: number): Promise<{ success: true; order: OrderView }> {
  return inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, id);
    const state = sendFormState(order);
    if (state !== 'can-send') throw new AppError('CONFLICT', SEND_FORM_ERRORS[state]);
    await markFormSent(inner, order, actorName(inner), 'form-link');
    await writeAudit(inner, 'order.send-form', ['order', id]);
    return { success: true as const, order: toOrderView(await lockOrder(inner, id)) };
  });
}

/** Call in the transaction of the change. */
export async function markFormSent(
  ctx: Context,
  order: OrderRow,
  sender: string,
  emailKind: 'form-link' | 'receipt',
): Promise<void> {
  const now = ctx.deps.clock.now();
  await ctx.em.nativeUpdate(
    OrderEntity,
    { id: order.id },
    { formSent: true, formSentAt: now, formSentBy: sender },
  );
  await recordOrderEvent(ctx, order.id, { kind: 'form_sent', actor: sender });
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: emailKind,
    to: order.customerEmail,
    orderId: order.id,
    onceKey: `form:${order.id}:${order.intakeVersion}`,
    payload: await formEmailPayload(ctx, order),
  });
}

/** For a page; emails make their own, which is valid from the day on which they are sent. */
export function formLinkOf({ deps: { config, keyring, clock } }: Context, order: OrderRow): string {
  const claims = { orderId: order.id, version: order.intakeVersion };
  return formLinkUrl(config.origin, keyring, claims, clock.now());
}

/** Links are created when the email is sent. */
export const formEmailPayload = async (ctx: Context, order: OrderRow) => ({
  linkVersion: await extendProjectLink(ctx, order.id),
  lang: order.lang,
  orderId: order.id,
  refundUntil: longDate(addDays(order.createdAt, returnsPolicy.freeReturnDays), order.lang),
  intakeVersion: order.intakeVersion,
  name: order.customerName,
  amount: order.amount,
  currency: order.currency,
  packageType: order.packageType,
});

async function publishStatus(
  ctx: Context,
  order: OrderRow,
  from: OrderStatus | null,
  to: OrderStatus,
  change: { reason: string | null; isManual: boolean },
): Promise<void> {
  const event = saleEvent(from, to);
  const given = change.reason === UNDONE ? null : change.reason;
  const reason = given ?? `The order was set to ${to}.`;
  if (event === 'paid') await emit(ctx, 'order.paid', { order, isManual: change.isManual });
  if (event === 'cancelled') await emit(ctx, 'order.cancelled', { order, reason });
  if (event === 'paid') await reportChange(ctx, 'order.paid', toSingleOrderView(order));
  if (to === 'cancelled') await reportChange(ctx, 'order.cancelled', toSingleOrderView(order));
}
