/**
 * Deliveries to a good, a failing and a slow endpoint at once, and what they cost the requests that
 * cause them. `WEBHOOK_DELIVERIES=100000` runs the full size.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPostgres } from '#server/testing/database/postgres.ts';
import { median } from './support/load.ts';
import { createPool } from './support/postgres-client.ts';
import { POSTGRES_SECRET, startSite, withFolder, withProcesses } from './support/processes.ts';
import { atMost, count, type Group, ms, ratio } from './support/report.ts';

const DELIVERIES = Number(process.env.WEBHOOK_DELIVERIES ?? 3000);
const ENDPOINTS = ['good', 'failing', 'slow'] as const;
const EVENTS_PER_SECOND = Number(process.env.WEBHOOK_EVENTS_PER_SECOND ?? 20);
const SLOW_MS = 8000;
const GOOD_P95_MS_MAX = 5000;
const MEMORY_RATIO_MAX = 1.25;
const REQUEST_RATIO_MAX = 1.05;
const ROUNDS = 3;
const ROUND_REQUESTS = 100;

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
  const call = async (method: string, path: string, body: unknown): Promise<Response> => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  let serial = 0;
  return {
    call,
    async signIn() {
      const response = await call('POST', '/api/admin/login', { username: 'admin', password: 'demo-admin' });
      cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    },
    /** Sends at a fixed rate, whatever the responses take. @returns milliseconds of each */
    async writeContacts(requests: number): Promise<number[]> {
      const times: number[] = [];
      const running: Promise<void>[] = [];
      const started = performance.now();
      for (let n = 0; n < requests; n++) {
        const wait = started + (n * 1000) / EVENTS_PER_SECOND - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        serial += 1;
        const sentAt = performance.now();
        const contact = { name: 'Ada Quill', email: `a${serial}@quill.example`, message: `Number ${serial}` };
        running.push(
          call('POST', '/api/contacts', contact)
            .then((response) => response.arrayBuffer())
            .then(() => void times.push(performance.now() - sentAt)),
        );
      }
      await Promise.all(running);
      return times;
    },
  };
}

/** In turns, with the endpoints enabled and disabled. @returns the ratio of the medians */
async function requestRatio(api: ReturnType<typeof client>, ids: readonly number[]): Promise<number> {
  const ratios: number[] = [];
  await api.writeContacts(ROUND_REQUESTS);
  for (let round = 0; round < ROUNDS; round++) {
    const medians: number[] = [];
    for (const enabled of [true, false]) {
      for (const id of ids) await api.call('PATCH', `/api/webhook-endpoints/${id}`, { enabled });
      medians.push(median(await api.writeContacts(ROUND_REQUESTS)));
    }
    const [withEndpoints = 0, without = 1] = medians;
    ratios.push(withEndpoints / without);
  }
  for (const id of ids) await api.call('PATCH', `/api/webhook-endpoints/${id}`, { enabled: true });
  return median(ratios);
}

async function measure(site: Site, receivers: readonly Receiver[], latencies: number[]) {
  const api = client(site);
  await api.signIn();
  const ids: number[] = [];
  for (const { url } of receivers) {
    const added = await api.call('POST', '/api/webhook-endpoints', { url, events: ['contact.created'] });
    ids.push(((await added.json()) as { view: { id: number } }).view.id);
  }
  const requests = await requestRatio(api, ids);
  latencies.length = 0;
  const before = site.memory();
  const events = Math.ceil(DELIVERIES / ENDPOINTS.length);
  await api.writeContacts(events);
  while (latencies.length < events) await new Promise((resolve) => setTimeout(resolve, 50));
  return { requests, events, p95: percentile(latencies, 0.95), memory: site.memory() / before };
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
      const { requests, events, p95, memory } = await measure(site, [good, failing, slow], latencies);
      const pool = createPool(env.DATABASE_URL, 1);
      const { rows } = await pool.query<{ n: number }>(
        `select sum(jsonb_array_length(attempts))::int as n from webhook_delivery`,
      );
      await pool.end();
      return {
        title: 'Webhooks: one good, one failing and one slow endpoint',
        rows: [
          {
            what: 'events, deliveries, attempts',
            value: `${count(events)}, ${count(events * ENDPOINTS.length)}, ${count(rows[0]?.n ?? 0)}`,
          },
          atMost('good endpoint: from the event to its arrival, p95', p95, GOOD_P95_MS_MAX, ms),
          atMost('memory, after against before', memory, MEMORY_RATIO_MAX, ratio),
          atMost(
            'request that causes an event: with endpoints against without',
            requests,
            REQUEST_RATIO_MAX,
            ratio,
          ),
        ],
        note: `${EVENTS_PER_SECOND} events a second; the slow endpoint takes ${SLOW_MS / 1000} s; database, server, receivers and load on the same cores.`,
      };
    }),
  );
}
