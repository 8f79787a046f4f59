/** Calls `work` at the first call, and returns the same result from then on. */
export function once<T>(work: () => T): () => T {
  let made: { result: T } | null = null;
  return () => {
    made ??= { result: work() };
    return made.result;
  };
}

/** Like `once`, for work that may fail: a failure is not kept, so the next call tries again. */
export function onceResolved<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= work().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
