/** Calls `work` at the first call, and returns the same result from then on. */
export function once<T>(work: () => T): () => T {
  let made: { result: T } | null = null;
  return () => {
    made ??= { result: work() };
    return made.result;
  };
}
