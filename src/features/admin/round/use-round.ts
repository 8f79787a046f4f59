import { useCallback, useEffect, useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { findSteps, type Step } from './round-steps.ts';

/** Kept while a step's record is open on its own page; ends with the round. */
const skipped = new Set<string>();

export type Round = {
  /** Null while they load. */
  steps: readonly Step[] | null;
  position: number;
  step: Step | undefined;
  skippedCount: number;
  error: unknown;
  next(): void;
  skip(): void;
  restart(): void;
};

export function useRound(isOwner: boolean): Round {
  const utils = trpc.useUtils();
  const [steps, setSteps] = useState<readonly Step[] | null>(null);
  const [position, setPosition] = useState(0);
  const [error, setError] = useState<unknown>(null);

  const load = useCallback(() => {
    setError(null);
    setSteps(null);
    setPosition(0);
    findSteps(utils, isOwner).then(
      (found) => setSteps(found.filter(({ key }) => !skipped.has(key))),
      setError,
    );
  }, [utils, isOwner]);
  useEffect(load, [load]);

  const step = steps?.[position];
  const next = () => setPosition((at) => at + 1);
  return {
    steps,
    position,
    step,
    skippedCount: skipped.size,
    error,
    next,
    skip() {
      if (step) skipped.add(step.key);
      next();
    },
    restart() {
      skipped.clear();
      load();
    },
  };
}

/** The next round begins with everything. */
export const forgetSkipped = (): void => skipped.clear();
