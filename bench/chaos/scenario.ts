/** What the scenarios have in common: how often each fault occurs, and how a run ends. */
import type { Running } from '../support/processes.ts';
import { type Clients, failuresOf } from './clients.ts';
import type { Findings } from './invariants.ts';
import type { Shop } from './shop.ts';

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
/** Null with the reason if this machine can't run it. */
export type Scenario = (counts: Counts) => Promise<Outcome | { fault: string; notRun: string }>;

export const WRITERS = 6;
export const failed = (clients: Clients): string =>
  clients.journal.failures.size > 0
    ? `answers repeated: ${failuresOf(clients.journal)}`
    : 'no failed request';

/** Stops the clients, sends what waits, stops the nodes, and checks. */
export async function finish(
  shop: Shop,
  nodes: Running[],
  clients: Clients,
  drainSeconds: number,
): Promise<Findings> {
  await clients.stop();
  await shop.drain(drainSeconds);
  for (const node of nodes) await node.stop();
  return await shop.check(clients);
}
