/** The faults, and a load without any. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../support/load.ts';
import { withProcesses } from '../support/processes.ts';
import { MB } from '../support/report.ts';
import type { Clients } from './clients.ts';
import { type Engine, repeat, type Scenario, type Shop, scenario } from './shop.ts';

const killed = (engine: Engine): Scenario =>
  scenario(`kill -9, ${engine}`, engine, async (run) => {
    const { shop, clients, counts } = run;
    await repeat(counts.kills, run, async () => {
      await sleep(Math.random() * 300);
      await shop.nodes[0]?.kill();
      shop.nodes[0] = await shop.start();
    });
    await clients.progress(20);
    return { times: counts.kills };
  });

const postgresStopped = scenario('PostgreSQL stopped', 'PostgreSQL', async (run) => {
  const { shop, clients, counts } = run;
  await repeat(counts.outages, run, async () => {
    await shop.postgres?.stop();
    await sleep(200);
    await shop.postgres?.start();
  });
  await clients.progress(20);
  return { times: counts.outages };
});

const LOSES_EVERY_NTH = 5;
const commitAnswersLost = scenario(
  'answer of COMMIT lost',
  'PostgreSQL',
  async ({ shop, clients, counts }) => {
    shop.postgresProxy?.loseAnswers(LOSES_EVERY_NTH);
    const lost = () => shop.postgresProxy?.lostAnswers() ?? 0;
    while (lost() < counts.lostAnswers) await clients.progress(1);
    shop.postgresProxy?.loseAnswers(0);
    return { times: lost() };
  },
);

/** Emails wait up to 15 minutes for their next attempt after an outage. */
const DRAIN_SECONDS_MAX = 1000;
const emailServerAway = scenario(
  'email server away, then 5 cut conversations',
  'PostgreSQL',
  async ({ shop, clients, counts }) => {
    await clients.progress(20);
    shop.smtpProxy.refuse();
    while ((await shop.emailsWaiting()) < counts.waitingEmails) await clients.progress(5);
    const waited = await shop.emailsWaiting();
    await shop.smtpProxy.accept();
    // Cuts conversations while the queue is being sent.
    for (let n = 0; n < 5; n++) {
      await sleep(500);
      shop.smtpProxy.cut();
    }
    return { times: `${waited} emails waiting` };
  },
  { drainSeconds: DRAIN_SECONDS_MAX },
);

const DISK_BYTES = 1300 * 1024 ** 2;
/** Below the room that writes need, and nothing at all. */
const LEFT_BYTES = [100 * 1024 ** 2, 0];

