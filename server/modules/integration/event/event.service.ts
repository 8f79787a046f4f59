/**
 * The event log: written in the transaction of the change, read by programs that poll. An erasure
 * clears the encrypted copy with personal data and keeps ids and amounts.
 */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Context, type PersonalDataSource, transactional } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import {
  ownConfirmations,
  ownOrders,
} from '#server/modules/sale/personal-data/sale-personal-data.service.ts';
import { randomToken } from '#server/platform/crypto.ts';
import { holdLock } from '#server/platform/database/locks.ts';
import { AppError } from '#server/platform/errors.ts';
import { tokenLacksScope } from '#src/domain/api-scopes.ts';
import {
  EVENT_MISSING,
  type EventList,
  type EventListInput,
  type EventView,
  type RecordedType,
  TEST_EVENT,
} from '#src/domain/integration/event/event.schema.ts';
import {
  EVENT_DATA,
  EVENT_TYPES,
  type EventData,
  type EventType,
  scopeOfEvent,
} from '#src/domain/reported-events.ts';
import { EventEntity } from './event.entity.ts';

type Data = Record<string, unknown>;
type NewEvent = {
  type: RecordedType;
  data: Data;
  /** With personal data; null if there is none. */
  full: Data | null;
  subjectId?: number;
  orderId?: number | null;
  affiliateId?: number | null;
};
function toRow(ctx: Context, { full, ...event }: NewEvent) {
  const { keyring, clock } = ctx.deps;
  const publicId = `evt_${randomToken()}`;
  return {
    ...event,
    publicId,
    dataEncrypted: full && keyring.encrypt(JSON.stringify(full), 'event.data_encrypted', publicId),
    createdAt: clock.now(),
  };
}

/** Ids by which an erasure finds the event. */
function subjectsOf(type: EventType, data: Data) {
  const id = data.id as number;
  const orderId = (type.startsWith('order.') ? id : data.orderId) as number | null | undefined;
  const affiliateId = (type.startsWith('affiliate.') ? id : data.affiliateId) as number | null | undefined;
  return { subjectId: id, orderId: orderId ?? null, affiliateId: affiliateId ?? null };
}

/** Call inside the transaction of the change. @returns the ids of the new rows */
export async function recordEvents<Type extends EventType>(
  ctx: Context,
  type: Type,
  rows: readonly EventData[Type][],
): Promise<number[]> {
  const events = rows.map((full) =>
    toRow(ctx, { type, data: EVENT_DATA[type].reduced.parse(full), full, ...subjectsOf(type, full) }),
  );
  // Not `insertMany`, which returns the id of the first row only.
  const created = await kysely(ctx.em).insertInto('event').values(events).returning('id').execute();
  return created.map(({ id }) => id);
}

/** @returns the id of the new row */
export const recordTestEvent = async (ctx: Context, data: Data): Promise<number> =>
  await ctx.em.insert(EventEntity, toRow(ctx, { type: TEST_EVENT, data, full: null }));

/** A token reads the events whose data it may read; their data is the API's own. */
export const mayReadEvent = ({ token }: Context, type: RecordedType): boolean =>
  !token || type === TEST_EVENT || token.scopes.includes(scopeOfEvent(type));

/** Nobody gets data that the token may not read. @throws AppError FORBIDDEN */
export function requireEventScopes(ctx: Context, types: readonly RecordedType[]): void {
  const closed = types.find((type) => !mayReadEvent(ctx, type));
  if (closed && closed !== TEST_EVENT) throw new AppError('FORBIDDEN', tokenLacksScope(scopeOfEvent(closed)));
}

type Stored = { publicId: string; data: Data; dataEncrypted: string | null };

/** The reduced data once the person has been erased. */
export function fullData(ctx: Context, event: Stored): Data {
  if (event.dataEncrypted === null) return event.data;
  const json = ctx.deps.keyring.decrypt(event.dataEncrypted, 'event.data_encrypted', event.publicId);
  return JSON.parse(json) as Data;
}

/** Events that get their place in one call. */
const PLACED_MAX = 1000;

/** One caller at a time: who has seen a place has seen every earlier one. */
const placeEvents = transactional(async (ctx: Context) => {
  await holdLock(ctx.em, 'event-places');
  // An update visits its rows in no particular order, so the places are given before it.
  await kysely(ctx.em)
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

/** Everything up to here is committed and has its place. */
async function lastPosition(ctx: Context): Promise<number> {
  const { last } = await kysely(ctx.em)
    .selectFrom('event')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

const COLUMNS = ['publicId', 'type', 'data', 'dataEncrypted', 'createdAt'] as const;

function toEventView(ctx: Context, row: Stored & { type: string; createdAt: Date }): EventView {
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

type Condition = (eb: ExpressionBuilder<Tables, 'event'>) => Expression<SqlBool>;

/** Stored responses of webhooks go too: a receiver may have repeated what it was sent. */
export const eventPersonalData: PersonalDataSource = {
  async erase(ctx, email, { account }) {
    const db = kysely(ctx.em);
    const isAbout = aboutPerson(ctx, email, account?.id ?? 0);
    const events = db.selectFrom('event').select('id').where(isAbout);
    await db
      .updateTable('webhook_delivery')
      .set({
        attempts: sql`(select coalesce(jsonb_agg(attempt || '{"response": null}'), '[]')
          from jsonb_array_elements(attempts) as attempt)`,
      })
      .where('eventId', 'in', events)
      .execute();
    await db.updateTable('event').set(PERSONAL_DATA.event.erased).where(isAbout).execute();
  },
};

const typesOf = (subject: string): EventType[] =>
  EVENT_TYPES.filter((type) => type.startsWith(`${subject}.`));

function aboutPerson(ctx: Context, email: string, affiliateId: number): Condition {
  const db = kysely(ctx.em);
  const contacts = db.selectFrom('contact').select('id').where('email', '=', email);
  return (eb) =>
    eb.or([
      eb('orderId', 'in', ownOrders(ctx, email)),
      eb('affiliateId', '=', affiliateId),
      eb.and([
        eb('type', 'in', typesOf('confirmation')),
        eb('subjectId', 'in', ownConfirmations(ctx, email)),
      ]),
      eb.and([eb('type', 'in', typesOf('contact')), eb('subjectId', 'in', contacts)]),
    ]);
}
