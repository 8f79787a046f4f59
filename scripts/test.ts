/**
 * Runs all checks; `npm run check` runs those that take a minute together. Shows which stage runs.
 * The last line is always `N passed, M failed`, counting tests and other checks.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, HOW_TO_GET_CHROMIUM } from './checks/chromium.ts';
import { runCheck } from './run-check.ts';
import { type Check, FAST, fullStages, type Stage } from './test-stages.ts';

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
/** Without a terminal. */
const PLAIN_EVERY_MS = 60_000;
const CLEAR_LINE = '\r\x1b[K';
const fast = process.argv.includes('--fast');
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

/** Shows the checks that are running: on the last line of a terminal, elsewhere once a minute. */
let shownAt = started;
function showRunning(): void {
  if (running.size === 0) return;
  const text = `   ... ${[...running].join(', ')} (${elapsed()})`;
  const { isTTY, columns } = process.stdout;
  if (isTTY) process.stdout.write(`${CLEAR_LINE}${text.slice(0, columns - 1)}`);
  else if (performance.now() - shownAt > PLAIN_EVERY_MS) {
    shownAt = performance.now();
    process.stdout.write(`${text}\n`);
  }
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
  if (fast) return FAST;
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
