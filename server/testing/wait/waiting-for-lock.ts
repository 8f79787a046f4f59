import type { TestApp } from '../test-app.ts';

/** Whether a statement of this test waits for a lock; always false with one connection. */
export async function isWaitingForLock(t: TestApp): Promise<boolean> {
  const waiting = await t.sql(
    'select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted',
  );
  return waiting.length > 0;
}
