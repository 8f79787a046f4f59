import { useState } from 'react';
import { failureText } from '#src/client/trpc.ts';
import { UploadError } from '#src/client/upload-file.ts';

const NOT_SAVED = 'We couldn’t save this. Nothing is lost: try again.';

export const attemptFailure = (failure: unknown, failed = NOT_SAVED): string =>
  failure instanceof UploadError ? failure.message : failureText(failure, failed);

/**
 * The submission of a form: whether it runs, and why the last one failed.
 * @param failed the sentence for a failure that the server does not explain
 */
export function useAttempt(failed?: string) {
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
      setError(attemptFailure(failure, failed));
    } finally {
      setIsBusy(false);
    }
  }
  /** Of the field that shows the error: typing removes it. */
  const edit = (set: (value: string) => void) => (event: { currentTarget: { value: string } }) => {
    set(event.currentTarget.value);
    setError(null);
  };
  return { error, setError, isBusy, attempt, edit };
}
