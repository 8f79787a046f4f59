/**
 * Stryker's runner for Vitest, with one thread. A mutant is killed only if the failing test passes
 * without it; otherwise an earlier mutant may be the cause, and it runs again in a new thread.
 */
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import type { Vitest } from 'vitest/node';
import { createLikelyFirst } from './likely-first.ts';
import { createReusableThread } from './reusable-thread.ts';
import { isInSample, NOT_TRIED } from './sample.ts';

type Plugin = (typeof vitestPlugins)[number];
type TestRunner = ReturnType<Plugin['factory']>;
type RunMutant = NonNullable<TestRunner['mutantRun']>;
type MutantRunOptions = Parameters<RunMutant>[0];
type RunWithout = NonNullable<TestRunner['dryRun']>;
type DryRunOptions = Parameters<RunWithout>[0];
type VitestRunner = TestRunner & { ctx: Vitest; dryRun: RunWithout; mutantRun: RunMutant };

/**
 * Lines that run once per thread ran before the mutant did. In the first run without mutants they
 * counted for the few tests that came first, which is how they are recognised and run again.
 */
const ONCE_TESTS_MAX = 4;

function reusing(runner: VitestRunner): VitestRunner {
  const thread = createReusableThread();
  const likelyFirst = createLikelyFirst();
  const init = runner.init?.bind(runner);
  const dryRun = runner.dryRun.bind(runner);
  const run = runner.mutantRun.bind(runner);
  const dispose = runner.dispose?.bind(runner);

  const passesWithout = async (options: MutantRunOptions, testFilter: string[]): Promise<boolean> => {
    const none = { ...options.activeMutant, id: 'none' };
    return (await run({ ...options, testFilter, activeMutant: none })).status === 'survived';
  };

  async function runMutant(options: MutantRunOptions): ReturnType<RunMutant> {
    const isNew = thread.isNew();
    const result = await run(options);
    if (result.status === 'killed' && (await passesWithout(options, [result.killedBy].flat()))) return result;
    const runsOnce = (options.testFilter?.length ?? 0) <= ONCE_TESTS_MAX;
    if (result.status === 'survived' && (isNew || !runsOnce)) return result;
    await thread.discard();
    if (isNew) return result;
    const again = await run(options);
    if (again.status !== 'survived') await thread.discard();
    return again;
  }

  return Object.assign(runner, {
    async init() {
      await init?.();
      for (const { config } of runner.ctx.projects)
        Object.assign(config, { pool: thread.initializer.name, poolRunner: thread.initializer });
      runner.ctx.config.sequence.sequencer = likelyFirst.Sequencer;
    },
    async dryRun(options: DryRunOptions) {
      const result = await dryRun(options);
      if (result.status === 'complete') likelyFirst.measure(result.tests);
      return result;
    },
    async mutantRun(options: MutantRunOptions) {
      const { activeMutant } = options;
      if (!isInSample(activeMutant.fileName, activeMutant, 0)) return NOT_TRIED;
      await thread.replaceWhenOld();
      likelyFirst.expect(options.sandboxFileName);
      return runMutant({ ...options, testFilter: likelyFirst.choose(options.testFilter) });
    },
    async dispose() {
      await thread.discard();
      await dispose?.();
    },
  });
}

export const strykerPlugins = vitestPlugins.map((plugin) => ({
  ...plugin,
  name: 'vitest-reused',
  factory: Object.assign(
    (injector: never) => reusing(plugin.factory(injector) as VitestRunner),
    plugin.factory,
  ),
}));
