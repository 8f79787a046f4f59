/** One response with server-sent events. */

/** Chunks that wait for a slow reader before its stream ends; each is less than 100 bytes. */
const WAITING_MAX = 16;
const encoder = new TextEncoder();

export type EventStream = {
  body: ReadableStream<Uint8Array>;
  /** Ends the stream if the reader is too slow. */
  send(text: string): void;
  end(): void;
};

/** @param onEnd called once, whichever side ends it */
export function createEventStream(onEnd: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const over = (): ReadableStreamDefaultController<Uint8Array> | null => {
    const current = controller;
    controller = null;
    if (current) onEnd();
    return current;
  };
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
    cancel: () => void over(),
  });
  const end = (): void => over()?.close();
  return {
    body,
    end,
    send(text) {
      if (!controller) return;
      if ((controller.desiredSize ?? 0) < -WAITING_MAX) end();
      else controller.enqueue(encoder.encode(text));
    },
  };
}
