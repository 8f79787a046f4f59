import { useState } from 'react';
import { errorText } from './error-text.ts';
import { useProject } from './project-context.tsx';

/** Sends once at a time; a failure is a sentence in the language of the page. */
export function useSubmit() {
  const { texts } = useProject();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function submit(send: () => Promise<unknown>, onSent: () => void): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await send();
      onSent();
    } catch (failure) {
      setError(errorText(failure, texts));
    } finally {
      setIsBusy(false);
    }
  }
  return { submit, isBusy, error, setError };
}
