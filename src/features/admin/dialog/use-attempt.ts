import { useState } from 'react';
import { failureText } from '#src/client/trpc.ts';
import { UploadError } from '#src/client/upload-file.ts';

export const attemptFailure = (failure: unknown): string =>
  failure instanceof UploadError
    ? failure.message
    : failureText(failure, 'We couldn’t save this. Nothing is lost: try again.');

/** The submission of a form: whether it runs, and why the last one failed. */
export function useAttempt() {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** @param onFailure learns of a rejection, which the form shows as `error` */
  async function attempt(work: () => Promise<void>, onFailure?: (failure: unknown) => void): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      onFailure?.(failure);
      setError(attemptFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }
  return { error, setError, isBusy, attempt };
}
