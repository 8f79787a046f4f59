/** Counts the first pages of visits in memory and adds them to the database from time to time. */
export type VisitCounter = {
  count(path: string): void;
  start(): void;
  /** Writes what is left. */
  stop(): Promise<void>;
};
