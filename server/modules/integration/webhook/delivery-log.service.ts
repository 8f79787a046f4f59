/** The delivery log of an endpoint, and deliveries that an owner asks for. */
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { countUpToLimit } from '#server/platform/database/keyset.ts';
import { AppError } from '#server/platform/errors.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { type RecordedType, TEST_EVENT } from '#src/domain/integration/event/event.schema.ts';
import {
  DELIVERY_MISSING,
  type DeliveryListInput,
  ENDPOINT_MISSING,
  type WebhookDeliveryView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { mayReadEvent, recordTestEvent, requireEventScopes } from '../event/event.service.ts';
import { bodyOf } from './deliver.service.ts';
import { lockEndpoint } from './endpoint.service.ts';
import { queueDelivery } from './publish-event.service.ts';
import { WebhookDeliveryEntity, WebhookEndpointEntity, type WebhookEndpointRow } from './webhook.entity.ts';

const DISABLED = 'This endpoint is disabled. Enable it first.';

const deliveries = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('webhook_delivery as d')
    .innerJoin('event as e', 'e.id', 'd.eventId')
    .innerJoin('webhook_endpoint as w', 'w.id', 'd.endpointId')
    .where('w.deletedAt', 'is', null);

const selected = (ctx: Context) =>
  deliveries(ctx)
    .select(['d.id', 'e.publicId as eventId', 'e.type', 'd.endpointId', 'd.status'])
    .select(['d.attempts', 'd.nextAttemptAt', 'd.createdAt']);

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];
/** Receivers may repeat the data of an event in what they respond. */
function toDeliveryView(ctx: Context, row: Row): WebhookDeliveryView {
  const isReadable = mayReadEvent(ctx, row.type);
  return {
    ...row,
    attempts: row.attempts.map(({ response, ...attempt }) => ({
      ...attempt,
      at: new Date(attempt.at),
      response: isReadable ? response : null,
    })),
  };
}

/** Newest first. @throws AppError NOT_FOUND */
export async function listDeliveries(
  ctx: Context,
  { endpointId, cursor, limit }: DeliveryListInput,
): Promise<Page<WebhookDeliveryView>> {
  if ((await ctx.em.count(WebhookEndpointEntity, { id: endpointId, deletedAt: null })) === 0)
    throw new AppError('NOT_FOUND', ENDPOINT_MISSING);
  const total = await countUpToLimit(
    ctx.em,
    kysely(ctx.em).selectFrom('webhook_delivery').where('endpointId', '=', endpointId),
  );
  let rows = selected(ctx).where('d.endpointId', '=', endpointId);
  if (cursor) rows = rows.where('d.id', '<', Number(cursor));
  const found = await rows
    .orderBy('d.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit);
  return {
    items: page.map((row) => toDeliveryView(ctx, row)),
    nextCursor: found.length > limit ? String(page.at(-1)?.id) : null,
    ...total,
  };
}

async function requireDelivery(ctx: Context, id: number): Promise<WebhookDeliveryView> {
  const row = await selected(ctx).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', DELIVERY_MISSING);
  return toDeliveryView(ctx, row);
}

/**
 * The body that the endpoint would get now. An erasure, or another choice about personal data,
 * changes it. @throws AppError NOT_FOUND
 */
export async function deliveryPayload(ctx: Context, id: number): Promise<{ body: string }> {
  const row = await deliveries(ctx)
    .select(['e.publicId', 'e.type', 'e.data', 'e.dataEncrypted', 'e.createdAt as eventAt'])
    .select('w.includePersonalData')
    .where('d.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', DELIVERY_MISSING);
  return { body: bodyOf(ctx, row) };
}

/** @param sent the event, which the endpoint may have stopped wanting since */
async function lockEnabled(ctx: Context, id: number, sent: RecordedType): Promise<WebhookEndpointRow> {
  const endpoint = await lockEndpoint(ctx, id);
  requireEventScopes(ctx, [...endpoint.events, sent]);
  if (!endpoint.enabled) throw new AppError('CONFLICT', DISABLED);
  return endpoint;
}

/** Replaces a delivery that waits. The id stays. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT */
export const redeliver = (ctx: Context, id: number): Promise<WebhookDeliveryView> =>
  withIdempotency(ctx, 'webhook-redeliveries', { id }, (outer) =>
    inTransaction(outer, async (inner) => {
      const earlier = await requireDelivery(inner, id);
      await lockEnabled(inner, earlier.endpointId, earlier.type);
      const row = await inner.em.findOneOrFail(WebhookDeliveryEntity, { id });
      await inner.em.nativeUpdate(
        WebhookDeliveryEntity,
        { id, status: 'pending', leasedUntil: null },
        { status: 'failed', nextAttemptAt: null },
      );
      const next = await queueDelivery(inner, row.eventId, row.endpointId);
      await writeAudit(inner, 'webhook.redeliver', ['webhook', earlier.endpointId], {
        after: { event: earlier.eventId },
      });
      return requireDelivery(inner, next);
    }),
  );

/** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT */
export const sendTestEvent = (ctx: Context, endpointId: number): Promise<WebhookDeliveryView> =>
  withIdempotency(ctx, 'webhook-tests', { endpointId }, (outer) =>
    inTransaction(outer, async (inner) => {
      await lockEnabled(inner, endpointId, TEST_EVENT);
      const eventId = await recordTestEvent(inner, { endpointId, message: 'This is a test event.' });
      const id = await queueDelivery(inner, eventId, endpointId);
      await writeAudit(inner, 'webhook.test', ['webhook', endpointId]);
      return requireDelivery(inner, id);
    }),
  );
