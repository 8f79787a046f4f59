/** A shop for one scenario: its databases, email server, proxies, nodes and clients. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { TestPostgres } from '#server/testing/database/postgres.ts';
import { type FakeSmtp, startFakeSmtp } from '#server/testing/fakes/fake-smtp.ts';
import { type FaultProxy, startFaultProxy } from '#server/testing/processes/fault-proxy.ts';
import { freePort } from '#server/testing/processes/free-port.ts';
import { type Ask, registerAffiliate, resultOf, send, signIn, trpcPath } from '../support/http.ts';
import {
  ADMIN,
  type Keep,
  keepPostgres,
  ownShop,
  type Running,
  startSite,
  withProcesses,
} from '../support/processes.ts';
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
  startClients(writers: number, originOf: () => string): Promise<Clients>;
  origin(node?: number): string;
  emailsWaiting(): Promise<number>;
  /** Waits until no email waits, at most so many seconds. */
  drain(seconds: number): Promise<void>;
  /** After the last node has stopped. */
  check(clients: Clients): Promise<Findings>;
};

async function openShop(engine: Engine, folder: string, nodes: number, keep: Keep): Promise<Shop> {
  const keepProxy = async (port: number): Promise<FaultProxy> => {
    const proxy = await startFaultProxy(port);
    await keep({ stop: async () => proxy.close() });
    return proxy;
  };
  const smtp = await startFakeSmtp();
  await keep({ stop: smtp.close });
  const smtpProxy = await keepProxy(smtp.port);
  const database = engine === 'PostgreSQL' ? await keepPostgres(keep, { durable: true }) : null;
  const databaseUrl = database && new URL(database.env.DATABASE_URL);
  const postgresProxy = databaseUrl && (await keepProxy(Number(databaseUrl.port)));
  const files = path.join(folder, 'uploads');
  const ports = await Promise.all(Array.from({ length: nodes }, freePort));
  const origin = (node = 0) => `http://localhost:${ports[node]}`;
  const environment = (node: number) => ({
    ...ownShop(smtpProxy.port),
    ...database?.env,
    DATA_DIR: path.join(folder, `node-${node}`),
    PORT: String(ports[node]),
    FILES_URL: pathToFileURL(files).href,
  });
  /** The nodes reach PostgreSQL through the proxy, the checks do not. */
  const proxied =
    databaseUrl && postgresProxy
      ? { DATABASE_URL: Object.assign(new URL(databaseUrl), { port: String(postgresProxy.port) }).href }
      : {};
  let access: Access | null = null;
  const ask: Ask = (path, options) => send(ports[0] ?? 0, path, options);
  const emailsWaiting = async (): Promise<number> => {
    const headers = { Cookie: access?.cookie ?? '' };
    const answer = await ask(trpcPath('emails.list', { status: 'queued', limit: 1 }), { headers });
    return resultOf<{ total: number }>(answer).total;
  };
  return {
    smtp,
    smtpProxy,
    postgres: database?.postgres ?? null,
    postgresProxy,
    origin,
    start(node = 0) {
      const env = { ...environment(node), ...proxied };
      mkdirSync(env.DATA_DIR, { recursive: true });
      return keep(startSite(env.DATA_DIR, env));
    },
    async startClients(writers, originOf) {
      access ??= {
        cookie: await signIn(ask, ADMIN),
        affiliate: await registerAffiliate(ask, 'partner@storm.example'),
      };
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
export const withShop = <T>(
  engine: Engine,
  work: (shop: Shop) => Promise<T>,
  { nodes, folder }: { nodes: number; folder?: string },
): Promise<T> =>
  withProcesses(async (keep, temporary) => work(await openShop(engine, folder ?? temporary, nodes, keep)));
