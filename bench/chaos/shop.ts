/** A shop for one scenario: its databases, email server, proxies, nodes and clients. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startPostgres, type TestPostgres } from '#server/testing/database/postgres.ts';
import { type FakeSmtp, startFakeSmtp } from '#server/testing/fakes/fake-smtp.ts';
import { WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { type FaultProxy, startFaultProxy } from '#server/testing/processes/fault-proxy.ts';
import { freePort } from '#server/testing/processes/free-port.ts';
import { POSTGRES_SECRET, type Running, startSite, withFolder, withProcesses } from '../support/processes.ts';
import { type Access, type Clients, createClients } from './clients.ts';
import { checkInvariants, type Findings } from './invariants.ts';

export type Engine = 'embedded' | 'PostgreSQL';
export type Shop = {
  smtp: FakeSmtp;
  /** Stands before the email server. */
  smtpProxy: FaultProxy;
  postgres: TestPostgres | null;
  /** Stands before PostgreSQL. */
  postgresProxy: FaultProxy | null;
  /** Starts this node, again on the same port and data. */
  start(node?: number): Promise<Running>;
  /** The first call signs in and creates an affiliate. */
  startClients(writers: number, originOf?: () => string): Promise<Clients>;
  origin(node?: number): string;
  emailsWaiting(node?: number): Promise<number>;
  /** Waits until no email waits, at most so many seconds. */
  drain(seconds: number): Promise<void>;
  /** After the last node has stopped. */
  check(clients: Clients): Promise<Findings>;
};

const ADMIN = { username: 'ada', password: 'Seven quiet herons 42' };

async function post(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function signIn(origin: string): Promise<Access> {
  const login = await post(`${origin}/api/admin/login`, ADMIN);
  const affiliate = await post(`${origin}/api/affiliates`, {
    name: 'Storm Partner',
    email: 'partner@storm.example',
  });
  const { id, referralCode } = (await affiliate.json()) as { id: number; referralCode: string };
  return {
    cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    affiliateId: id,
    code: referralCode,
  };
}

type Keep = Parameters<Parameters<typeof withProcesses>[0]>[0];

async function openShop(engine: Engine, folder: string, nodes: number, keep: Keep): Promise<Shop> {
  const smtp = await startFakeSmtp();
  const smtpProxy = await startFaultProxy(smtp.port);
  await keep(Promise.resolve({ stop: async () => void (await smtp.close()) }));
  await keep(Promise.resolve({ stop: async () => smtpProxy.close() }));
  const postgres = engine === 'PostgreSQL' ? await startPostgres({ durable: true }) : null;
  let postgresProxy: FaultProxy | null = null;
  let databaseUrl = '';
  if (postgres) {
    await keep(Promise.resolve({ stop: () => postgres.remove() }));
    await postgres.createDatabase('shop');
    databaseUrl = postgres.url('shop');
    const proxy = await startFaultProxy(Number(new URL(databaseUrl).port));
    await keep(Promise.resolve({ stop: async () => proxy.close() }));
    postgresProxy = proxy;
  }
  const files = path.join(folder, 'uploads');
  const ports = await Promise.all(Array.from({ length: nodes }, freePort));
  const origin = (node = 0) => `http://localhost:${ports[node]}`;
  const environment = (node: number): Record<string, string> => {
    const dataDir = path.join(folder, `node-${node}`);
    mkdirSync(dataDir, { recursive: true });
    return {
      ...POSTGRES_SECRET,
      DEMO: 'off',
      DATA_DIR: dataDir,
      PORT: String(ports[node]),
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SMTP_URL: `smtp://127.0.0.1:${smtpProxy.port}`,
      FILES_URL: pathToFileURL(files).href,
      LOG_LEVEL: 'error',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
  };
  /** The nodes reach PostgreSQL through the proxy, the checks do not. */
  const proxied = (env: Record<string, string>) =>
    postgresProxy
      ? {
          ...env,
          DATABASE_URL: Object.assign(new URL(databaseUrl), { port: String(postgresProxy.port) }).href,
        }
      : env;
  let access: Access | null = null;
  const emailsWaiting = async (node = 0): Promise<number> => {
    const input = encodeURIComponent(JSON.stringify({ status: 'queued', limit: 1 }));
    const response = await fetch(`${origin(node)}/api/trpc/emails.list?input=${input}`, {
      headers: { cookie: access?.cookie ?? '' },
    });
    const { result } = (await response.json()) as { result: { data: { json: { total: number } } } };
    return result.data.json.total;
  };
  return {
    smtp,
    smtpProxy,
    postgres,
    postgresProxy,
    origin,
    start(node = 0) {
      const env = environment(node);
      return keep(startSite(env.DATA_DIR ?? '', proxied(env)));
    },
    async startClients(writers, originOf = origin) {
      access ??= await signIn(origin());
      return createClients(access, originOf, writers);
    },
    emailsWaiting,
    async drain(seconds) {
      const until = performance.now() + seconds * 1000;
      while (performance.now() < until && (await emailsWaiting()) > 0) await sleep(200);
    },
    check: ({ journal }) => checkInvariants(environment(0), files, journal, smtp),
  };
}

/** @param folder for all data, instead of a temporary one */
export async function withShop<T>(
  engine: Engine,
  work: (shop: Shop) => Promise<T>,
  { nodes = 1, folder }: { nodes?: number; folder?: string } = {},
): Promise<T> {
  const inFolder = (chosen: string) =>
    withProcesses(async (keep) => work(await openShop(engine, chosen, nodes, keep)));
  return await (folder ? inFolder(folder) : withFolder(inFolder));
}
