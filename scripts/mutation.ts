/**
 * `npm run mutation [-- folder or file ...]`: mutation tests by Stryker. A score below 80 % fails.
 * Decision 0023 describes MUTATION_WORKERS, MUTATION_SAMPLE and MUTATION_TESTS_MAX.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EXIT_USAGE } from '../server/platform/process/exit-codes.ts';
import { forgetDoubtfulResults } from './mutation/doubtful-results.ts';

const SCORE_MIN = 80;
const WORK = '.cache/mutation';
/** The tests that decide about each folder; all tests for every mutant would take days. */
const TESTS: Record<string, string[]> = {
  'src/domain/commission': ['src/domain/commission/*.test.ts'],
  'src/domain/payment': ['src/domain/payment/*.test.ts'],
  'server/auth': ['server/auth/*.test.ts'],
  'server/features/commission': [
    'server/features/commission/*.test.ts',
    'server/features/affiliate/payout-details.test.ts',
    'server/features/payment/apply-payment.test.ts',
    'server/record-checks.test.ts',
    'server/emails.test.ts',
  ],
  'server/features/payment': [
    'server/features/payment/*.test.ts',
    'server/features/event/event-log.test.ts',
    'server/features/payout/payout-visibility.test.ts',
    'server/features/recovery/recovery.test.ts',
    'server/http/pages/public-demo.test.ts',
    'server/record-checks.test.ts',
    'server/emails.test.ts',
  ],
  'server/features/ledger': ['server/features/ledger/*.test.ts', 'server/record-checks.test.ts'],
  'server/features/logo': ['server/features/logo/logo*.test.ts'],
  'server/features/project-file': ['server/features/project-file/*.test.ts'],
  'server/features/project-link': [
    'server/features/project-link/*.test.ts',
    'server/features/customer-page/page-link.test.ts',
    'server/features/project-file/project-file.test.ts',
  ],
  'server/features/api-token': ['server/features/api-token/*.test.ts'],
  'server/features/webhook': ['server/features/webhook/*.test.ts'],
  'server/platform/outgoing': ['server/platform/outgoing/*.test.ts'],
  'server/platform/untrusted-files': ['server/platform/untrusted-files/*.test.ts'],
  'server/http': [
    'server/http/*.test.ts',
    'server/http/security/metrics-access.test.ts',
    'server/features/admin-account/admin-session.test.ts',
  ],
  'server/http/api': [
    'server/http/api/{error-response,export,odd-values}.test.ts',
    'server/http/api/*.contract.test.ts',
  ],
  'server/http/pages': ['server/http/pages/*.test.ts', 'server/http/security/log-privacy.test.ts'],
  'server/http/security': [
    'server/http/security/{audit-denied,content-policy,cross-site,known-methods}.test.ts',
    'server/http/security/security-headers.test.ts',
    'server/features/api-token/token-access.test.ts',
  ],
  'server/http/static': ['server/http/static/*.test.ts'],
  'server/http/uploads': ['server/http/uploads/*.test.ts', 'server/features/logo/logo.test.ts'],
};
/** Milliseconds per test where many mutants wait for ever; their processes end earlier too. */
const SHORT_LIMITS: Record<string, number> = {
  'server/http': 20_000,
  'server/http/api': 20_000,
  'server/http/pages': 20_000,
  'server/http/uploads': 15_000,
  // One of its tests takes ten seconds.
  'server/platform/outgoing': 20_000,
};

const folderOf = (name: string): string => (name.endsWith('.ts') ? path.dirname(name) : name);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !TESTS[folderOf(name)]);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(TESTS).join(', ')}`);
  process.exit(EXIT_USAGE);
}

/** @param target a folder of the list, or a file in it */
function run(target: string): boolean {
  const folder = folderOf(target);
  const name = folder.replaceAll('/', '-');
  const results = `${WORK}/${name}.json`;
  const config = {
    testRunner: 'vitest-reused',
    plugins: [
      '@stryker-mutator/vitest-runner',
      './scripts/mutation/vitest-reused.ts',
      './scripts/mutation/ignore-wording.ts',
      './scripts/mutation/print-survivors.ts',
    ],
    ignorers: ['wording'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Static mutants need a new process each, and tests of constants would only repeat them.
    ignoreStatic: true,
    // Not `*.process.ts`: it runs in a process of its own, where Stryker cannot switch on a mutant.
    // Not the renderer: it needs a build, which only tests with processes and browsers have.
    mutate: [
      target === folder ? `${folder}/*.ts` : target,
      '!**/*.test.ts',
      '!**/*.entity.ts',
      '!**/*.process.ts',
      '!**/vike-renderer.ts',
    ],
    concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
    dryRunTimeoutMinutes: 30,
    // Generous, because a timeout counts as killed: endless loops end earlier, by their hit count.
    timeoutMS: folder in SHORT_LIMITS ? 120_000 : 300_000,
    incremental: true,
    incrementalFile: results,
    reporters: ['clear-text', 'progress-append-only', 'print-survivors'],
    clearTextReporter: { logTests: false, allowColor: false },
    thresholds: { high: SCORE_MIN, low: SCORE_MIN, break: SCORE_MIN },
    tempDirName: `${WORK}/sandbox`,
    ignorePatterns: ['dist', 'data', '.cache', 'docs', 'public', 'bench'],
    allowEmpty: false,
  };
  mkdirSync(WORK, { recursive: true });
  const file = path.join(WORK, `${name}.config.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  console.info(`\n== ${target}`);
  const { status } = spawnSync('stryker', ['run', file], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATION_TESTS: JSON.stringify(TESTS[folder]),
      MUTATION_TEST_MS: String(SHORT_LIMITS[folder] ?? ''),
    },
  });
  forgetDoubtfulResults(results);
  return status === 0;
}

const failed = (asked.length > 0 ? asked : Object.keys(TESTS)).filter((target) => !run(target));
if (failed.length > 0) console.error(`\nBelow ${SCORE_MIN} %, or not run: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
