/**
 * Overhead of sessions, validation, limits, logging, tRPC and ORM, against Hono with the bare
 * driver on the same PostgreSQL.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { startPostgres } from '#server/testing/database/postgres.ts';
import { httpRequest, type LoadResult, load, runSerially } from './support/load.ts';
import { createPool } from './support/postgres-client.ts';
import {
  isReference,
  POSTGRES_SECRET,
  startReference,
  startSite,
  withFolder,
  withProcesses,
} from './support/processes.ts';
import { atLeast, atMost, count, type Group, MB, ms, type Row, ratio } from './support/report.ts';

const LOOKUP_SHARE_MIN = 0.4;
const CONTACT_SHARE_MIN = 0.2;
const LOADED_MEMORY_BYTES_MAX = 250 * 1024 ** 2;
const IDLE_MEMORY_BYTES_MAX = 160 * 1024 ** 2;
const ROUNDS = 3;
const JSON_HEADERS = { 'Content-Type': 'application/json' };

const contacts = (): (() => string) => {
  let serial = 0;
  return () => {
    serial += 1;
    return JSON.stringify({
      name: 'Ada Quill',
      email: `ada${serial}@quill${serial}.example`,
      message: `How soon could you start? ${serial}`,
    });
  };
};

type Pool = ReturnType<typeof createPool>;
type Site = Awaited<ReturnType<typeof startSite>>;

async function measure(site: Site, rawPort: number, pool: Pool) {
  const { rows } = await pool.query<{ code: string }>('select referral_code as code from affiliate limit 1');
  const code = rows[0]?.code ?? '';
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idle = site.memory();
  const contact = contacts();
  const ask = (port: number, target: string) => () =>
    load({ port, request: () => httpRequest('GET', target) });
  const post = (port: number, target: string) => () =>
    load({ port, request: () => httpRequest('POST', target, JSON_HEADERS, contact()) });
  const reads = await runSerially(ROUNDS, {
    site: ask(site.port, `/api/affiliates/code/${code}`),
    raw: ask(rawPort, `/code/${code}`),
  });
  const writes = await runSerially(ROUNDS, {
    site: post(site.port, '/api/contacts'),
    raw: post(rawPort, '/contacts'),
  });
  const loaded = site.memory();
  const [{ n: emails = 0 } = {}] = (
    await pool.query<{ n: number }>(
      `select count(*)::int as n from mail_message where kind = 'contact-notice'`,
    )
  ).rows;
  return { reads, writes, idle, loaded, emails };
}

const speed = ({ perSecond, p99 }: LoadResult): string => `${count(perSecond)}/s, p99 ${ms(p99)}`;

function rowsOf({ reads, writes, idle, loaded, emails }: Awaited<ReturnType<typeof measure>>): Row[] {
  return [
    { what: 'GET /api/affiliates/code/{code}', value: speed(reads.site) },
    { what: 'Hono and the bare driver, the same row', value: speed(reads.raw) },
    atLeast(
      'code lookup against the bare driver',
      reads.site.perSecond / reads.raw.perSecond,
      LOOKUP_SHARE_MIN,
      ratio,
    ),
    { what: 'POST /api/contacts (row, email and job in one transaction)', value: speed(writes.site) },
    { what: 'Hono and the bare driver, one insert', value: speed(writes.raw) },
    atLeast(
      'enquiry against one bare insert',
      writes.site.perSecond / writes.raw.perSecond,
      CONTACT_SHARE_MIN,
      ratio,
    ),
    { what: 'notices queued with the enquiries', value: count(emails) },
    atMost('memory, idle', idle, IDLE_MEMORY_BYTES_MAX, MB),
    atMost('memory, after this load', loaded, LOADED_MEMORY_BYTES_MAX, MB),
  ];
}

export async function benchApi(): Promise<Group> {
  return await withFolder((folder) =>
    withProcesses(async (keep) => {
      const postgres = await startPostgres({ durable: true });
      await keep(Promise.resolve({ stop: () => postgres.remove() }));
      await postgres.createDatabase('bench');
      const env = { DATABASE_URL: postgres.url('bench'), ...POSTGRES_SECRET };
      // Measures the second start: the first one also fills the database.
      await (await keep(startSite(folder, env))).stop();
      const site = await keep(startSite(folder, env));
      const raw = await keep(startReference('api', env));
      const pool = createPool(env.DATABASE_URL, 2);
      const measured = await measure(site, raw.port, pool);
      await pool.end();
      return {
        title: 'API on PostgreSQL',
        rows: rowsOf(measured),
        note: `64 connections, ${ROUNDS} rounds of 3 s in turns; database, server and load on the same cores; fsync on. Queued notices are being sent meanwhile.`,
      };
    }),
  );
}

/** Hono and the bare driver: one statement per request, no session, validation, limits or log. */
function serveReference(): void {
  const pool = createPool(process.env.DATABASE_URL ?? '');
  const app = new Hono();
  app.get('/code/:code', async (c) => {
    const { rows } = await pool.query(
      'select id, referral_code as "referralCode", name from affiliate where referral_code = $1',
      [c.req.param('code')],
    );
    return c.json(rows[0]);
  });
  app.post('/contacts', async (c) => {
    const { name, email, message } = await c.req.json();
    const { rows } = await pool.query(
      `insert into contact (name, email, message, created_at) values ($1, $2, $3, now()) returning id`,
      [name, email, message],
    );
    return c.json({ success: true, id: rows[0]?.id }, 201);
  });
  const listener = getRequestListener(app.fetch);
  createServer(listener).listen(Number(process.env.PORT), '127.0.0.1', () => console.info('Ready'));
}

if (isReference(import.meta.url)) serveReference();
