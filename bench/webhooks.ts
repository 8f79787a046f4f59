/**
 * Deliveries to a good, a failing and a slow endpoint at once, and what they cost the requests that
 * cause them. `WEBHOOK_DELIVERIES=100000` runs the full size.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import pLimit from 'p-limit';
import { startPostgres } from '#server/testing/database/postgres.ts';
import { median } from './support/load.ts';
import { createPool } from './support/postgres-client.ts';
import { POSTGRES_SECRET, startSite, withFolder, withProcesses } from './support/processes.ts';
import { atMost, count, type Group, ms, ratio } from './support/report.ts';

const DELIVERIES = Number(process.env.WEBHOOK_DELIVERIES ?? 3000);
const ENDPOINTS = ['good', 'failing', 'slow'] as const;
const EVENTS_PER_SECOND = Number(process.env.WEBHOOK_EVENTS_PER_SECOND ?? 20);
/** The full size ends early on a machine that cannot keep up with the rate. */
const SECONDS_MAX = 840;
const OPEN_REQUESTS_MAX = 40;
const SLOW_MS = 8000;
const GOOD_P95_MS_MAX = 5000;
const MEMORY_RATIO_MAX = 1.25;
const SAMPLE_MS = 2000;
const REQUEST_RATIO_MAX = 1.05;
/** Short turns, so that other load on the machine affects both sides. */
const TURNS = Number(process.env.WEBHOOK_TURNS ?? 20);
const TURN_REQUESTS = 30;
const TURN_REQUESTS_PER_SECOND = 20;

type Site = Awaited<ReturnType<typeof startSite>>;
type Receiver = { url: string; stop(): Promise<void> };

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

async function startReceiver(respond: RequestListener): Promise<Receiver> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Milliseconds from each event to its arrival at the good receiver. */
function goodReceiver(latencies: number[]): RequestListener {
  return async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const { timestamp } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { timestamp: string };
    latencies.push(Date.now() - Date.parse(timestamp));
    response.end();
  };
}

