/** Closed-loop load on 127.0.0.1: each connection sends its next request after the response. */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** `cpu`: microseconds of the server per request, in user and in system mode. */
export type Speed = { perSecond: number; p99: number; cpu: number };

const CONNECTIONS = 64;
export const LOAD_SECONDS = 3;
const HEAD_END = '\r\n\r\n';
const TICK_MICROSECONDS = 10_000;

function cpuMicroseconds(pid: number): number {
  // After the name in brackets, user and system time are the 12th and 13th values.
  const values = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(values[11]) + Number(values[12])) * TICK_MICROSECONDS;
}

/** Whether `data` is a whole response. An HTTP client's parser would be the bottleneck. */
function isWhole(data: Buffer): boolean {
  const head = data.indexOf(HEAD_END);
  if (head === -1) return false;
  // A 304 has no body and no length.
  const [, length = 0] = /content-length: (\d+)/i.exec(data.toString('latin1', 0, head)) ?? [];
  return data.length >= head + HEAD_END.length + Number(length);
}

/** @throws Error if a response is a rejection */
export async function load(
  { port, pid }: { port: number; pid: number },
  request: () => string,
): Promise<Speed> {
  const times: number[] = [];
  let rejected = 0;
  const cpuBefore = cpuMicroseconds(pid);
  const started = performance.now();
  const end = started + LOAD_SECONDS * 1000;

  function worker(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let answer: Buffer = Buffer.alloc(0);
      let sentAt = 0;
      const send = () => {
        answer = Buffer.alloc(0);
        sentAt = performance.now();
        socket.write(request());
      };
      socket.once('connect', send);
      socket.once('error', reject);
      socket.once('close', () => resolve());
      socket.on('data', (chunk: Buffer) => {
        answer = Buffer.concat([answer, chunk]);
        if (!isWhole(answer)) return;
        const now = performance.now();
        times.push(now - sentAt);
        if (!/^HTTP\/1.1 [23]/.test(answer.toString('latin1', 0, 12))) rejected += 1;
        if (now < end) send();
        else socket.destroy();
      });
    });
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  if (rejected > 0) throw new Error(`${rejected} of ${times.length} responses of ${port} were rejections`);
  return {
    perSecond: (times.length / (performance.now() - started)) * 1000,
    p99: percentile(times, 0.99),
    cpu: (cpuMicroseconds(pid) - cpuBefore) / times.length,
  };
}

/** @param start e.g. `GET /` */
export function httpRequest(start: string, headers: readonly string[], body = ''): string {
  const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  return [`${start} HTTP/1.1`, 'Host: localhost', ...headers, ...length, '', body].join('\r\n');
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Alternates the contestants, so that other load affects all of them. The first round warms up. */
export async function inTurns<Name extends string>(
  rounds: number,
  contestants: Record<Name, () => Promise<Speed>>,
): Promise<Record<Name, Speed[]>> {
  const names = Object.keys(contestants) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Speed[]>;
  for (let round = 0; round <= rounds; round++)
    for (const name of names) results[name].push(await contestants[name]());
  for (const name of names) results[name].shift();
  return results;
}

/** The median round. */
export const middle = (runs: readonly Speed[]): Speed => ({
  perSecond: median(runs.map((run) => run.perSecond)),
  p99: median(runs.map((run) => run.p99)),
  cpu: median(runs.map((run) => run.cpu)),
});
