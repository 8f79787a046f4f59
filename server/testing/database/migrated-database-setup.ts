/**
 * Vitest's global setup of the embedded database: migrates one, of which each worker and each test
 * with a database of its own opens a copy. Stryker starts a worker for every mutant.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDeps } from '#server/create-deps.ts';
import { loadConfig } from '#server/platform/config/config.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = project.getProvidedContext().testFolder;
  const config = loadConfig({ DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'error' });
  const deps = await createDeps(config, { inMemory: true });
  await deps.db.migrate();
  // Creates the tables of the queue, without a queue.
  await deps.jobs.start([], () => ({}));
  await deps.jobs.stop();
  const copy = await (await deps.db.pglite())?.dumpDataDir('none');
  if (!copy) throw new Error('The embedded database could not be copied.');
  const file = path.join(folder, 'migrated-database.tar');
  writeFileSync(file, Buffer.from(await copy.arrayBuffer()));
  project.provide('migratedDatabase', file);
  // Open until the end: V8 then compiles the engine once, not again in each worker thread.
  return () => deps.close();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of the copy; set for the embedded database only. */
    migratedDatabase: string;
  }
}
