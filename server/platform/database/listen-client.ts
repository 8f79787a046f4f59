/** What `listen.ts` needs of a connection of the `pg` library. */
export type ListenClient = {
  query(statement: string): Promise<unknown>;
  on(event: 'notification', listener: (message: { payload?: string }) => void): unknown;
  on(event: 'error' | 'end', listener: () => void): unknown;
  removeAllListeners(event: string): unknown;
  release(destroy?: boolean): void;
};
