export type StreamRequest = {
  projectId: number;
  /** The id of the last event that the client has received. */
  lastVersion: string | null;
  /** Key of the limit per address; null skips it. */
  address: string | null;
  expiresAt: Date;
};

/** Server-sent events that tell open pages of a project to read it again. */
export type ProjectStreams = {
  /** @throws AppError RATE_LIMITED, UNAVAILABLE */
  open(request: StreamRequest): Promise<ReadableStream<Uint8Array>>;
  /** Ends all streams; the browsers connect to another node. */
  stop(): Promise<void>;
};
