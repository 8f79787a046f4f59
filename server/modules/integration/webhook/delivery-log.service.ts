import type { ExpressionBuilder } from 'kysely';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import type { Listener } from '#server/events.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { countUpToLimit } from '#server/platform/database/keyset.ts';
import { afterCommit } from '#server/platform/database/typed-queries.ts';
import { AppError } from '#server/platform/errors.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { type RecordedType, TEST_EVENT } from '#src/domain/integration/event/event.schema.ts';
import {
  DELIVERY_MISSING,
  type DeliveryListInput,
  ENDPOINT_MISSING,
  type WebhookDeliveryView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { EVENT_DATA, type EventType, scopeOfEvent } from '#src/domain/reported-events.ts';
import { mayReadEvent, recordEvents, recordTestEvent, requireEventScopes } from '../event/event.service.ts';
import { bodyOf } from './deliver.service.ts';
import { lockEndpoint } from './endpoint.service.ts';
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
export async function listDeliveries(ctx: Context, { endpointId, cursor, limit }: DeliveryListInput) {
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

const wakeAfterCommit = (ctx: Context): void =>
  afterCommit(ctx.em, 'webhooks', () => ctx.deps.background.webhooks?.wake());

/** One statement for all endpoints and events. @returns how many were queued */
async function queueDeliveries(ctx: Context, type: EventType, eventIds: readonly number[]): Promise<number> {
  const now = ctx.deps.clock.now();
  const created = await kysely(ctx.em)
    .insertInto('webhook_delivery')
    .columns(['eventId', 'endpointId', 'attempts', 'nextAttemptAt', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('webhook_endpoint as w')
        .innerJoin('event as e', (join) => join.onTrue())
        .select(({ val, cast }) => [
          'e.id as eventId',
          'w.id as endpointId',
          cast<never>(val('[]'), 'jsonb').as('attempts'),
          cast<Date>(val(now), 'timestamptz').as('nextAttemptAt'),
          cast<Date>(val(now), 'timestamptz').as('createdAt'),
        ])
        .where('e.id', 'in', eventIds)
        .where('w.enabled', '=', true)
        .where(({ eb: compare, val, cast }) =>
          compare('w.events', '@>', cast<never>(val(JSON.stringify(type)), 'jsonb')),
        ),
    )
    .executeTakeFirst();
  return Number(created.numInsertedOrUpdatedRows);
}

type Json = ExpressionBuilder<Tables, 'webhook_endpoint' | 'api_token'>;
const holds = (eb: Json, column: 'webhook_endpoint.events' | 'api_token.scopes', values: string[]) =>
  eb(column, '@>', eb.cast<never>(eb.val(JSON.stringify(values)), 'jsonb'));

async function hasReader(ctx: Context, type: EventType): Promise<boolean> {
  const { found } = await kysely(ctx.em)
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('webhook_endpoint')
            .select('id')
            .where('enabled', '=', true)
            .where((eb) => holds(eb, 'webhook_endpoint.events', [type])),
        ),
        exists(
          selectFrom('api_token')
            .select('id')
            .where('revokedAt', 'is', null)
            .where('expiresAt', '>', ctx.deps.clock.now())
            .where((eb) => holds(eb, 'api_token.scopes', ['webhooks:read', scopeOfEvent(type)])),
        ),
      ]).as('found'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(found);
}

export const publishEvents: Listener<Context, 'change.reported'> = async (ctx, { type, rows }) => {
  if ('isBulk' in EVENT_DATA[type] && !(await hasReader(ctx, type))) return;
  const eventIds = await recordEvents(ctx, type, rows);
  if ((await queueDeliveries(ctx, type, eventIds)) > 0) wakeAfterCommit(ctx);
};

/** Call inside a transaction. @returns the id of the delivery, which is due now */
async function queueDelivery(ctx: Context, eventId: number, endpointId: number): Promise<number> {
  const now = ctx.deps.clock.now();
  const id = await ctx.em.insert(WebhookDeliveryEntity, {
    eventId,
    endpointId,
    attempts: [],
    nextAttemptAt: now,
    createdAt: now,
  });
  wakeAfterCommit(ctx);
  return id;
}
