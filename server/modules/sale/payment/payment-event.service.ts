/** Stored events of the payment provider in the admin area: list, detail and replay. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { keysetPage, type ListQuery } from '#server/platform/database/keyset.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Finding, PaymentEventView } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { ROWS_MAX } from '../ledger/ledger.service.ts';
import { replayEvent } from './webhook.service.ts';

const eventRows = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('webhook_event')
    .select((eb) => [
      'id',
      'type',
      'livemode',
      'status',
      'error',
      'attempts',
      'paymentKey',
      'eventCreatedAt',
      'receivedAt',
      eb
        .selectFrom('customer_order as o')
        .where((order) =>
          order.or([
            order('o.paymentReference', '=', order.ref('webhook_event.paymentKey')),
            order('o.checkoutId', '=', order.ref('webhook_event.paymentKey')),
            order('o.checkoutId', '=', order.ref('webhook_event.checkoutId')),
          ]),
        )
        .select('o.id')
        .limit(1)
        .as('orderId'),
    ]);

type EventQuery = ListQuery & { status?: PaymentEventView['status'] };

export function matchingPaymentEvents(ctx: Context, query: EventQuery) {
  const rows = eventRows(ctx);
  return query.status ? rows.where('status', '=', query.status) : rows;
}

export function listPaymentEvents(ctx: Context, query: EventQuery): Promise<Page<PaymentEventView>> {
  return keysetPage(ctx.em, matchingPaymentEvents(ctx, query), {
    query,
    newest: ['receivedAt', 'id'],
    idType: 'text',
    search: { columns: ['id', 'type', 'paymentKey'] },
  });
}

/** @throws AppError NOT_FOUND */
export async function replayPaymentEvent(ctx: Context, id: string): Promise<PaymentEventView> {
  await replayEvent(ctx, id, (em, status) =>
    writeAudit({ ...ctx, em }, 'payment.replay', ['payment-event', id.slice(0, 60)], { after: { status } }),
  );
  return requireEvent(ctx, id);
}

async function requireEvent(ctx: Context, id: string): Promise<PaymentEventView> {
  const view = await eventRows(ctx).where('id', '=', id).executeTakeFirst();
  if (!view) throw new AppError('NOT_FOUND', 'We can’t find this payment event. Choose it from the list.');
  return view;
}

/** Finds events that failed, or that have waited for their sale for too long. */
export async function checkStoredEvents(ctx: Context): Promise<Finding[]> {
  const aDayAgo = addDays(ctx.deps.clock.now(), -1);
  const rows = await kysely(ctx.em)
    .selectFrom('webhook_event')
    .select(['id', 'type', 'status'])
    .where((eb) =>
      eb.or([
        eb('status', '=', 'failed'),
        eb.and([eb('status', '=', 'waiting'), eb('receivedAt', '<', aDayAgo)]),
      ]),
    )
    .orderBy('receivedAt')
    .limit(ROWS_MAX)
    .execute();
  return rows.map(({ id, type, status }) =>
    status === 'failed'
      ? finding(
          'event-failed',
          `The payment event ${id} (${type}) could not be handled.`,
          'Read its error in the list of payment events, fix the cause, and replay it.',
        )
      : finding(
          'event-waiting',
          `The payment event ${id} (${type}) has waited for its sale for more than a day.`,
          'Send the sale’s event again from the provider. If the payment belongs to another business of yours, nothing is to be done.',
        ),
  );
}
