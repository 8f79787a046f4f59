import { defineConfig, devices } from 'playwright/test';

/** The built site on each engine: two servers, two projects, the same journeys. */
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
      // Set by scripts/test.ts when Playwright's own browser is not there.
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // The background services of a browser only ask hosts that no test needs.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
  projects: wanted.map(({ name, port }) => ({
    name,
    use: { baseURL: `http://localhost:${port}` },
    // How a page looks does not depend on the database.
    testIgnore: name === 'postgres' ? '**/accessibility.e2e.ts' : [],
  })),
  webServer: wanted.map(({ name, port }) => ({
    name,
    command: `node --disable-warning=ExperimentalWarning server/testing/e2e-server.ts ${name} ${port}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
