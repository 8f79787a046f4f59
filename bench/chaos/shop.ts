/** A shop for one scenario, under mixed writes while faults are made. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startFakeSmtp } from '#server/testing/fakes/fake-smtp.ts';
import { startFaultProxy } from '#server/testing/processes/fault-proxy.ts';
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
import { tally } from '../support/report.ts';
import { type Clients, createClients } from './clients.ts';
import { checkInvariants, type Findings } from './invariants.ts';

/** How often each fault occurs. */
export const FULL = {
  kills: 100,
  outages: 50,
  lostAnswers: 200,
  waitingEmails: 1000,
  fullDisks: 10,
  restarts: 30,
  pauses: 3,
  steadySeconds: 1800,
  drainSeconds: 120,
};
export type Counts = typeof FULL;

export type Engine = 'embedded' | 'PostgreSQL';
export type Shop = Awaited<ReturnType<typeof openShop>>;

async function openShop(engine: Engine, folder: string, nodes: number, keep: Keep) {
  /** A proxy that makes faults before this port. */
  const keepProxy = async (port: number) => {
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
  /** Starts this node, again on the same port and data. */
  const start = (node = 0): Promise<Running> => {
    const env = { ...environment(node), ...proxied };
    mkdirSync(env.DATA_DIR, { recursive: true });
    return keep(startSite(env.DATA_DIR, env));
  };
  const running: Running[] = [];
  for (let node = 0; node < nodes; node++) running.push(await start(node));
  const ask: Ask = (path, options) => send(ports[0] ?? 0, path, options);
  const access = {
    cookie: await signIn(ask, ADMIN),
    affiliate: await registerAffiliate(ask, 'partner@storm.example'),
  };
  const emailsWaiting = async (): Promise<number> => {
    const list = trpcPath('emails.list', { status: 'queued', limit: 1 });
    return resultOf<{ total: number }>(await ask(list, { headers: { Cookie: access.cookie } })).total;
  };
  return {
    access,
    /** The nodes that run; a scenario replaces those that it has ended. */
    nodes: running,
    start,
    smtpProxy,
    postgres: database?.postgres ?? null,
    postgresProxy,
    origin: (node = 0): string => `http://localhost:${ports[node]}`,
    emailsWaiting,
    /** Waits until no email waits, at most so many seconds. */
    async drain(seconds: number): Promise<void> {
      const until = performance.now() + seconds * 1000;
      while (performance.now() < until && (await emailsWaiting()) > 0) await sleep(200);
    },
    /** After the last node has stopped. */
    check: ({ journal }: Clients): Promise<Findings> => checkInvariants(environment(0), files, journal, smtp),
  };
}

export type Outcome = { fault: string; times: string; clients: Clients; findings: Findings; notes: string[] };
/** Or the reason why this machine can't run it. */
export type Scenario = (counts: Counts) => Promise<Outcome | { fault: string; notRun: string }>;

type Run = {
  shop: Shop;
  clients: Clients;
  counts: Counts;
  /** The clients send to its answer instead of to each node in turns. */
  sendTo(next: () => string): void;
};
/** `times`: how often the fault occurred. `disagree`: what it found itself. */
type Injected = { times: string | number; notes?: string[]; disagree?: string[] };
/** `folder`: for all data, instead of a temporary one. */
type Setup = { nodes?: number; writers?: number; folder?: string; drainSeconds?: number };

const WRITERS = 6;

/** Runs a shop under mixed writes while `inject` makes faults, sends what waits, and checks. */
export const scenario =
  (
    fault: string,
    engine: Engine,
    inject: (run: Run) => Promise<Injected>,
    { nodes: count = 1, writers = WRITERS, folder, drainSeconds }: Setup = {},
  ): Scenario =>
  (counts) =>
    withProcesses(async (keep, temporary) => {
      const shop = await openShop(engine, folder ?? temporary, count, keep);
      let turn = 0;
      let originOf = () => shop.origin(turn++ % count);
      const clients = createClients(shop.access, () => originOf(), writers);
      const sendTo: Run['sendTo'] = (next) => {
        originOf = next;
      };
      const { times, notes = [], disagree = [] } = await inject({ shop, clients, counts, sendTo });
      await clients.stop();
      await shop.drain(drainSeconds ?? counts.drainSeconds);
      for (const node of shop.nodes) await node.stop();
      const findings = await shop.check(clients);
      findings.disagree.push(...disagree);
      const failures = tally(clients.journal.failures);
      const answers = failures ? `answers repeated: ${failures}` : 'no failed request';
      return { fault, times: String(times), clients, findings, notes: [answers, ...notes] };
    });

/** Writes succeed before each fault. */
export async function repeat(
  times: number,
  { clients }: Run,
  fault: (turn: number) => Promise<unknown>,
): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    await clients.progress(20);
    await fault(turn);
  }
}
