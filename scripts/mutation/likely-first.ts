/**
 * Runs first what is likely to fail with a mutant: tests that take milliseconds, then those that
 * are named after the changed file. A mutant is done at its first failing test.
 */
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

type Test = { fileName?: string; timeSpentMs: number };

const FAST_MS = 20;
/** `apply-payment` of `apply-payment.service.ts` and of `apply-payment.test.ts`. */
const subjectOf = (file: string): string => path.basename(file).split('.')[0] ?? '';

export function createLikelyFirst() {
  const times = new Map<string, number[]>();
  let subject = '';
  const isSlow = (file: string): boolean => {
    const own = times.get(file) ?? [FAST_MS];
    return own.reduce((sum, ms) => sum + ms, 0) / own.length >= FAST_MS;
  };
  const rank = (file: string): number =>
    (isSlow(file) ? 2 : 0) + (subjectOf(file).startsWith(subject) ? 0 : 1);
  /** The id of a test is `file#name`. */
  const rankOf = (testId: string): number => rank(testId.slice(0, testId.indexOf('#')));
  return {
    /** @param tests of the run without mutants */
    measure(tests: readonly Test[]): void {
      for (const { fileName = '', timeSpentMs } of tests)
        times.set(fileName, [...(times.get(fileName) ?? []), timeSpentMs]);
    },
    expect(changedFile: string): void {
      subject = subjectOf(changedFile);
    },
    /** With MUTATION_TESTS_MAX that many tests, the likeliest ones; else all. */
    choose(testIds: string[] | undefined): string[] | undefined {
      const max = Number(process.env.MUTATION_TESTS_MAX ?? Number.POSITIVE_INFINITY);
      if (!testIds || testIds.length <= max) return testIds;
      return testIds.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, max);
    },
    Sequencer: class extends BaseSequencer {
      override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
        const usual = await super.sort(files);
        return usual.toSorted((one, other) => rank(one.moduleId) - rank(other.moduleId));
      }
    },
  };
}
