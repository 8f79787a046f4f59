import { defineConfig } from 'vitest/config';

const tests = JSON.parse(process.env.MUTATION_TESTS ?? '["src/**/*.test.ts"]') as string[];
const needsDatabase = tests.some((pattern) => pattern.startsWith('server/'));

/** For scripts/mutation.ts: Stryker knows no projects, so this is the project `rules` or `pglite`, as the tests need it. */
export default defineConfig({
  test: {
    include: tests,
    // Random requests cover everything and prove little about one line; faults start processes that are not mutated.
    exclude: ['server/**/*.fault.test.ts', 'server/http/fuzz.contract.test.ts'],
    globalSetup: ['server/testing/folder-setup.ts'],
    setupFiles: ['server/testing/console-guard.ts', ...(needsDatabase ? ['server/testing/setup.ts'] : [])],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
