/** Runs one check as a process and counts its tests. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { readable, readTestReport, type TestReport } from './test-report.ts';
import type { Check } from './test-stages.ts';

export type Result = TestReport & { seconds: number; output: string };

/** @param folder for the reports of test runners */
export async function runCheck(check: Check, folder: string): Promise<Result> {
  const started = performance.now();
  const report = path.join(folder, `${check.name.replaceAll(/\W+/g, '-')}.json`);
  const { code, output } = await run(withReport(check, report));
  // A check that is no test runner counts as one test.
  const counted = check.report
    ? readTestReport(check.report, report)
    : { passed: 1, failed: 0, failures: [], retried: [] };
  return {
    ...counted,
    // A failed run without a failed test counts as one failure.
    failed: code !== 0 && counted.failed === 0 ? 1 : counted.failed,
    seconds: (performance.now() - started) / 1000,
    output,
  };
}

function withReport(check: Check, file: string): Check {
  const { command, env } = check;
  if (check.report === 'vitest')
    return {
      ...check,
      command: [...command, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    };
  if (check.report === 'playwright')
    return {
      ...check,
      command: [...command, '--reporter=dot,json'],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    };
  return check;
}

function run(check: Check): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = check.command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...check.env },
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ code: 1, output: `${program} could not be started: ${error.message}\n` }),
    );
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: readable(Buffer.concat(parts).toString()) }),
    );
  });
}