function mountDisk(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @returns what frees the space again */
function fillDisk(folder: string, leftBytes: number): () => void {
  const file = path.join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  // The shop writes meanwhile, so the rest is filled in small steps.
  const soon = bavail * bsize - leftBytes - 16 * 1024 ** 2;
  execFileSync('fallocate', ['-l', String(soon), file]);
  const step = Buffer.alloc(64 * 1024);
  try {
    while (leftBytes === 0) appendFileSync(file, step);
  } catch {
    // Full.
  }
  return () => rmSync(file);
}

/** Whether writes succeed again without a restart. */
async function writesAgain(clients: Clients): Promise<boolean> {
  return await Promise.race([clients.progress(10).then(() => true), sleep(20_000, false)]);
}

const diskFull: Scenario = (counts) =>
  withProcesses(async (_, folder) => {
    const fault = 'disk full and freed, embedded';
    const disk = path.join(folder, 'disk');
    if (!mountDisk(disk)) return { fault, notRun: 'this user may not mount a small disk' };
    const fill: Parameters<typeof scenario>[2] = async (run) => {
      const { shop, clients } = run;
      let restarts = 0;
      await repeat(counts.fullDisks, run, async (turn) => {
        const free = fillDisk(disk, LEFT_BYTES[turn % LEFT_BYTES.length] ?? 0);
        await sleep(3000);
        free();
        if (await writesAgain(clients)) return;
        restarts += 1;
        await shop.nodes[0]?.kill();
        shop.nodes[0] = await shop.start();
      });
      return { times: counts.fullDisks, notes: [`restarts needed: ${restarts}`] };
    };
    try {
      return await scenario(fault, 'embedded', fill, { folder: disk })(counts);
    } finally {
      execFileSync('umount', [disk]);
    }
  });

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

const rollingRestarts = scenario(
  `rolling restarts of ${NODES} nodes`,
  'PostgreSQL',
  async (run) => {
    const { shop, clients, counts } = run;
    const balancer = balance(shop);
    for (let node = 0; node < NODES; node++) await balancer.untilReady(node);
    run.sendTo(balancer.originOf);
    await repeat(counts.restarts, run, async (turn) => {
      const node = turn % NODES;
      await shop.nodes[node]?.stop();
      shop.nodes[node] = await shop.start(node);
      await balancer.untilReady(node);
    });
    balancer.stop();
    const requests = clients.journal.failures.length;
    const disagree = requests > 0 ? [`failed requests in rolling restarts: ${requests}`] : [];
    return { times: counts.restarts, disagree };
  },
  { nodes: NODES },
);

/** Longer than the 30 seconds after which another node takes over a job. */
const PAUSE_MS = 50_000;
const PAUSED = 'node paused (SIGSTOP) for 50 s, and its leases expired';
const paused = scenario(
  PAUSED,
  'PostgreSQL',
  async (run) => {
    const { shop, counts } = run;
    await repeat(counts.pauses, run, async () => {
      const pid = shop.nodes[1]?.pid ?? 0;
      process.kill(pid, 'SIGSTOP');
      await sleep(PAUSE_MS);
      process.kill(pid, 'SIGCONT');
      await sleep(2000);
      // Its watchdog may have ended it, which is right.
      await shop.nodes[1]?.stop();
      shop.nodes[1] = await shop.start(1);
    });
    return { times: counts.pauses };
  },
  { nodes: 2 },
);
const nodePaused: Scenario = async (counts) =>
  counts.pauses > 0 ? paused(counts) : { fault: PAUSED, notRun: 'in the full form only' };

const PER_SECOND = 50;
const PAGES = ['/', '/portfolio', '/blog', '/readyz'];
const SLOPE_MB_MAX = 1;
/** Shorter runs only show how the heap fills. */
const JUDGED_SECONDS_MIN = 600;

/** MB a minute, from the median of the third quarter of the samples to that of the last one. */
function slopeOf(bytes: readonly number[], seconds: number): number {
  const quarter = Math.floor(bytes.length / 4);
  const growth = median(bytes.slice(-quarter)) - median(bytes.slice(-2 * quarter, -quarter));
  return growth / 1024 ** 2 / (seconds / 4 / 60);
}

const steadyLoad = (engine: Engine): Scenario =>
  scenario(
    `none: ${PER_SECOND} requests a second, ${engine}`,
    engine,
    async ({ shop, clients, counts: { steadySeconds } }) => {
      const memory: number[] = [];
      const running = new Set<Promise<unknown>>();
      let failedPages = 0;
      const started = performance.now();
      for (let n = 0; performance.now() - started < steadySeconds * 1000; n++) {
        const page = async () => {
          const response = await fetch(shop.origin() + PAGES[n % PAGES.length]).catch(() => null);
          await response?.arrayBuffer();
          if (!response?.ok) failedPages += 1;
        };
        // One write for each four reads.
        const request = n % 5 === 0 ? clients.sendOnce() : page();
        running.add(request);
        void request.then(() => running.delete(request));
        if (n % PER_SECOND === 0) memory.push(shop.nodes[0]?.memory() ?? 0);
        await sleep(Math.max(0, started + ((n + 1) * 1000) / PER_SECOND - performance.now()));
      }
      await Promise.all(running);
      const slope = slopeOf(memory, steadySeconds);
      const isJudged = steadySeconds >= JUDGED_SECONDS_MIN;
      const disagree = failedPages > 0 ? [`failed pages: ${failedPages}`] : [];
      if (isJudged && slope > SLOPE_MB_MAX) disagree.push(`memory grows by ${slope.toFixed(1)} MB a minute`);
      const note = `memory ${MB(memory.at(-1) ?? 0)}, slope ${slope.toFixed(1)} MB a minute`;
      return {
        times: `${steadySeconds} s`,
        notes: [isJudged ? note : `${note} (too short to judge)`],
        disagree,
      };
    },
    { writers: 0 },
  );

export const SCENARIOS: Record<string, Scenario> = {
  'kill-embedded': killed('embedded'),
  'kill-postgres': killed('PostgreSQL'),
  'postgres-stopped': postgresStopped,
  'commit-answers': commitAnswersLost,
  'email-away': emailServerAway,
  'disk-full': diskFull,
  'rolling-restarts': rollingRestarts,
  'node-paused': nodePaused,
  'steady-embedded': steadyLoad('embedded'),
  'steady-postgres': steadyLoad('PostgreSQL'),
};
