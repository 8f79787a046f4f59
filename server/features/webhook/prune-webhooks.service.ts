/** Deletes events and deliveries by their age, in batches. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { EVENT_DAYS } from '#src/domain/event/event.schema.ts';
import { addDays } from '#src/domain/shared/dates.ts';

const BATCH_ROWS = 1000;
/** Per run, so that the job ends in time; the job runs every ten minutes. */
const BATCHES_MAX = 20;

async function deleteDeliveries(
  ctx: Context,
  where: (eb: ExpressionBuilder<Tables, 'webhook_delivery'>) => Expression<SqlBool>,
): Promise<number> {
  const db = kysely(ctx.em);
  const rows = db.selectFrom('webhook_delivery').select('id').where(where).limit(BATCH_ROWS);
  const { numDeletedRows } = await db
    .deleteFrom('webhook_delivery')
    .where('id', 'in', rows)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** An old event stays while the log has a delivery of it: it may have been delivered again. */
async function deleteEvents(ctx: Context, before: Date): Promise<number> {
  const db = kysely(ctx.em);
  const rows = db
    .selectFrom('event as e')
    .select('e.id')
    .where('e.createdAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('webhook_delivery as d').select('d.id').whereRef('d.eventId', '=', 'e.id'))),
    )
    .limit(BATCH_ROWS);
  const { numDeletedRows } = await db.deleteFrom('event').where('id', 'in', rows).executeTakeFirst();
  return Number(numDeletedRows);
}

async function repeat(deleteBatch: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch++) if ((await deleteBatch()) < BATCH_ROWS) return;
}

async function pruneEndpoints(ctx: Context): Promise<void> {
  const db = kysely(ctx.em);
  await db
    .updateTable('webhook_endpoint')
    .set({ previousSecretEncrypted: null, previousSecretUntil: null })
    .where('previousSecretUntil', '<', ctx.deps.clock.now())
    .execute();
  await db
    .deleteFrom('webhook_endpoint as w')
    .where('w.deletedAt', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('webhook_delivery as d').select('d.id').whereRef('d.endpointId', '=', 'w.id'))),
    )
    .execute();
}

export async function pruneWebhooks(ctx: Context): Promise<void> {
  const before = addDays(ctx.deps.clock.now(), -EVENT_DAYS);
  await repeat(() => deleteDeliveries(ctx, (eb) => eb('createdAt', '<', before)));
  await repeat(() =>
    deleteDeliveries(ctx, (eb) =>
      eb(
        'endpointId',
        'in',
        eb.selectFrom('webhook_endpoint').select('webhook_endpoint.id').where('deletedAt', 'is not', null),
      ),
    ),
  );
  await repeat(() => deleteEvents(ctx, before));
  await pruneEndpoints(ctx);
}
