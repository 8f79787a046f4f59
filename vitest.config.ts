import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUT_MS, TIMEOUT } from './server/testing/wait/timeout.ts';

const RESILIENCE = 'server/**/*.resilience.test.ts';
const limits = { testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS, expect: { poll: TIMEOUT } };
/**
 * Tests of the server run on PGlite. Those that depend on the database are marked by `.pg` in their
 * name and run on PostgreSQL, too.
 */
const database = {
  ...limits,
  include: ['server/**/*.test.ts'],
  exclude: [RESILIENCE],
  setupFiles: ['server/testing/console-guard.ts', 'server/testing/setup.ts'],
  pool: 'forks' as const,
  // One database per worker, cleared between tests: its modules must survive from file to file.
  isolate: false,
};

/** Each test starts and kills processes of its own. */
const resilience = {
  ...limits,
  globalSetup: ['server/testing/database/folder-setup.ts', 'server/testing/processes/prepared-setup.ts'],
  setupFiles: ['server/testing/console-guard.ts', 'server/testing/processes/output-setup.ts'],
  pool: 'forks' as const,
  // What they share lies in other processes.
  isolate: false,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    teardownTimeout: TEST_TIMEOUT_MS,
    projects: [
      {
        test: {
          ...limits,
          name: 'rules',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['server/testing/console-guard.ts'],
          // They change nothing that they share. Loading the modules again takes half of the time.
          isolate: false,
        },
      },
      // Needs `npm run build`.
      { test: { ...limits, name: 'built', include: ['src/**/*.built.ts'] } },
      {
        test: {
          name: 'pglite',
          ...database,
          globalSetup: [
            'server/testing/database/folder-setup.ts',
            'server/testing/database/migrated-database-setup.ts',
          ],
        },
      },
      {
        test: {
          name: 'postgres',
          ...database,
          include: ['server/**/*.pg.test.ts'],
          globalSetup: [
            'server/testing/database/folder-setup.ts',
            'server/testing/database/postgres-setup.ts',
          ],
        },
      },
      { test: { name: 'resilience', ...resilience, include: [RESILIENCE] } },
    ],
  },
});
