/** Deletes expired rows in batches. */
import { type Em, runStatement } from './database.ts';

const BATCH_SIZE = 1000;
const DAY_MS = 86_400_000;

export async function pruneExpired(em: Em, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await runStatement(
    em,
    `delete from idempotency_key where key in (select key from idempotency_key where created_at < ? limit ${BATCH_SIZE})`,
    [before(DAY_MS)],
  );
  await runStatement(
    em,
    `delete from rate_counter where key in (select key from rate_counter where window_ends_at < ? limit ${BATCH_SIZE})`,
    [now],
  );
  await runStatement(
    em,
    `delete from login_code where id in (select id from login_code where expires_at < ? limit ${BATCH_SIZE})`,
    [before(DAY_MS)],
  );
  // Clicks are kept for 13 months.
  await runStatement(
    em,
    `delete from referral_click where id in (select id from referral_click where created_at < ? limit ${BATCH_SIZE})`,
    [before(396 * DAY_MS)],
  );
}
