import { vi } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { TIMEOUT } from './timeout.ts';

/** Whether so many statements of this test wait for locks; always false with one connection. */
export async function isWaitingForLock(t: TestApp, statements = 1): Promise<boolean> {
  const waiting = await t.sql(
    'select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted',
  );
  return waiting.length >= statements;
}

/** Resolves when the work has ended, with or without an error, or waits for a lock. */
export async function settledOrWaiting(t: TestApp, work: Promise<unknown>, statements = 1): Promise<void> {
  let isSettled = false;
  const settle = (): void => {
    isSettled = true;
  };
  work.then(settle, settle);
  await vi.waitUntil(async () => isSettled || (await isWaitingForLock(t, statements)), TIMEOUT);
}
