/**
 * MUTATION_SAMPLE=10 tries ten mutants in a hundred. A mutant is chosen by its text and place, so
 * that a larger sample contains the smaller one, whose results are then read from the cache.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';

type Mutant = {
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
};

/** Stryker leaves errors out of the score; `doubtful-results.ts` removes these from the cache. */
export const NOT_TRIED = { status: 'error', errorMessage: 'not in the sample' } as const;

/** @param firstLine Stryker's runners count lines and columns from 0, its reports from 1 */
export function isInSample(fileName: string, mutant: Mutant, firstLine: 0 | 1): boolean {
  const { line, column } = mutant.location.start;
  const place = [path.basename(fileName), line - firstLine, column - firstLine];
  const text = JSON.stringify([...place, mutant.mutatorName, mutant.replacement]);
  const percent = Number(process.env.MUTATION_SAMPLE ?? 100);
  return createHash('sha256').update(text).digest().readUInt32BE() % 100 < percent;
}
