/** Vitest's global setup for server processes: one migrated data directory, which tests copy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/platform/database/database.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createLogger } from '#server/platform/logger.ts';

export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'storefront-prepared-'));
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await database.migrate();
  // Creates the queue's tables.
  const jobs = createJobs({ databaseUrl: null }, database, createLogger('error'));
  await jobs.start([], () => null);
  await jobs.stop();
  await database.close();
  project.provide('preparedDataDir', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Set in the resilience projects only. */
    preparedDataDir: string;
  }
}
