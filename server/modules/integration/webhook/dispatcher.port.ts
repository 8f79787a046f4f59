/** Sends the due deliveries on this node. */
export type WebhookDispatcher = {
  start(): void;
  /** Looks for due deliveries now instead of at the next poll. Nothing before `start`. */
  wake(): void;
  /** Waits for the requests that are running. */
  stop(): Promise<void>;
};
