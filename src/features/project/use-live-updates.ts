import { useEffect, useRef } from 'react';

/**
 * Server-sent events: each tells to read the page again. The browser reconnects and resumes by
 * itself; when the address has expired, polling brings a new one.
 * @returns whether the stream is open
 */
export function useLiveUpdates(url: string | undefined, onEvent: () => void): () => boolean {
  const source = useRef<EventSource | null>(null);
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => {
    // Each read brings another address; an open stream stays as it is.
    if (!url || (source.current && source.current.readyState !== EventSource.CLOSED)) return;
    const opened = new EventSource(url);
    source.current = opened;
    opened.onmessage = () => latest.current();
  }, [url]);
  useEffect(
    () => () => {
      source.current?.close();
      source.current = null;
    },
    [],
  );
  return () => source.current?.readyState === EventSource.OPEN;
}
