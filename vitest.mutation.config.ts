import { defineConfig } from 'vitest/config';

const tests = JSON.parse(process.env.MUTATION_TESTS ?? '["src/**/*.test.ts"]') as string[];
const WITHOUT_DATABASE = [
  'src/',
  'server/platform/outgoing/',
  'server/platform/untrusted-files/',
  'server/http/static/',
];
const needsDatabase = tests.some((pattern) => !WITHOUT_DATABASE.some((folder) => pattern.startsWith(folder)));

/** For scripts/mutation.ts: Stryker does not support Vitest projects, so this is one project. */
export default defineConfig({
  test: {
    include: tests,
    // Excluded: random requests, random histories and tables of many rows prove little about one
    // line and take a minute per mutant; resilience tests start unmutated processes.
    exclude: [
      'server/**/*.resilience.test.ts',
      'server/http/api/fuzz.contract.test.ts',
      'server/features/commission/many-commissions.test.ts',
      'server/features/payment/webhook-order.test.ts',
    ],
    globalSetup: [
      'server/testing/database/folder-setup.ts',
      ...(needsDatabase ? ['server/testing/database/migrated-database-setup.ts'] : []),
    ],
    setupFiles: ['server/testing/console-guard.ts', ...(needsDatabase ? ['server/testing/setup.ts'] : [])],
    isolate: false,
    // Without a database a test takes milliseconds, and mutants of HTTP code often wait for ever.
    testTimeout: Number(process.env.MUTATION_TEST_MS) || (needsDatabase ? 40_000 : 5000),
    hookTimeout: 60_000,
  },
});
