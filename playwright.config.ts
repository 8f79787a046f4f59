import { defineConfig, devices } from 'playwright/test';
import { NODE_FLAGS } from './server/testing/processes/node-flags.ts';
import { TEST_TIMEOUT_MS, TIMEOUT } from './server/testing/wait/timeout.ts';

/** Runs the same end-to-end tests against the built site on both database engines. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4610);
const ENGINES = [
  { name: 'pglite', port: FIRST_PORT },
  { name: 'postgres', port: FIRST_PORT + 1 },
] as const;
const wanted = ENGINES.filter(({ name }) => !process.env.E2E_ENGINE || process.env.E2E_ENGINE === name);

/**
 * These run on one engine: what they check is the screen, whose calls the feature tests make on
 * both engines, or they start a shop of their own. All others run on both.
 */
const ONCE = [
  '**/admin-affiliates.e2e.ts',
  '**/admin-answers.e2e.ts',
  '**/admin-dashboard.e2e.ts',
  '**/admin-dialogs.e2e.ts',
  '**/admin-effort.e2e.ts',
  '**/admin-keyboard.e2e.ts',
  '**/admin-list-layout.e2e.ts',
  '**/admin-lists.e2e.ts',
  '**/admin-orders.e2e.ts',
  '**/admin-projects.e2e.ts',
  '**/admin-return.e2e.ts',
  '**/admin-session.e2e.ts',
  '**/admin-team.e2e.ts',
  '**/admin-work.e2e.ts',
  '**/affiliate-dashboard.e2e.ts',
  '**/affiliate-info.e2e.ts',
  '**/affiliate-login.e2e.ts',
  '**/api-docs.e2e.ts',
  '**/blog.e2e.ts',
  '**/checkout-success.e2e.ts',
  '**/color-scheme.e2e.ts',
  '**/connected-shop.e2e.ts',
  '**/contact-form.e2e.ts',
  '**/controls.e2e.ts',
  '**/currency.e2e.ts',
  '**/dashboard-screens.e2e.ts',
  '**/early-input.e2e.ts',
  '**/first-screen.e2e.ts',
  '**/hero-video.e2e.ts',
  '**/keyboard.e2e.ts',
  '**/launch.e2e.ts',
  '**/layout-shift.e2e.ts',
  '**/order-form.e2e.ts',
  '**/order-path.e2e.ts',
  '**/portfolio.e2e.ts',
  '**/print.e2e.ts',
  '**/project.e2e.ts',
  '**/public-demo.e2e.ts',
  '**/referral.e2e.ts',
  '**/referral-visit.e2e.ts',
  '**/screens.e2e.ts',
  '**/settings.e2e.ts',
  '**/toasts.e2e.ts',
  '**/visitor.e2e.ts',
];

/** Shorter than other waits: what a page should show and doesn't is what usually fails. */
const STEP_MS = 60_000;

export default defineConfig({
  testDir: './pages',
  testMatch: '**/*.e2e.ts',
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
    testIgnore: name === 'postgres' ? ONCE : [],
  })),
  webServer: wanted.map(({ name, port }) => ({
    name,
    command: `node ${NODE_FLAGS.join(' ')} server/testing/e2e/e2e-server.ts ${name} ${port}`,
    url: `http://localhost:${port}/readyz`,
    timeout: TIMEOUT.timeout,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
