/**
 * Runs all checks, fast ones first; `npm run check` runs those under two minutes. The last line is
 * always `N passed, M failed`, counting tests and other checks.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './checks/chromium.ts';

type Count = { passed: number; failed: number };
type Check = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  report?: 'vitest' | 'playwright';
};

const fast = process.argv.includes('--fast');
const reports = mkdtempSync(path.join(tmpdir(), 'storefront-reports-'));
const NODE = ['node', '--disable-warning=ExperimentalWarning'];
// `npm test` does this already; a direct call does not.
process.env.PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`;

const vitest = (name: string, projects: string[], ...files: string[]): Check => ({
  name,
  command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project]), ...files],
  report: 'vitest',
});

const CHECKS: Check[] = [
  { name: 'format and lint (Biome)', command: ['biome', 'check', '.'] },
  { name: 'types (TypeScript)', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'import boundaries (dependency-cruiser)', command: [...NODE, 'scripts/checks/boundaries.ts'] },
  {
    name: 'features on the server depend on each other in one direction',
    command: [...NODE, 'scripts/checks/feature-graph.ts'],
  },
  { name: 'dead code (knip)', command: ['knip', '--no-progress'] },
  { name: 'no slow regular expressions (recheck)', command: [...NODE, 'scripts/checks/regexes.ts'] },
  { name: 'exact versions, none with a known vulnerability', command: [...NODE, 'scripts/checks/supply.ts'] },
  {
    name: 'no secrets in files (secretlint)',
    command: [
      'secretlint',
      '--secretlintrc',
      'scripts/checks/secretlint.json',
      '--secretlintignore',
      '.gitignore',
      '**/*',
    ],
  },
  {
    name: 'security rules name their code and tests',
    command: [...NODE, 'scripts/checks/security-table.ts'],
  },
  { name: 'migrations describe the entities', command: [...NODE, 'scripts/db/make-migration.ts'] },
  ...(fast
    ? [vitest('rules', ['rules']), vitest('contract on PGlite', ['pglite'], 'contract')]
    : [
        vitest('rules, features and contract on PGlite', ['rules', 'pglite']),
        vitest('features and contract on PostgreSQL', ['postgres']),
        { name: 'production build', command: [...NODE, 'scripts/build/build.ts'] },
        vitest('resilience', ['resilience']),
      ]),
];

const nice = (seconds: number): string =>
  seconds < 90 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`;

function run(check: Check): Promise<number> {
  const [program = '', ...args] = check.command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...check.env },
  });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Parses a test runner's report; a failed run without a failed test counts as one failure. */
function count(kind: Check['report'], file: string, code: number): Count {
  const counted: Count = { passed: 0, failed: 0 };
  if (existsSync(file)) {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    if (kind === 'vitest')
      Object.assign(counted, { passed: report.numPassedTests, failed: report.numFailedTests });
    else
      Object.assign(counted, {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
      });
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

async function perform(check: Check): Promise<void> {
  const started = performance.now();
  console.info(`\n== ${check.name}`);
  const file = path.join(reports, `${failures.length}-${Date.now()}.json`);
  let result: Count;
  if (check.report === 'vitest') {
    const code = await run({
      ...check,
      command: [...check.command, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    });
    result = count('vitest', file, code);
  } else if (check.report === 'playwright') {
    const code = await run({
      ...check,
      command: [...check.command, '--reporter=list,json'],
      env: { ...check.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    result = count('playwright', file, code);
  } else {
    const code = await run(check);
    result = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) failures.push(check.name);
  console.info(
    `-- ${result.failed === 0 ? 'ok' : 'FAILED'}: ${check.name} (${nice((performance.now() - started) / 1000)})`,
  );
}

for (const check of CHECKS) await perform(check);

if (!fast) {
  const found = findChromium();
  if (found) {
    console.info(`\nJourneys run in ${found.origin} Chromium: ${found.path}`);
    await perform({
      name: 'journeys in the browser, on PGlite and PostgreSQL',
      command: ['playwright', 'test'],
      env: { CHROMIUM_PATH: found.path },
      report: 'playwright',
    });
  } else {
    console.error('\nNo Chromium was found and none could be installed: the journeys did not run.');
    total.failed += 1;
    failures.push('journeys in the browser');
  }
}

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.error(`\nFailed: ${failures.join('; ')}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.info(`\n${total.passed} passed, ${total.failed} failed`);
