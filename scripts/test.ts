/**
 * Runs all checks; `npm run check` runs those that take a minute together. Shows which stage runs.
 * The last line is always `N passed, M failed`, counting tests and other checks.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, HOW_TO_GET_CHROMIUM } from './checks/chromium.ts';
import { type Check, runCheck } from './run-check.ts';

type Stage = { name: string; checks: Check[] };

const words = (command: string): string[] => command.split(' ');
const node = (script: string): string[] => ['node', '--disable-warning=ExperimentalWarning', script];
const vitest = (name: string, project: string): Check => ({
  name,
  command: ['vitest', 'run', '--project', project],
  runner: 'vitest',
});

const SECRETS = 'secretlint --secretlintrc scripts/checks/secretlint.json --secretlintignore .gitignore **/*';
const SPELLING = 'cspell lint --config scripts/checks/cspell.json --no-progress --no-summary';
const SPELLING_CACHE = '--cache --cache-strategy content --cache-location .cache/spelling';
const BOUNDARIES = 'depcruise --config .dependency-cruiser.cjs --output-type err';
const BOUNDED = 'src server pages scripts tools examples migrations bench';
/**
 * The native compiler takes a third of the time; dependency-cruiser still needs version 6.
 * It keeps what it knows, so that the next run checks the changed files only.
 */
const TSC = 'node node_modules/typescript-7/bin/tsc --noEmit -p . --checkers 2';
const TYPES = `${TSC} --incremental --tsBuildInfoFile .cache/types.tsbuildinfo`;
const UNUSED = 'knip --production --no-progress --include files,exports,types';
const OPENAPI = 'redocly lint docs/openapi.json --config scripts/checks/redocly.yaml';
/** Redocly reports its use and asks for newer versions otherwise. */
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const rules = vitest('rules', 'rules');

/** Longest first, so that none runs alone at the end. */
const STATIC: Check[] = [
  { name: 'types (TypeScript)', command: words(TYPES) },
  { name: 'format and lint (Biome)', command: words('biome check .') },
  { name: 'import boundaries (dependency-cruiser)', command: words(`${BOUNDARIES} ${BOUNDED}`) },
  { name: 'no secrets in files (secretlint)', command: words(SECRETS) },
  { name: 'no slow regular expressions (recheck)', command: node('scripts/checks/regexes.ts') },
  { name: 'dead code (knip)', command: words('knip --no-progress') },
  { name: 'OpenAPI document (Redocly)', command: words(OPENAPI), env: OFFLINE },
  { name: 'spelling (cspell)', command: words(`${SPELLING} ${SPELLING_CACHE}`) },
  { name: 'size of comments and folders', command: node('scripts/checks/sizes.ts') },
];

const JOURNEYS: Check = {
  name: 'journeys in the browser, on PGlite and PostgreSQL',
  command: ['playwright', 'test'],
  runner: 'playwright',
};

/** @param chromium program for the journeys, which do not run without one */
const fullStages = (chromium: string | null): Stage[] => [
  {
    name: 'static checks, rules and build',
    checks: [
      { name: 'production build', command: node('scripts/build/build.ts') },
      ...STATIC,
      { name: 'migrations describe the entities', command: node('scripts/db/make-migration.ts') },
      { name: 'code that only tests use (knip)', command: words(UNUSED) },
      rules,
    ],
  },
  // Alone: beside other tests a browser on two cores takes four times as long.
  { name: 'journeys', checks: chromium ? [{ ...JOURNEYS, env: { CHROMIUM_PATH: chromium } }] : [] },
  {
    name: 'built pages, failures and both databases',
    checks: [
      vitest('the built pages state the same facts', 'built'),
      vitest('resilience', 'resilience'),
      vitest('features and contract on PGlite', 'pglite'),
      vitest('features and contract on PostgreSQL', 'postgres'),
    ],
  },
];

/** For the folder of temporary files: the tests create and delete about 100,000. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 6 * 1024 ** 3;

/** Files in memory take a third of the time, but not every machine has room for them. */
function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > NEEDED_BYTES;
}

/** It is deleted when the process ends. */
function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(hasMemory() ? MEMORY : tmpdir(), 'storefront-'));
  // The tests' PostgreSQL runs as another user, who must reach its own files.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

/** Checks that run beside each other. */
const AT_ONCE = 2;
const CLEAR_LINE = '\r\x1b[K';
process.env.TMPDIR = makeTemporaryFolder();
const reports = path.join(process.env.TMPDIR, 'reports');
mkdirSync(reports);
const started = performance.now();
// `npm test` does this already; a direct call does not.
process.env.PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`;

const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const running = new Set<string>();

const duration = (seconds: number): string =>
  seconds < 90 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`;
const elapsed = (): string => duration((performance.now() - started) / 1000);

/** Shows the checks that are running on the last line of a terminal. */
function showRunning(): void {
  const { isTTY, columns } = process.stdout;
  const text = `   ... ${[...running].join(', ')} (${elapsed()})`;
  if (isTTY && running.size > 0) process.stdout.write(`${CLEAR_LINE}${text.slice(0, columns - 1)}`);
}
const print = (line: string): void => {
  process.stdout.write(`${process.stdout.isTTY ? CLEAR_LINE : ''}${line}\n`);
};

async function perform(check: Check): Promise<void> {
  running.add(check.name);
  const result = await runCheck(check, reports);
  running.delete(check.name);
  total.passed += result.passed;
  total.failed += result.failed;
  const tests = check.runner ? `, ${result.passed} passed` : '';
  const flaky = result.flaky > 0 ? `, ${result.flaky} at the second attempt` : '';
  const mark = result.failed === 0 ? 'ok    ' : 'FAILED';
  print(`   ${mark} ${check.name} (${duration(result.seconds)}${tests}${flaky})`);
  if (result.failed > 0) failures.push(check.name);
  if (result.failed > 0 || result.flaky > 0) print(result.output);
}

async function runStage(stage: Stage, number: number, stages: number): Promise<void> {
  const before = performance.now();
  print(`\n== Stage ${number} of ${stages}: ${stage.name}`);
  const waiting = [...stage.checks];
  const ticking = setInterval(showRunning, 1000);
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await perform(check);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  clearInterval(ticking);
  print(`-- Stage ${number} took ${duration((performance.now() - before) / 1000)}`);
}

function stagesToRun(): Stage[] {
  if (process.argv.includes('--fast'))
    return [{ name: 'static checks and rules', checks: [...STATIC, rules] }];
  const chromium = findChromium();
  if (!chromium) {
    console.error(`${HOW_TO_GET_CHROMIUM}\nThe journeys do not run, which counts as a failure.`);
    total.failed += 1;
    failures.push('journeys in the browser');
  }
  return fullStages(chromium);
}

const stages = stagesToRun();
for (const [index, stage] of stages.entries()) await runStage(stage, index + 1, stages.length);

if (failures.length > 0) console.error(`\nFailed: ${failures.join('; ')}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.info(`\nAll stages took ${elapsed()}.\n${total.passed} passed, ${total.failed} failed`);
