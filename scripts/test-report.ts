/** Reads the JSON reports of Vitest and Playwright: what passed, and why other tests failed. */
import { existsSync, readFileSync } from 'node:fs';

export type Failure = { test: string; message: string };
export type TestReport = {
  passed: number;
  failed: number;
  failures: Failure[];
  /** Tests that passed only at their second attempt. */
  retried: string[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

const LINES = 25;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the colours of a terminal
const COLOUR = /\u001B\[\d{1,3}(?:;\d{1,3}){0,3}m/g;
const withoutColour = (text: string): string => text.replaceAll(COLOUR, '');
/** A log without colours and without the thousands of marks for tests that passed. */
export const readable = (log: string): string => withoutColour(log).replaceAll(/·[·×±FT-]*/g, '');
const shortened = (message: string): string => withoutColour(message).split('\n').slice(0, LINES).join('\n');

function readVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): TestReport {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded has no failed test.
    if (failed.length === 0) return message ? [{ test: name, message: shortened(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} > ${fullName}`,
      message: failureMessages.map(shortened).join('\n'),
    }));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures, retried: [] };
}

const specsIn = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsIn),
];

function readPlaywright({ stats, suites, errors }: PlaywrightReport): TestReport {
  const report: TestReport = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: errors.map(({ message = '' }) => ({ test: 'Playwright', message: shortened(message) })),
    retried: [],
  };
  for (const spec of suites.flatMap(specsIn)) {
    for (const { projectName, status, results } of spec.tests) {
      const test = `[${projectName}] ${spec.file}:${spec.line} > ${spec.title}`;
      const failed = results.find(({ errors }) => errors.length > 0);
      const message = (failed?.errors ?? []).map((error) => shortened(error.message ?? '')).join('\n');
      if (status === 'unexpected') report.failures.push({ test, message });
      if (status === 'flaky') report.retried.push(`${test}\n${message}`);
    }
  }
  return report;
}

/** No report means that the runner itself failed. */
export function readTestReport(runner: 'vitest' | 'playwright', file: string): TestReport {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [], retried: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return runner === 'vitest' ? readVitest(report) : readPlaywright(report);
}
