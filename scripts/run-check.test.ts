import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countTests, runCheck } from './run-check.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storefront-report-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each<[string, object | null, object]>([
  ['Vitest', { numPassedTests: 2, numFailedTests: 1 }, { passed: 2, failed: 1, flaky: 0 }],
  ['Playwright', { stats: { expected: 5, unexpected: 1, flaky: 1 } }, { passed: 6, failed: 1, flaky: 1 }],
  ['a runner that wrote none', null, { passed: 0, failed: 0, flaky: 0 }],
])('counts the tests in the report of %s', (_, report, counts) => {
  const file = path.join(folder, 'report.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  expect(countTests(file)).toEqual(counts);
});

it.each([
  ['a check that ends with 0 counts as one passed test', 0, { passed: 1, failed: 0 }],
  ['a check that ends with an error counts as one failure and keeps its output', 1, { passed: 0, failed: 1 }],
])('%s', async (_, code, counts) => {
  const script = `console.log('·····'); console.error('why'); process.exitCode = ${code}`;
  const result = await runCheck({ name: 'a check', command: [process.execPath, '-e', script] }, folder);
  expect(result).toMatchObject(counts);
  expect(result.output.trim()).toBe('why');
});
