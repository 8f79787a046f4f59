import { useRef, useState } from 'react';
import { failureText } from '#src/client/trpc.ts';
import type { Rehearsal } from '#src/domain/rehearsal/rehearsal.schema.ts';

export type RehearsalState = {
  /** Null until it has run. */
  result: Rehearsal | null;
  isRunning: boolean;
  error: string | null;
  /** Whether the dialog shows its question again after a result. */
  isBack: boolean;
  start: (load: () => Promise<Rehearsal>) => Promise<void>;
  back: () => void;
};

/** A dry run in a dialog: the result takes the place of the question. */
export function useRehearsal(): RehearsalState {
  const [result, setResult] = useState<Rehearsal | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isBack = useRef(false);

  async function start(load: () => Promise<Rehearsal>): Promise<void> {
    setError(null);
    setIsRunning(true);
    try {
      setResult(await load());
    } catch (failure) {
      setError(failureText(failure, 'The rehearsal did not work. Nothing was changed or sent.'));
    } finally {
      setIsRunning(false);
    }
  }

  return {
    result,
    isRunning,
    error,
    isBack: isBack.current,
    start,
    back() {
      isBack.current = true;
      setResult(null);
    },
  };
}
