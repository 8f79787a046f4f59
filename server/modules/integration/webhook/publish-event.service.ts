/** Turns what features report into events, and events into deliveries, in one transaction. */
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import type { Listener } from '#server/events.ts';
import { afterCommit } from '#server/platform/database/em.ts';
import { EVENT_DATA, type EventType, scopeOfEvent } from '#src/domain/reported-events.ts';
import { recordEvents } from '../event/event.service.ts';
import { WebhookDeliveryEntity } from './webhook.entity.ts';

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

/** Whether an endpoint would get the event, or a program may read it in the log. */
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
export async function queueDelivery(ctx: Context, eventId: number, endpointId: number): Promise<number> {
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
