import { useRef, useState } from 'react';
import { failureText } from '#src/client/trpc.ts';
import type { Rehearsal } from '#src/domain/rehearsal/rehearsal.schema.ts';

export type RehearsalState = {
  /** Null until it was played. */
  result: Rehearsal | null;
  isPlaying: boolean;
  error: string | null;
  /** Whether the dialog shows its question again after a result. */
  isBack: boolean;
  play: (load: () => Promise<Rehearsal>) => Promise<void>;
  back: () => void;
};

/** A dry run in a dialog: the result takes the place of the question. */
export function useRehearsal(): RehearsalState {
  const [result, setResult] = useState<Rehearsal | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isBack = useRef(false);

  async function play(load: () => Promise<Rehearsal>): Promise<void> {
    setError(null);
    setIsPlaying(true);
    try {
      setResult(await load());
    } catch (failure) {
      setError(failureText(failure, 'The rehearsal did not work. Nothing was changed or sent.'));
    } finally {
      setIsPlaying(false);
    }
  }

  return {
    result,
    isPlaying,
    error,
    isBack: isBack.current,
    play,
    back() {
      isBack.current = true;
      setResult(null);
    },
  };
}
