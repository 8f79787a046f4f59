/** The time limit of requests to hosts that staff name, from the name server to the last byte. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** @param work a request, or several; the signal ends them */
export async function withinTimeLimit<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  // Not AbortSignal.timeout: its timer would keep what belongs to a request until it fires.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** For work that does not know signals. */
export const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
