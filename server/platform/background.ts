/** Work of this node that is no job: it runs from the start of the server to its end. */
export type Background = {
  start(): void;
  /** Looks for work now instead of at the next poll. Nothing before `start`. */
  wake(): void;
  /** Waits for what is in progress. */
  stop(): Promise<void>;
};
