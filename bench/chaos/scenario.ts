/** What the scenarios have in common. */
import type { Running } from '../support/processes.ts';
import { type Clients, failuresOf } from './clients.ts';
import type { Findings } from './invariants.ts';
import type { Shop } from './shop.ts';

export type Counts = {
  kills: number;
  outages: number;
  lostAnswers: number;
  waitingEmails: number;
  fullDisks: number;
  restarts: number;
  pauses: number;
  steadySeconds: number;
  drainSeconds: number;
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
