import { type RefObject, useEffect, useRef } from 'react';

/**
 * Server-sent events: each tells to read the page again. The browser reconnects and resumes by
 * itself; when the address has expired, polling brings a new one.
 */
export function useLiveUpdates(
  source: RefObject<EventSource | null>,
  url: string | undefined,
  onEvent: () => void,
): void {
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => {
    // Each read brings another address; an open stream stays as it is.
    if (!url || (source.current && source.current.readyState !== EventSource.CLOSED)) return;
    const opened = new EventSource(url);
    source.current = opened;
    opened.onmessage = () => latest.current();
    // What happened between the first read and the opening of the stream.
    opened.addEventListener('open', () => latest.current(), { once: true });
  }, [url, source]);
  useEffect(
    () => () => {
      source.current?.close();
      source.current = null;
    },
    [source],
  );
}
