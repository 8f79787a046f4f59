/**
 * Overhead of sessions, validation, limits, logging, tRPC and ORM, against Hono with the bare
 * driver on the same PostgreSQL.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { httpRequest, inTurns, load, middle, type Speed } from './support/load.ts';
import {
  createPool,
  isReference,
  keepPostgres,
  type Pool,
  type Running,
  startReference,
  startSite,
  withProcesses,
} from './support/processes.ts';
import { atLeast, atMost, count, type Group, MB, ms, type Row, ratio } from './support/report.ts';

const LOOKUP_SHARE_MIN = 0.4;
const CONTACT_SHARE_MIN = 0.2;
const LOADED_MEMORY_BYTES_MAX = 250 * 1024 ** 2;
const IDLE_MEMORY_BYTES_MAX = 160 * 1024 ** 2;
const ROUNDS = 3;
const JSON_HEADERS = { 'Content-Type': 'application/json' };

let serial = 0;
function contact(): string {
  serial += 1;
  const email = `ada${serial}@quill${serial}.example`;
  return JSON.stringify({ name: 'Ada Quill', email, message: `How soon could you start? ${serial}` });
}

async function measure(site: Running, rawPort: number, pool: Pool) {
  const { rows } = await pool.query<{ code: string }>('select referral_code as code from affiliate limit 1');
  const code = rows[0]?.code ?? '';
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idle = site.memory();
  const compare = async (siteRequest: () => string, rawRequest: () => string) => {
    const runs = await inTurns(ROUNDS, {
      site: () => load({ port: site.port, request: siteRequest }),
      raw: () => load({ port: rawPort, request: rawRequest }),
    });
    return { site: middle(runs.site), raw: middle(runs.raw) };
  };
  const post = (target: string) => () => httpRequest('POST', target, JSON_HEADERS, contact());
  const reads = await compare(
    () => httpRequest('GET', `/api/affiliates/code/${code}`),
    () => httpRequest('GET', `/code/${code}`),
  );
  const writes = await compare(post('/api/contacts'), post('/contacts'));
  const loaded = site.memory();
  const notices = await pool.query<{ n: number }>(
    `select count(*)::int as n from mail_message where kind = 'contact-notice'`,
  );
  return { reads, writes, idle, loaded, emails: notices.rows[0]?.n ?? 0 };
}

const speed = ({ perSecond, p99 }: Speed): string => `${count(perSecond)}/s, p99 ${ms(p99)}`;

function rowsOf({ reads, writes, idle, loaded, emails }: Awaited<ReturnType<typeof measure>>): Row[] {
  const share = ({ site, raw }: typeof reads) => site.perSecond / raw.perSecond;
  return [
    { what: 'GET /api/affiliates/code/{code}', value: speed(reads.site) },
    { what: 'Hono and the bare driver, the same row', value: speed(reads.raw) },
    atLeast('code lookup against the bare driver', share(reads), LOOKUP_SHARE_MIN, ratio),
    { what: 'POST /api/contacts (row, email and job in one transaction)', value: speed(writes.site) },
    { what: 'Hono and the bare driver, one insert', value: speed(writes.raw) },
    atLeast('enquiry against one bare insert', share(writes), CONTACT_SHARE_MIN, ratio),
    { what: 'notices queued with the enquiries', value: count(emails) },
    atMost('memory, idle', idle, IDLE_MEMORY_BYTES_MAX, MB),
    atMost('memory, after this load', loaded, LOADED_MEMORY_BYTES_MAX, MB),
  ];
}

export const benchApi = (): Promise<Group> =>
  withProcesses(async (keep, folder) => {
    const { env } = await keepPostgres(keep, { durable: true });
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
  });

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
