/** Closed-loop load on 127.0.0.1: each connection sends its next request after the response. */
import { connect, type Socket } from 'node:net';

export type Speed = { perSecond: number; p99: number };
type LoadOptions = { port: number; request: () => string; seconds?: number; warmUpSeconds?: number };

const CONNECTIONS = 64;
const CONTENT_LENGTH = Buffer.from('ontent-length: ');
const CONTENT_LENGTH_2 = Buffer.from('ontent-Length: ');
const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKED_END = Buffer.from('0\r\n\r\n');

/**
 * Size of the first complete response in `data`, or 0. A minimal parser: an HTTP client would be
 * the bottleneck.
 */
function answerLength(data: Buffer): number {
  const head = data.indexOf(HEAD_END);
  if (head === -1) return 0;
  // 304: no body and no length.
  if (data[9] === 0x33 && data[11] === 0x34) return head + HEAD_END.length;
  let at = data.indexOf(CONTENT_LENGTH_2);
  if (at === -1 || at > head) at = data.indexOf(CONTENT_LENGTH);
  if (at === -1 || at > head) return data.subarray(-5).equals(CHUNKED_END) ? data.length : 0;
  const total = head + 4 + Number.parseInt(data.toString('latin1', at + 15, at + 27), 10);
  return data.length >= total ? total : 0;
}

/** @throws Error if a response is a rejection */
export async function load({ port, request, seconds = 3, warmUpSeconds = 1 }: LoadOptions) {
  const times: number[] = [];
  let rejected = 0;
  const started = performance.now() + warmUpSeconds * 1000;
  const end = started + seconds * 1000;

  function worker(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket: Socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let pending: Buffer = Buffer.alloc(0);
      let sentAt = 0;
      const send = () => {
        sentAt = performance.now();
        socket.write(request());
      };
      socket.once('connect', send);
      socket.once('error', reject);
      socket.once('close', () => resolve());
      socket.on('data', (chunk: Buffer) => {
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
        const length = answerLength(pending);
        if (length === 0) return;
        const now = performance.now();
        if (now >= started) {
          times.push(now - sentAt);
          if (pending[9] !== 0x32 && pending[9] !== 0x33) rejected += 1;
        }
        pending = pending.subarray(length);
        if (now < end) send();
        else socket.destroy();
      });
    });
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  if (rejected > 0) throw new Error(`${rejected} of ${times.length} responses of ${port} were rejections`);
  const took = (performance.now() - started) / 1000;
  return { perSecond: times.length / took, p99: percentile(times, 0.99), requests: times.length };
}

export function httpRequest(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body = '',
): string {
  const lines = Object.entries({
    Host: 'localhost',
    ...headers,
    ...(body ? { 'Content-Length': String(Buffer.byteLength(body)) } : {}),
  });
  return `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Alternates the contestants over several rounds, so that other load affects all of them. */
export async function inTurns<K extends string, R>(
  rounds: number,
  contestants: Record<K, () => Promise<R>>,
): Promise<Record<K, R[]>> {
  const names = Object.keys(contestants) as K[];
  const results = Object.fromEntries(names.map((name) => [name, [] as R[]])) as Record<K, R[]>;
  for (let round = 0; round < rounds; round++)
    for (const name of names) results[name].push(await contestants[name]());
  return results;
}

/** The median round. */
export const middle = (runs: readonly Speed[]): Speed => ({
  perSecond: median(runs.map((run) => run.perSecond)),
  p99: median(runs.map((run) => run.p99)),
});
