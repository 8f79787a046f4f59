/** Faults of one node. Each scenario runs a shop under mixed writes and hands it to the checks. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withFolder } from '../support/processes.ts';
import type { Clients } from './clients.ts';
import { failed, finish, type Scenario, WRITERS } from './scenario.ts';
import { nodePaused, rollingRestarts } from './several-nodes.ts';
import { type Engine, withShop } from './shop.ts';
import { steadyLoad } from './steady-load.ts';

const killed =
  (engine: Engine): Scenario =>
  ({ kills, drainSeconds }) =>
    withShop(engine, async (shop) => {
      let node = await shop.start();
      const clients = await shop.startClients(WRITERS);
      for (let n = 0; n < kills; n++) {
        await clients.progress(20);
        await sleep(Math.random() * 300);
        await node.kill();
        node = await shop.start();
      }
      await clients.progress(20);
      const findings = await finish(shop, [node], clients, drainSeconds);
      return { fault: `kill -9, ${engine}`, times: `${kills}`, clients, findings, notes: [failed(clients)] };
    });

const postgresStopped: Scenario = ({ outages, drainSeconds }) =>
  withShop('PostgreSQL', async (shop) => {
    const node = await shop.start();
    const clients = await shop.startClients(WRITERS);
    for (let n = 0; n < outages; n++) {
      await clients.progress(20);
      await shop.postgres?.stop();
      await sleep(200);
      await shop.postgres?.start();
    }
    await clients.progress(20);
    const findings = await finish(shop, [node], clients, drainSeconds);
    return { fault: 'PostgreSQL stopped', times: `${outages}`, clients, findings, notes: [failed(clients)] };
  });

const LOSES_EVERY_NTH = 5;
const commitAnswersLost: Scenario = ({ lostAnswers, drainSeconds }) =>
  withShop('PostgreSQL', async (shop) => {
    const node = await shop.start();
    const clients = await shop.startClients(WRITERS);
    shop.postgresProxy?.loseAnswers(LOSES_EVERY_NTH);
    const lost = () => shop.postgresProxy?.lostAnswers() ?? 0;
    while (lost() < lostAnswers) await clients.progress(1);
    shop.postgresProxy?.loseAnswers(0);
    const findings = await finish(shop, [node], clients, drainSeconds);
    const fault = 'answer of COMMIT lost';
    return { fault, times: `${lost()}`, clients, findings, notes: [failed(clients)] };
  });

/** Emails wait up to 15 minutes for their next attempt after an outage. */
const DRAIN_SECONDS_MAX = 1000;
const emailServerAway: Scenario = ({ waitingEmails }) =>
  withShop('PostgreSQL', async (shop) => {
    const node = await shop.start();
    const clients = await shop.startClients(WRITERS);
    await clients.progress(20);
    shop.smtpProxy.refuse();
    while ((await shop.emailsWaiting()) < waitingEmails) await clients.progress(5);
    const waited = await shop.emailsWaiting();
    await shop.smtpProxy.accept();
    // Cuts conversations while the queue is being sent.
    for (let n = 0; n < 5; n++) {
      await sleep(500);
      shop.smtpProxy.cut();
    }
    const findings = await finish(shop, [node], clients, DRAIN_SECONDS_MAX);
    const fault = 'email server away, then 5 cut conversations';
    return { fault, times: `${waited} emails waiting`, clients, findings, notes: [failed(clients)] };
  });

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

const diskFull: Scenario = ({ fullDisks, drainSeconds }) =>
  withFolder(async (folder) => {
    const fault = 'disk full and freed, embedded';
    const disk = path.join(folder, 'disk');
    if (!mountDisk(disk)) return { fault, notRun: 'this user may not mount a small disk' };
    try {
      return await withShop(
        'embedded',
        async (shop) => {
          let node = await shop.start();
          const clients = await shop.startClients(WRITERS);
          let restarts = 0;
          for (let n = 0; n < fullDisks; n++) {
            await clients.progress(20);
            const free = fillDisk(disk, LEFT_BYTES[n % LEFT_BYTES.length] ?? 0);
            await sleep(3000);
            free();
            if (await writesAgain(clients)) continue;
            restarts += 1;
            await node.kill();
            node = await shop.start();
          }
          const findings = await finish(shop, [node], clients, drainSeconds);
          const notes = [failed(clients), `restarts needed: ${restarts}`];
          return { fault, times: `${fullDisks}`, clients, findings, notes };
        },
        { folder: disk },
      );
    } finally {
      execFileSync('umount', [disk]);
    }
  });

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
