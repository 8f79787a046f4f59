/**
 * A busy machine makes tests late, which looks like a killed mutant. Such results are counted apart
 * and removed from the cache, so that the next run tries those mutants again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isInSample } from './sample.ts';

type Mutant = Parameters<typeof isInSample>[1] & { status: string; statusReason?: string };
type Report = { files: Record<string, { mutants: Mutant[] }> };

/** Of Vitest, and of the tests' wait for jobs. */
const LATE = /timed out in \d+ms|the jobs did not finish/;
const isDoubtful = ({ status, statusReason = '' }: Mutant): boolean =>
  status === 'Timeout' || (status === 'Killed' && LATE.test(statusReason));
/** Not in the sample, or some of its tests did not run. */
const isUnfinished = ({ status }: Mutant): boolean =>
  status === 'RuntimeError' || (status === 'Survived' && process.env.MUTATION_TESTS_MAX !== undefined);

export function forgetDoubtfulResults(file: string): void {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const mutants = Object.entries(report.files).flatMap(([name, tested]) =>
    tested.mutants.filter((mutant) => isInSample(name, mutant, 1)),
  );
  const count = (...states: string[]) => mutants.filter(({ status }) => states.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const doubtful = mutants.filter(isDoubtful).length;
  const percent = (part: number) => `${((part * 100) / (killed + survived)).toFixed(2)} %`;
  console.info(
    `${killed + survived} mutants: ${killed} killed, ${survived} survived: ${percent(killed)}. ` +
      `${doubtful} of the killed were late; without them ${percent(killed - doubtful)}.`,
  );
  for (const tested of Object.values(report.files))
    tested.mutants = tested.mutants.filter((mutant) => !isUnfinished(mutant) && !isDoubtful(mutant));
  writeFileSync(file, JSON.stringify(report, null, 2));
}
