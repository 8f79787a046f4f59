/** Runs one check as a process, and counts the tests that its runner reports. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Check = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Its JSON report is read. */
  runner?: 'vitest' | 'playwright';
};
type Counts = { passed: number; failed: number /** Passed at the second attempt. */; flaky: number };
export type Result = Counts & { seconds: number; output: string };

/** @param folder for the reports of test runners */
export async function runCheck(check: Check, folder: string): Promise<Result> {
  const started = performance.now();
  const report = path.join(folder, `${check.name.replaceAll(/\W+/g, '-')}.json`);
  const { code, output } = await run(check, report);
  // A check that is no test runner counts as one test.
  const counts = check.runner ? countTests(report) : { passed: code === 0 ? 1 : 0, failed: 0, flaky: 0 };
  // A failed run without a failed test counts as one failure.
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { ...counts, failed, output, seconds: (performance.now() - started) / 1000 };
}

/** Counts nothing if the runner failed before it wrote its report. */
export function countTests(report: string): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 0, flaky: 0 };
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (!stats) return { passed: numPassedTests, failed: numFailedTests, flaky: 0 };
  const { expected, unexpected, flaky } = stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}

/** Both runners print their failures only; Playwright's marks of progress are taken out. */
const reporterArgs = (runner: Check['runner'], report: string): string[] => {
  if (runner === 'vitest') return ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  return runner === 'playwright' ? ['--reporter=dot,json'] : [];
};
const withoutMarks = (log: string): string => log.replaceAll(/^[·×±FT°]+$/gm, '');

function run(
  { command: [program = '', ...args], runner, env }: Check,
  report: string,
): Promise<{ code: number; output: string }> {
  const child = spawn(program, [...args, ...reporterArgs(runner, report)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve) => {
    child.once('error', ({ message }) =>
      resolve({ code: 1, output: `${program} could not be started: ${message}\n` }),
    );
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: withoutMarks(Buffer.concat(parts).toString()) }),
    );
  });
}
