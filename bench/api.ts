/**
 * Overhead of sessions, validation, limits, logging, tRPC and ORM, against Hono with the bare
 * driver on the same PostgreSQL.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { httpRequest, inTurns, LOAD_SECONDS, load, middle, type Speed } from './support/load.ts';
import {
  createPool,
  isReference,
  keepPostgres,
  startReference,
  startSite,
  withProcesses,
} from './support/processes.ts';
import { atLeast, atMost, count, type Group, MB, ms, ratio } from './support/report.ts';

const LOOKUP_SHARE_MIN = 0.4;
const CONTACT_SHARE_MIN = 0.2;
const LOADED_MEMORY_BYTES_MAX = 250 * 1024 ** 2;
const IDLE_MEMORY_BYTES_MAX = 160 * 1024 ** 2;
const ROUNDS = 3;
const JSON_HEADERS = ['Content-Type: application/json'];
/** Of an affiliate in the demo. */
const CODE = 'HARBR234';

let serial = 0;
function contact(): string {
  serial += 1;
  const email = `ada${serial}@quill${serial}.example`;
  return JSON.stringify({ name: 'Ada Quill', email, message: `How soon could you start? ${serial}` });
}

const speed = ({ perSecond, p99 }: Speed): string => `${count(perSecond)}/s, p99 ${ms(p99)}`;

export const benchApi = (): Promise<Group> =>
  withProcesses(async (keep, folder) => {
    const { env } = await keepPostgres(keep, { durable: true });
    // Measures the second start: the first one also fills the database.
    await (await keep(startSite(folder, env))).stop();
    const site = await keep(startSite(folder, env));
    const raw = await keep(startReference('api', env));
    await sleep(3000);
    const idle = site.memory();
    const compare = async (siteRequest: () => string, rawRequest: () => string) => {
      const runs = await inTurns(ROUNDS, {
        site: () => load(site, siteRequest),
        raw: () => load(raw, rawRequest),
      });
      const [own, bare] = [middle(runs.site), middle(runs.raw)];
      return { own: speed(own), bare: speed(bare), share: own.perSecond / bare.perSecond };
    };
    const get = (path: string) => () => httpRequest(`GET ${path}/${CODE}`, []);
    const post = (path: string) => () => httpRequest(`POST ${path}`, JSON_HEADERS, contact());
    const reads = await compare(get('/api/affiliates/code'), get('/code'));
    const writes = await compare(post('/api/contacts'), post('/contacts'));
    return {
      title: 'API on PostgreSQL',
      rows: [
        { what: 'GET /api/affiliates/code/{code}', value: reads.own },
        { what: 'Hono and the bare driver, the same row', value: reads.bare },
        atLeast('code lookup against the bare driver', reads.share, LOOKUP_SHARE_MIN, ratio),
        { what: 'POST /api/contacts (row, email and job in one transaction)', value: writes.own },
        { what: 'Hono and the bare driver, one insert', value: writes.bare },
        atLeast('enquiry against one bare insert', writes.share, CONTACT_SHARE_MIN, ratio),
        atMost('memory, idle', idle, IDLE_MEMORY_BYTES_MAX, MB),
        atMost('memory, after this load', site.memory(), LOADED_MEMORY_BYTES_MAX, MB),
      ],
      note: `64 connections, ${ROUNDS} rounds of ${LOAD_SECONDS} s in turns; database, server and load on the same cores; fsync on. Queued notices are being sent meanwhile.`,
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
  const port = Number(process.env.PORT);
  serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => console.info('Ready'));
}

if (isReference(import.meta.url)) serveReference();
