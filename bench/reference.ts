/** `reference.ts files|postgres`: minimal servers as a baseline. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createPool } from './support/postgres-client.ts';

const [kind] = process.argv.slice(2);
const port = Number(process.env.PORT);
const ready = () => console.info('Ready');

/** Plain node:http: one body from memory, with the same number of bytes. */
function serveFile(): void {
  const body = readFileSync(process.env.BODY_FILE ?? '');
  const headers = JSON.parse(readFileSync(process.env.HEADERS_FILE ?? '', 'utf8')) as string[];
  createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  }).listen(port, '127.0.0.1', ready);
}

/** Hono and the bare driver: one statement per request, no session, validation, limits or log. */
function servePostgres(): void {
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
  createServer(getRequestListener(app.fetch)).listen(port, '127.0.0.1', ready);
}

if (kind === 'files') serveFile();
else servePostgres();
process.on('SIGTERM', () => process.exit(0));
