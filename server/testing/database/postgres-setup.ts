/** Vitest's global setup of the `postgres` project: one server per run, one database per worker. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  await postgres.createRuntimeRole();
  project.provide('postgresUrl', postgres.url('postgres'));
  return () => postgres.remove();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Set in the `postgres` project only. */
    postgresUrl: string;
  }
}
