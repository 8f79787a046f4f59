import { defineConfig, devices } from 'playwright/test';
import { NODE_FLAGS } from './server/testing/processes/node-flags.ts';
import { TEST_TIMEOUT_MS } from './server/testing/wait/timeout.ts';

/**
 * End-to-end tests against the built site. Those marked by `.pg` in their name run on both engines,
 * the others on PGlite.
 */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4610);
const ENGINES = [
  { name: 'pglite', port: FIRST_PORT },
  { name: 'postgres', port: FIRST_PORT + 1 },
] as const;
const wanted = ENGINES.filter(({ name }) => !process.env.E2E_ENGINE || process.env.E2E_ENGINE === name);

/** Shorter than other waits: what a page should show and doesn't is what usually fails. */
const STEP_MS = 60_000;

export default defineConfig({
  testDir: './pages',
  outputDir: './test-results',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: STEP_MS },
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can delay a browser beyond any limit. What needs a second attempt is reported.
  retries: 1,
  workers: 2,
  fullyParallel: false,
  reporter: [['list']],
  use: {
    actionTimeout: STEP_MS,
    // Filters take days in UTC, and name periods in the reader's time zone.
    timezoneId: 'UTC',
    ...devices['Desktop Chrome'],
    // Drawing the film and transitions is a tenth of all time. Tests of motion allow it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes time in every test, so only a second attempt has a trace, without a film.
    trace: { mode: 'on-first-retry', screenshots: false },
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
    testMatch: name === 'postgres' ? '**/*.pg.e2e.ts' : '**/*.e2e.ts',
  })),
  webServer: wanted.map(({ name, port }) => ({
    name,
    command: `node ${NODE_FLAGS.join(' ')} server/testing/e2e/e2e-server.ts ${name} ${port}`,
    url: `http://localhost:${port}/readyz`,
    timeout: TEST_TIMEOUT_MS,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
