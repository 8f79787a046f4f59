/** The event log, for programs that poll instead of receiving webhooks. */
import { sql } from 'kysely';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { holdLock } from '#server/platform/database/locks.ts';
import {
  EVENT_TYPES,
  type EventList,
  type EventListInput,
  type EventType,
  type EventView,
  TEST_EVENT,
} from '#src/domain/event/event.schema.ts';
import { fullData, mayReadEvent } from './event.service.ts';

/** Events that get their place in one call. */
const PLACED_MAX = 1000;

/**
 * Gives committed events their place in the log, one caller at a time: a reader who has seen a
 * place has seen every earlier one.
 */
async function placeEvents(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await holdLock(inner.em, 'event-places');
    // An update visits its rows in no particular order, so the places are given before it.
    await kysely(inner.em)
      .updateTable('event')
      .from((from) =>
        from
          .selectFrom((inOrder) =>
            inOrder
              .selectFrom('event')
              .select('id')
              .where('position', 'is', null)
              .where('type', '<>', TEST_EVENT)
              .orderBy('id')
              .limit(PLACED_MAX)
              .as('unplaced'),
          )
          .select(['id', sql<number>`nextval('event_position')`.as('place')])
          .as('placed'),
      )
      .set((eb) => ({ position: eb.ref('placed.place') }))
      .whereRef('event.id', '=', 'placed.id')
      .execute();
  });
}

/** Everything up to here is committed and has its place. */
async function lastPosition(ctx: Context): Promise<number> {
  const { last } = await kysely(ctx.em)
    .selectFrom('event')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Oldest first, with personal data. @throws DecryptionError */
export async function listEvents(ctx: Context, { after, limit }: EventListInput): Promise<EventList> {
  await placeEvents(ctx);
  const types = EVENT_TYPES.filter((type) => mayReadEvent(ctx, type));
  if (types.length === 0) return { events: [], nextCursor: after ?? null, hasMore: false };
  const end = await lastPosition(ctx);
  const rows = await kysely(ctx.em)
    .selectFrom('event')
    .select(['publicId', 'type', 'data', 'dataEncrypted', 'position', 'createdAt'])
    .where('position', '>', Number(after ?? 0))
    .where('position', '<=', end)
    .where('type', 'in', types)
    .orderBy('position')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  // At the end also past the events of other types: the next call does not visit them again.
  const place = hasMore ? (page.at(-1)?.position ?? 0) : Math.max(end, Number(after ?? 0));
  return {
    events: page.map(
      (row): EventView => ({
        id: row.publicId,
        type: row.type as EventType,
        timestamp: row.createdAt,
        data: fullData(ctx, row),
      }),
    ),
    nextCursor: place > 0 ? String(place) : null,
    hasMore,
  };
}
