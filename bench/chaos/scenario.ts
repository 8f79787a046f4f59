/** How often each fault occurs, and what all scenarios have in common. */
import type { Running } from '../support/processes.ts';
import { type Clients, failuresOf } from './clients.ts';
import type { Findings } from './invariants.ts';
import { type Engine, type Shop, withShop } from './shop.ts';

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
export const SHORT: Counts = {
  kills: 4,
  outages: 3,
  lostAnswers: 20,
  waitingEmails: 60,
  fullDisks: 2,
  restarts: 3,
  pauses: 0,
  steadySeconds: 10,
  drainSeconds: 2,
};
export type Outcome = { fault: string; times: string; clients: Clients; findings: Findings; notes: string[] };
/** Or the reason why this machine can't run it. */
export type Scenario = (counts: Counts) => Promise<Outcome | { fault: string; notRun: string }>;

type Run = {
  shop: Shop;
  nodes: Running[];
  clients: Clients;
  counts: Counts;
  /** The clients send to its answer instead of to each node in turns. */
  sendTo(next: () => string): void;
};
/** `times`: how often the fault occurred. `disagree`: what it found itself. */
type Injected = { times: string | number; notes?: string[]; disagree?: string[] };
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
    withShop(
      engine,
      async (shop) => {
        const nodes: Running[] = [];
        for (let node = 0; node < count; node++) nodes.push(await shop.start(node));
        let turn = 0;
        let originOf = () => shop.origin(turn++ % count);
        const clients = await shop.startClients(writers, () => originOf());
        const sendTo: Run['sendTo'] = (next) => {
          originOf = next;
        };
        const run = { shop, nodes, clients, counts, sendTo };
        const { times, notes = [], disagree = [] } = await inject(run);
        await clients.stop();
        await shop.drain(drainSeconds ?? counts.drainSeconds);
        for (const node of nodes) await node.stop();
        const findings = await shop.check(clients);
        findings.disagree.push(...disagree);
        const failures = failuresOf(clients.journal);
        const answers = failures ? `answers repeated: ${failures}` : 'no failed request';
        return { fault, times: String(times), clients, findings, notes: [answers, ...notes] };
      },
      { nodes: count, folder },
    );

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
