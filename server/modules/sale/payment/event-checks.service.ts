/** Finds payment events that failed, or that have waited for their sale for too long. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { ROWS_MAX } from '../ledger/differences.service.ts';

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
