/** The event log, for programs that poll instead of receiving webhooks. */
import { sql } from 'kysely';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { holdLock } from '#server/platform/database/locks.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  EVENT_MISSING,
  type EventList,
  type EventListInput,
  type EventView,
  TEST_EVENT,
} from '#src/domain/integration/event/event.schema.ts';
import { EVENT_TYPES, type EventType } from '#src/domain/reported-events.ts';
import { fullData, mayReadEvent, requireEventScopes } from './event.service.ts';

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

const COLUMNS = ['publicId', 'type', 'data', 'dataEncrypted', 'createdAt'] as const;

function toEventView(
  ctx: Context,
  row: Parameters<typeof fullData>[1] & { type: string; createdAt: Date },
): EventView {
  return {
    id: row.publicId,
    type: row.type as EventType,
    timestamp: row.createdAt,
    data: fullData(ctx, row),
  };
}

/** With personal data. @throws AppError NOT_FOUND, FORBIDDEN; DecryptionError */
export async function getEvent(ctx: Context, id: string): Promise<EventView> {
  const row = await kysely(ctx.em)
    .selectFrom('event')
    .select(COLUMNS)
    .where('publicId', '=', id)
    .where('type', '<>', TEST_EVENT)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', EVENT_MISSING);
  requireEventScopes(ctx, [row.type]);
  return toEventView(ctx, row);
}

/** Oldest first, with personal data. @throws AppError FORBIDDEN, DecryptionError */
export async function listEvents(ctx: Context, { after, limit, type }: EventListInput): Promise<EventList> {
  if (type) requireEventScopes(ctx, type);
  await placeEvents(ctx);
  const types = type ?? EVENT_TYPES.filter((one) => mayReadEvent(ctx, one));
  if (types.length === 0) return { events: [], nextCursor: after ?? null, hasMore: false };
  const end = await lastPosition(ctx);
  const rows = await kysely(ctx.em)
    .selectFrom('event')
    .select([...COLUMNS, 'position'])
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
    events: page.map((row) => toEventView(ctx, row)),
    nextCursor: place > 0 ? String(place) : null,
    hasMore,
  };
}
