/** Records what happened, in the transaction of the change. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { randomToken } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { tokenLacksScope } from '#src/domain/api-scopes.ts';
import { type RecordedType, TEST_EVENT } from '#src/domain/integration/event/event.schema.ts';
import { EVENT_DATA, type EventData, type EventType, scopeOfEvent } from '#src/domain/reported-events.ts';
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
  const affiliateId = (type === 'affiliate.created' ? id : data.affiliateId) as number | null | undefined;
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
