import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readable, readTestReport } from './test-report.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storefront-report-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
function report(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('names the failed tests of Vitest, and files that could not be loaded', () => {
  const file = report({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { name: 'broken.test.ts', message: 'Cannot find module', assertionResults: [] },
      {
        name: 'order.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'is paid', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'is paid once',
            failureMessages: ['\u001B[31mexpected 2 to be 1\u001B[39m'],
          },
        ],
      },
    ],
  });
  expect(readTestReport('vitest', file)).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      { test: 'broken.test.ts', message: 'Cannot find module' },
      { test: 'order.test.ts > is paid once', message: 'expected 2 to be 1' },
    ],
    retried: [],
  });
});

const LOG = 'The output of its server is in server-4610.log';
it('names the failed tests of Playwright, and those that needed a second attempt', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'order.e2e.ts',
    line: 7,
    tests: [
      {
        projectName: 'pglite',
        status,
        results: messages.map((message) => ({ errors: [{ message }, { message: LOG }] })),
      },
    ],
  });
  const file = report({
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        title: 'order.e2e.ts',
        specs: [spec('pays', 'unexpected', 'no button', 'no button again')],
        suites: [{ title: 'on a phone', specs: [spec('scrolls', 'flaky', 'too slow')] }],
      },
    ],
  });
  expect(readTestReport('playwright', file)).toEqual({
    passed: 6,
    failed: 1,
    failures: [{ test: '[pglite] order.e2e.ts:7 > pays', message: `no button\n${LOG}` }],
    retried: [`[pglite] order.e2e.ts:7 > scrolls\ntoo slow\n${LOG}`],
  });
});

it('a runner without a report has counted nothing', () => {
  expect(readTestReport('vitest', path.join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 0 });
});

it('shows the log of a failed run without colours and marks', () => {
  const mark = '\u001B[33m·\u001B[39m';
  expect(readable(`${mark.repeat(3)}F${mark}\n\u001B[31mtypes - 2 errors\u001B[39m`)).toBe(
    '\ntypes - 2 errors',
  );
});
