/** The programs of examples/, run as an integrator runs them, against a server on a socket. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { CONTACT, makeOrder } from '#server/testing/factories.ts';
import { freePort } from '#server/testing/processes/free-port.ts';
import { type Listening, listen } from '#server/testing/processes/listen.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { untilNothingIsDue } from '#server/testing/webhook-receiver.ts';
import type { ApiScope } from '#src/domain/api-scopes.ts';

const FOLDER = fileURLToPath(new URL('../../../examples/', import.meta.url));

let t: TestApp;
let site: Listening;
let owner: Caller;
let folder: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  // Demo mode delivers webhooks to this machine.
  // Links to further pages name the origin, and so the port.
  const port = await freePort();
  t = await createTestApp({ DEMO: 'on', RATE_LIMIT_FACTOR: '1000', PORT: String(port) });
  site = await listen(t, null, port);
  owner = await t.asAdmin('owner');
  folder = mkdtempSync(path.join(tmpdir(), 'storefront-examples-'));
});
afterEach(async () => {
  for (const child of running) child.kill();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

type Program = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

function start(name: string, env: Record<string, string>, args: string[] = []): Program {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', FOLDER + name, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, SHOP_URL: `http://localhost:${site.port}`, ...env },
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      text += part.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => running.delete(child));
  return { child, output: () => text, ended };
}

async function run(name: string, scopes: ApiScope[], args: string[] = []): Promise<string> {
  const { token } = await owner.api.apiTokens.create.mutate({ name: 'Example', scopes });
  const { ended, output } = start(name, { SHOP_TOKEN: token }, args);
  expect(await ended, output()).toBe(0);
  return output();
}

it('the typed tRPC client lists paid orders', async () => {
  const { id } = await makeOrder(t, { customerName: 'Agnes Hollow' });
  const output = await run('trpc-client.ts', ['orders:read']);
  expect(output).toMatch(new RegExp(`^${id} \\d{4}-\\d\\d-\\d\\dT.* Agnes Hollow 250 usd$`, 'm'));
  expect(output).toContain('1 of 1 paid orders');
});

it('the typed tRPC client has 20 lines', () => {
  const lines = readFileSync(`${FOLDER}trpc-client.ts`, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(20);
});

it('the REST client forwards every new enquiry and marks it, on all pages', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 52; n++) {
    const enquiry = { ...CONTACT, email: `ada${n}@quill${n}.example` };
    ids.push((await t.asVisitor().post('/api/contacts', enquiry)).body.id);
  }
  const output = await run('rest-client.ts', ['contacts:read', 'contacts:write']);
  for (const id of ids) expect(output).toContain(`enquiry ${id}: Ada Quill`);
  expect((await owner.get('/api/contacts?status=new')).body.contacts).toEqual([]);
  expect((await owner.get('/api/contacts?status=in_progress')).body.contacts).toHaveLength(52);
});

it('the REST client prints the server’s message when the token lacks a scope', async () => {
  const { token } = await owner.api.apiTokens.create.mutate({ name: 'Weak', scopes: ['orders:read'] });
  const { ended, output } = start('rest-client.ts', { SHOP_TOKEN: token });
  expect(await ended).toBe(1);
  expect(output()).toContain('This token lacks the scope contacts:read. Use a token that has it.');
});

it('the webhook receiver verifies real deliveries, and rejects others', async () => {
  const placeholder = { url: 'http://127.0.0.1:9/', description: null, events: ['order.paid' as const] };
  const { secret, view } = await owner.api.webhookEndpoints.create.mutate(placeholder);
  const receiver = start('webhook-receiver.ts', { WEBHOOK_SECRET: secret, PORT: '0' });
  const url = await vi.waitUntil(() => /http:\/\/127\.0\.0\.1:\d+/.exec(receiver.output())?.[0], TIMEOUT);
  await owner.api.webhookEndpoints.update.mutate({ id: view.id, url });
  t.deps.background.webhooks?.start();
  const { id } = await makeOrder(t);
  await untilNothingIsDue(t);
  await t.deps.background.webhooks?.stop();
  await vi.waitUntil(() => receiver.output().includes(`verified order.paid ${id}`), TIMEOUT);
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(400);
  await vi.waitUntil(() => receiver.output().includes('rejected: '), TIMEOUT);
});

it('the script writes paid orders to a CSV file, again after a change', async () => {
  await makeOrder(t, { customerName: 'Anna "Ace" Ltd', paymentReference: '=HYPERLINK("x")' });
  const { id } = await makeOrder(t, { status: 'pending' });
  const args = ['orders.csv'];
  expect(await run('orders-to-csv.ts', ['orders:read'], args)).toContain('1 paid orders in orders.csv');
  const file = () => readFileSync(path.join(folder, 'orders.csv'), 'utf8').trimEnd().split('\r\n');
  expect(file()).toHaveLength(2);
  expect(file()[1]).toContain('"Anna ""Ace"" Ltd"');
  expect(file()[1]).toContain(`"'=HYPERLINK(""x"")"`);
  await owner.patch(`/api/orders/${id}/status`, { status: 'paid' });
  await run('orders-to-csv.ts', ['orders:read'], args);
  expect(file()).toHaveLength(3);
  expect(file()[2]).toContain(`"${id}"`);
});
