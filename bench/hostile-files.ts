/** Response times for other visitors during uploads that try to stop the server. */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { logoForm, SVG_LOGO } from '#server/testing/factories.ts';
import * as hostile from '#server/testing/fakes/hostile-files.ts';
import { peakMemory, untrustedFileProcesses } from '#server/testing/processes/child-processes.ts';
import { startSite, withFolder, withProcesses } from './support/processes.ts';
import { atMost, type Group, ms } from './support/report.ts';

const HEALTH_MS_MAX = 250;
const PROBE_EVERY_MS = 10;
const CHILD_BYTES_MAX = 512 * 1024 ** 2;
const FILES = 20;
/** As many as are processed or queued; more would be rejected at once. */
const AT_ONCE = 8;
const AT_REST_MS = 15_000;

const KINDS: readonly (() => BlobPart)[] = [
  () => hostile.comments(28),
  hostile.useBomb,
  hostile.patternBomb,
  hostile.layers,
  hostile.innerPixelBomb,
  hostile.dashes,
  hostile.turbulence,
  hostile.morphology,
  () => hostile.smallElements(20_000),
  () => hostile.smallElements(19_900),
  () => hostile.smallElements(750_000),
  () => hostile.pixelBomb(4000, 4000),
];

type Upload = { body: ArrayBuffer; type: string };
/** Encoded before the measurement: a 5 MB form would block this process's probe. */
async function encode(content: BlobPart): Promise<Upload> {
  const form = new Response(logoForm(content, 'logo.svg'));
  return { type: form.headers.get('Content-Type') ?? '', body: await form.arrayBuffer() };
}

async function upload(port: number, { body, type }: Upload): Promise<number> {
  for (;;) {
    const headers = { 'Content-Type': type };
    const response = await fetch(`http://localhost:${port}/api/upload-logo`, {
      method: 'POST',
      body,
      headers,
    });
    await response.text();
    if (response.status !== 503) return response.status;
    await sleep(200);
  }
}

/** A new connection each time, like a supervisor's check. */
function health(port: number): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(performance.now() - started));
    })
      .once('error', reject)
      .end();
  });
}

async function probe(port: number, pid: number, signal: AbortSignal) {
  const seen = { health: [] as number[], children: 0, childBytes: 0 };
  while (!signal.aborted) {
    seen.health.push(await health(port));
    const children = untrustedFileProcesses(pid);
    seen.children = Math.max(seen.children, children.length);
    seen.childBytes = Math.max(seen.childBytes, ...children.map(peakMemory));
    await sleep(PROBE_EVERY_MS);
  }
  seen.health.sort((a, b) => a - b);
  return seen;
}

export async function benchHostileFiles(): Promise<Group> {
  return await withFolder((folder) =>
    withProcesses(async (keep) => {
      const site = await keep(startSite(folder, { RATE_LIMIT_FACTOR: '1000' }));
      const files = Array.from({ length: FILES }, (_, n) => KINDS[n % KINDS.length] as () => BlobPart);
      const uploads = await Promise.all(files.map((make) => encode(make())));
      const honest = await encode(SVG_LOGO);
      const alone = await timed(() => upload(site.port, honest));
      const atRest = await probe(site.port, site.pid, AbortSignal.timeout(AT_REST_MS));
      const stopping = new AbortController();
      const probing = probe(site.port, site.pid, stopping.signal);
      const started = performance.now();
      const send = async () => {
        for (let next = uploads.pop(); next !== undefined; next = uploads.pop())
          await upload(site.port, next);
      };
      const sending = Promise.all(Array.from({ length: AT_ONCE }, send));
      const besideThem = await timed(() => upload(site.port, honest));
      await sending;
      const took = performance.now() - started;
      stopping.abort();
      const { health: times, children, childBytes } = await probing;
      const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;
      return {
        title: `While ${FILES} hostile files are processed`,
        rows: [
          atMost(
            '/healthz, the slowest response',
            times.at(-1) ?? Number.POSITIVE_INFINITY,
            HEALTH_MS_MAX,
            ms,
          ),
          { what: '/healthz, p99', value: ms(times[Math.floor(times.length * 0.99)] ?? 0) },
          { what: '/healthz, requests', value: String(times.length) },
          { what: '/healthz before, the slowest response', value: ms(atRest.health.at(-1) ?? 0) },
          { what: 'all files processed after', value: ms(took) },
          atMost('processes for files at a time', children, 2, String),
          atMost('largest of them', childBytes, CHILD_BYTES_MAX, megabytes),
          atMost('left behind', untrustedFileProcesses(site.pid).length, 0, String),
          { what: 'an honest logo among them', value: ms(besideThem) },
          { what: 'an honest logo alone', value: ms(alone) },
        ],
        note: `${AT_ONCE} uploads at a time; /healthz is asked on a new connection every ${PROBE_EVERY_MS} ms. Files of ${KINDS.length} kinds.`,
      };
    }),
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
