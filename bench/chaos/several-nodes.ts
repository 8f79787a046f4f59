/** Several nodes on one PostgreSQL. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Running } from '../support/processes.ts';
import { failed, finish, type Scenario, WRITERS } from './scenario.ts';
import { type Shop, withShop } from './shop.ts';

const NODES = 3;
const READY_EVERY_MS = 250;

/** Asks each node as a load balancer would, and sends to those that are ready, in turns. */
function balance(shop: Shop): { originOf(): string; untilReady(node: number): Promise<void>; stop(): void } {
  const ready = new Set<number>();
  const ask = async (node: number) => {
    const isReady = await fetch(`${shop.origin(node)}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(node);
    else ready.delete(node);
  };
  const askAll = () => Promise.all(Array.from({ length: NODES }, (_, node) => ask(node)));
  const timer = setInterval(() => void askAll(), READY_EVERY_MS);
  let turn = 0;
  return {
    originOf() {
      const nodes = [...ready].sort();
      return shop.origin(nodes[turn++ % nodes.length]);
    },
    async untilReady(node) {
      while (!ready.has(node)) await sleep(50);
    },
    stop: () => clearInterval(timer),
  };
}

export const rollingRestarts: Scenario = ({ restarts, drainSeconds }) =>
  withShop(
    'PostgreSQL',
    async (shop) => {
      const nodes: Running[] = [];
      for (let node = 0; node < NODES; node++) nodes.push(await shop.start(node));
      const balancer = balance(shop);
      for (let node = 0; node < NODES; node++) await balancer.untilReady(node);
      const clients = await shop.startClients(WRITERS, balancer.originOf);
      for (let n = 0; n < restarts; n++) {
        await clients.progress(20);
        const node = n % NODES;
        await nodes[node]?.stop();
        nodes[node] = await shop.start(node);
        await balancer.untilReady(node);
      }
      const requests = [...clients.journal.failures.values()].reduce((sum, times) => sum + times, 0);
      const findings = await finish(shop, nodes, clients, drainSeconds);
      balancer.stop();
      if (requests > 0) findings.disagree.push(`failed requests in rolling restarts: ${requests}`);
      const fault = `rolling restarts of ${NODES} nodes`;
      return { fault, times: `${restarts}`, clients, findings, notes: [failed(clients)] };
    },
    { nodes: NODES },
  );

/** Longer than the 30 seconds after which another node takes over a job. */
const PAUSE_MS = 50_000;
export const nodePaused: Scenario = async ({ pauses, drainSeconds }) => {
  const fault = 'node paused (SIGSTOP) for 50 s, and its leases expired';
  if (pauses === 0) return { fault, notRun: 'in the full form only' };
  return await withShop(
    'PostgreSQL',
    async (shop) => {
      const nodes = [await shop.start(0), await shop.start(1)];
      let turn = 0;
      const clients = await shop.startClients(WRITERS, () => shop.origin(turn++ % 2));
      for (let n = 0; n < pauses; n++) {
        await clients.progress(20);
        const paused = nodes[1];
        process.kill(paused?.pid ?? 0, 'SIGSTOP');
        await sleep(PAUSE_MS);
        process.kill(paused?.pid ?? 0, 'SIGCONT');
        await sleep(2000);
        // Its watchdog may have ended it, which is right.
        await paused?.stop();
        nodes[1] = await shop.start(1);
      }
      const findings = await finish(shop, nodes, clients, drainSeconds);
      return { fault, times: `${pauses}`, clients, findings, notes: [failed(clients)] };
    },
    { nodes: 2 },
  );
};