function client(site: Site) {
  const origin = `http://localhost:${site.port}`;
  let cookie = '';
  let rejected = 0;
  const send = (method: string, path: string, body: unknown): Promise<Response> => {
    const headers = { 'content-type': 'application/json', cookie };
    return fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
  };
  const call = async (method: string, path: string, body: unknown): Promise<Response> => {
    const response = await send(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  let serial = 0;
  /** A server that is too busy responds with 503 and is asked again. */
  async function timeOf(contact: object): Promise<number> {
    for (;;) {
      const sentAt = performance.now();
      const response = await send('POST', '/api/contacts', contact);
      await response.arrayBuffer();
      if (response.status === 201) return performance.now() - sentAt;
      if (response.status !== 503) throw new Error(`POST /api/contacts: ${response.status}`);
      rejected += 1;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
  return {
    call,
    rejected: () => rejected,
    async signIn() {
      const response = await call('POST', '/api/admin/login', { username: 'admin', password: 'demo-admin' });
      cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    },
    /**
     * Sends at a fixed rate, or slower if too many requests are open.
     * @returns milliseconds of each
     */
    async writeContacts(requests: number, perSecond: number): Promise<number[]> {
      const times: number[] = [];
      const open = pLimit(OPEN_REQUESTS_MAX);
      const started = performance.now();
      const send = async (n: number) => {
        const wait = started + (n * 1000) / perSecond - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        if (performance.now() - started > SECONDS_MAX * 1000) return;
        serial += 1;
        const contact = { name: 'Ada Quill', email: `a${serial}@quill.example`, message: `Number ${serial}` };
        times.push(await timeOf(contact));
      };
      await Promise.all(Array.from({ length: requests }, (_, n) => open(send, n)));
      return times;
    },
  };
}

/** In short turns, with the endpoints enabled and disabled. @returns the medians */
async function requestTimes(
  api: ReturnType<typeof client>,
  ids: readonly number[],
): Promise<{ enabled: number; disabled: number }> {
  const write = () => api.writeContacts(TURN_REQUESTS, TURN_REQUESTS_PER_SECOND);
  const times = { enabled: [] as number[], disabled: [] as number[] };
  await write();
  for (let turn = 0; turn < TURNS; turn++)
    // The first of a pair is the second of the next.
    for (const enabled of turn % 2 === 0 ? [true, false] : [false, true]) {
      for (const id of ids) await api.call('PATCH', `/api/webhook-endpoints/${id}`, { enabled });
      times[enabled ? 'enabled' : 'disabled'].push(...(await write()));
    }
  for (const id of ids) await api.call('PATCH', `/api/webhook-endpoints/${id}`, { enabled: true });
  return { enabled: median(times.enabled), disabled: median(times.disabled) };
}

/** Samples while `work` runs. @returns the last quarter of the time against the second */
async function memoryRatio(site: Site, work: () => Promise<void>): Promise<number> {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(site.memory()), SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const quarter = Math.floor(samples.length / 4);
  return median(samples.slice(-quarter)) / median(samples.slice(quarter, 2 * quarter));
}

async function measure(site: Site, receivers: readonly Receiver[], latencies: number[]) {
  const api = client(site);
  await api.signIn();
  const ids: number[] = [];
  for (const { url } of receivers) {
    const added = await api.call('POST', '/api/webhook-endpoints', { url, events: ['contact.created'] });
    ids.push(((await added.json()) as { view: { id: number } }).view.id);
  }
  const requests = await requestTimes(api, ids);
  latencies.length = 0;
  const started = performance.now();
  let events = Math.ceil(DELIVERIES / ENDPOINTS.length);
  const memory = await memoryRatio(site, async () => {
    events = (await api.writeContacts(events, EVENTS_PER_SECOND)).length;
    while (latencies.length < events) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const seconds = (performance.now() - started) / 1000;
  return { requests, rejected: api.rejected(), events, seconds, p95: percentile(latencies, 0.95), memory };
}

export async function benchWebhooks(): Promise<Group> {
  return await withFolder((folder) =>
    withProcesses(async (keep) => {
      const postgres = await startPostgres({ durable: true });
      await keep(Promise.resolve({ stop: () => postgres.remove() }));
      await postgres.createDatabase('bench');
      const env = { DATABASE_URL: postgres.url('bench'), ...POSTGRES_SECRET };
      const latencies: number[] = [];
      const good = await keep(startReceiver(goodReceiver(latencies)));
      const failing = await keep(startReceiver((_, response) => response.writeHead(500).end()));
      const slow = await keep(startReceiver((_, response) => setTimeout(() => response.end(), SLOW_MS)));
      const site = await keep(startSite(folder, env));
      const { requests, rejected, events, seconds, p95, memory } = await measure(
        site,
        [good, failing, slow],
        latencies,
      );
      const pool = createPool(env.DATABASE_URL, 1);
      const { rows } = await pool.query<{ n: number }>(
        `select sum(jsonb_array_length(attempts))::int as n from webhook_delivery`,
      );
      await pool.end();
      const [load = 0] = loadavg();
      return {
        title: 'Webhooks: one good, one failing and one slow endpoint',
        rows: [
          {
            what: 'events, deliveries, attempts',
            value: `${count(events)}, ${count(events * ENDPOINTS.length)}, ${count(rows[0]?.n ?? 0)}`,
          },
          {
            what: 'events a second; requests that were rejected with 503 and repeated',
            value: `${(events / seconds).toFixed(1)}, ${count(rejected)}`,
          },
          atMost('good endpoint: from the event to its arrival, p95', p95, GOOD_P95_MS_MAX, ms),
          atMost('memory, last quarter of the time against the second', memory, MEMORY_RATIO_MAX, ratio),
          {
            what: 'request that causes an event: endpoints enabled, disabled',
            value: `${ms(requests.enabled)}, ${ms(requests.disabled)}`,
          },
          atMost('enabled against disabled', requests.enabled / requests.disabled, REQUEST_RATIO_MAX, ratio),
        ],
        note: `The slow endpoint takes ${SLOW_MS / 1000} s. Database, server, receivers and load on the same cores; load average at the end ${load.toFixed(1)}.`,
      };
    }),
  );
}
