import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { EVENT_DAYS } from '#src/domain/integration/event/event.schema.ts';
import { addDays } from '#src/domain/shared/dates.ts';

const BATCH_ROWS = 1000;
/** Per run, so that the job ends in time; the job runs every ten minutes. */
const BATCHES_MAX = 20;

type Deliveries = ExpressionBuilder<Tables, 'webhook_delivery'>;

/** Read first and deleted by their ids: with a subquery, the planner reads whole tables. */
async function deleteDeliveries(
  ctx: Context,
  where: (eb: Deliveries) => Expression<SqlBool>,
  order: 'id' | 'createdAt',
): Promise<number> {
  const db = kysely(ctx.em);
  const rows = await db
    .selectFrom('webhook_delivery')
    .select('id')
    .where(where)
    .orderBy(order)
    .limit(BATCH_ROWS)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('webhook_delivery').where('id', 'in', ids).execute();
  return ids.length;
}

/** An old event stays while the log has a delivery of it: it may have been delivered again. */
async function deleteEvents(ctx: Context, before: Date): Promise<number> {
  const db = kysely(ctx.em);
  const old = await db
    .selectFrom('event')
    .select('id')
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(BATCH_ROWS)
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  const delivered = await db
    .selectFrom('webhook_delivery')
    .select('eventId')
    .where('eventId', 'in', ids)
    .execute();
  const kept = new Set(delivered.map(({ eventId }) => eventId));
  const unused = ids.filter((id) => !kept.has(id));
  if (unused.length > 0) await db.deleteFrom('event').where('id', 'in', unused).execute();
  return unused.length;
}

async function repeat(deleteBatch: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch++) if ((await deleteBatch()) < BATCH_ROWS) return;
}

async function deleteEndpoint(ctx: Context, id: number): Promise<void> {
  const db = kysely(ctx.em);
  await repeat(() => deleteDeliveries(ctx, (eb) => eb('endpointId', '=', id), 'id'));
  const left = await db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('endpointId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!left) await db.deleteFrom('webhook_endpoint').where('id', '=', id).execute();
}

export async function pruneWebhooks(ctx: Context): Promise<void> {
  const db = kysely(ctx.em);
  const now = ctx.deps.clock.now();
  const before = addDays(now, -EVENT_DAYS);
  await repeat(() => deleteDeliveries(ctx, (eb) => eb('createdAt', '<', before), 'createdAt'));
  await repeat(() => deleteEvents(ctx, before));
  const deleted = await db
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('deletedAt', 'is not', null)
    .execute();
  for (const { id } of deleted) await deleteEndpoint(ctx, id);
  await db
    .updateTable('webhook_endpoint')
    .set({ previousSecretEncrypted: null, previousSecretUntil: null })
    .where('previousSecretUntil', '<', now)
    .execute();
}
