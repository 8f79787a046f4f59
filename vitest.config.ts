import { defineConfig } from 'vitest/config';

const RESILIENCE = 'server/**/*.resilience.test.ts';
/** What these check does not depend on the database: they run on PGlite only. */
const ONCE = [
  'server/features/logo/*.test.ts',
  'server/features/project-file/project-file-storage.test.ts',
  'server/http/api/odd-values.test.ts',
  'server/http/static/*.test.ts',
  'server/http/uploads/*.test.ts',
  'server/platform/config/*.test.ts',
  'server/platform/email/{smtp,tarpit}.test.ts',
  'server/platform/outgoing/*.test.ts',
  'server/platform/untrusted-files/*.test.ts',
];

/** Other tests of the server run twice: on PGlite and on PostgreSQL. */
const database = {
  include: ['server/**/*.test.ts'],
  exclude: [RESILIENCE],
  setupFiles: ['server/testing/console-guard.ts', 'server/testing/setup.ts'],
  pool: 'forks' as const,
  // One database per worker, cleared between tests: its modules must survive from file to file.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** Each test starts and kills processes of its own. */
const resilience = {
  globalSetup: ['server/testing/database/folder-setup.ts', 'server/testing/processes/prepared-setup.ts'],
  setupFiles: ['server/testing/console-guard.ts'],
  pool: 'forks' as const,
  // What they share lies in other processes.
  isolate: false,
  testTimeout: 240_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['server/testing/console-guard.ts'],
          // They change nothing that they share. Loading the modules again takes half of the time.
          isolate: false,
        },
      },
      // Needs `npm run build`.
      { test: { name: 'built', include: ['src/**/*.built.ts'] } },
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
          exclude: [RESILIENCE, ...ONCE],
          globalSetup: [
            'server/testing/database/folder-setup.ts',
            'server/testing/database/postgres-setup.ts',
          ],
        },
      },
      {
        test: {
          name: 'resilience',
          ...resilience,
          include: [RESILIENCE],
          exclude: ['server/resilience/timed/**'],
        },
      },
      {
        test: {
          name: 'resilience-timed',
          ...resilience,
          include: ['server/resilience/timed/*.resilience.test.ts'],
          // Parallel files would measure the machine's load.
          fileParallelism: false,
        },
      },
    ],
  },
});
