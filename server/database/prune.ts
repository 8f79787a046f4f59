/** Deletes expired rows of the platform's tables, in batches. */
import type { Context } from '#server/context.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { kysely } from './kysely.ts';

/** Rows that one run of a job deletes: the rest follows ten minutes later. */
export const PRUNE_BATCH_ROWS = 1000;

export async function prunePlatform({ em, deps }: Context): Promise<void> {
  const db = kysely(em);
  const now = deps.clock.now();
  const yesterday = addDays(now, -1);
  await db
    .deleteFrom('idempotency_key')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('idempotency_key')
        .select('key')
        .where('createdAt', '<', yesterday)
        .limit(PRUNE_BATCH_ROWS),
    )
    .execute();
  await db
    .deleteFrom('rate_counter')
    .where('key', 'in', (eb) =>
      eb.selectFrom('rate_counter').select('key').where('windowEndsAt', '<', now).limit(PRUNE_BATCH_ROWS),
    )
    .execute();
  await db
    .deleteFrom('login_code')
    .where('id', 'in', (eb) =>
      eb.selectFrom('login_code').select('id').where('expiresAt', '<', yesterday).limit(PRUNE_BATCH_ROWS),
    )
    .execute();
}
