/** Stored events of the payment provider in the admin area: list, detail and replay. */
import { type Context, inTransaction } from '#server/context.ts';
import { keysetPage, type ListQuery } from '#server/platform/database/keyset.ts';
import { AppError } from '#server/platform/errors.ts';
import type { PaymentEventView } from '#src/domain/payment/payment.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { replayEvent } from './webhook.service.ts';

const COLUMNS = `id, type, livemode, status, error, attempts, payment_key as "paymentKey", event_created_at as "eventCreatedAt", received_at as "receivedAt",
  (select o.id from customer_order o where o.stripe_payment_intent_id = webhook_event.payment_key
     or o.stripe_session_id in (webhook_event.payment_key, webhook_event.session_id) limit 1) as "orderId"`;

export const listPaymentEvents = (
  ctx: Context,
  query: ListQuery & { status?: PaymentEventView['status'] },
): Promise<Page<PaymentEventView>> =>
  keysetPage<PaymentEventView>(ctx.em, {
    columns: COLUMNS,
    table: 'webhook_event',
    search: ['id', 'type', 'payment_key'],
    where: query.status ? [['status = ?', query.status]] : [],
    query,
    time: 'received_at',
    idType: 'text',
  });

/** @throws AppError NOT_FOUND */
export async function replayPaymentEvent(ctx: Context, id: string): Promise<PaymentEventView> {
  await replayEvent(ctx, id);
  const view = await requireEvent(ctx, id);
  await inTransaction(ctx, (inner) =>
    writeAudit(inner, {
      action: 'payment.replay',
      subjectKind: 'payment-event',
      subjectId: id.slice(0, 60),
      after: { status: view.status },
    }),
  );
  return view;
}

async function requireEvent(ctx: Context, id: string): Promise<PaymentEventView> {
  const page = await keysetPage<PaymentEventView>(ctx.em, {
    columns: COLUMNS,
    table: 'webhook_event',
    where: [['id = ?', id]],
    query: { limit: 1 },
    time: 'received_at',
    idType: 'text',
    counted: false,
  });
  const [view] = page.items;
  if (!view) throw new AppError('NOT_FOUND', 'This event does not exist.');
  return view;
}
