import { defineConfig, devices } from 'playwright/test';

/** Runs the same end-to-end tests against the built site on both database engines. */
const ENGINES = [
  { name: 'pglite', port: 4610 },
  { name: 'postgres', port: 4611 },
] as const;
const wanted = ENGINES.filter(({ name }) => !process.env.E2E_ENGINE || process.env.E2E_ENGINE === name);

export default defineConfig({
  testDir: './pages',
  testMatch: '**/*.e2e.ts',
  outputDir: './test-results',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  fullyParallel: false,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'retain-on-failure',
    launchOptions: {
      // Set by scripts/test.ts if Playwright's own browser is missing.
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Chromium's background services call hosts that no test needs.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: wanted.map(({ name, port }) => ({
    name,
    use: { baseURL: `http://localhost:${port}` },
    // The look of a page does not depend on the database.
    testIgnore: name === 'postgres' ? '**/accessibility.e2e.ts' : [],
  })),
  webServer: wanted.map(({ name, port }) => ({
    name,
    command: `node --disable-warning=ExperimentalWarning server/testing/e2e/e2e-server.ts ${name} ${port}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
