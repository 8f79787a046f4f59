/** The body of a request, also as the delivery log shows it. */
import type { Context } from '#server/context.ts';
import { EVENT_BODY_BYTES_MAX } from '#src/domain/integration/event/event.schema.ts';
import { fullData } from '../event/event.service.ts';
import type { ClaimedDelivery } from './claim.service.ts';

type Parts = Pick<
  ClaimedDelivery,
  'publicId' | 'type' | 'eventAt' | 'data' | 'dataEncrypted' | 'includePersonalData'
>;

/** Standard Webhooks: `type`, `timestamp` and `data`. */
export function bodyOf(ctx: Context, delivery: Parts): string {
  const { type, eventAt, data } = delivery;
  const bodyWith = (value: unknown) => JSON.stringify({ type, timestamp: eventAt, data: value });
  if (!delivery.includePersonalData) return bodyWith(data);
  const body = bodyWith(fullData(ctx, delivery));
  return Buffer.byteLength(body) > EVENT_BODY_BYTES_MAX ? bodyWith(data) : body;
}
