/** Time to start, to reject a second process and to recover, and memory at rest. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestPostgres } from '#server/testing/database/postgres.ts';
import { send } from './support/http.ts';
import { median } from './support/load.ts';
import { keepPostgres, startSite, withProcesses } from './support/processes.ts';
import { atMost, type Group, MB, ms } from './support/report.ts';

const POSTGRES_MS_MAX = 1000;
const EMBEDDED_MS_MAX = 2500;
const SECOND_PROCESS_MS_MAX = 2000;
const OUTAGE_MS_MAX = 3000;
const RECOVERY_MS_MAX = 5000;

/** Medians of so many starts on the same data. */
async function start(times: number, folder: string, env: Record<string, string> = {}) {
  const readyAfter: number[] = [];
  const memory: number[] = [];
  for (let n = 0; n < times; n++) {
    const site = await startSite(folder, env);
    await sleep(1500);
    readyAfter.push(site.readyAfter);
    memory.push(site.memory());
    await site.stop();
  }
  return { readyAfter: median(readyAfter), memory: median(memory) };
}

/** How long a second process on the same data directory runs before it ends. */
async function secondProcess(folder: string): Promise<number> {
  return await withProcesses(async (keep) => {
    await keep(startSite(folder));
    const started = performance.now();
    await startSite(folder).catch(() => undefined);
    return performance.now() - started;
  });
}

/** Time until a write is rejected while PostgreSQL is stopped, and until one succeeds after. */
async function outage(postgres: TestPostgres, env: Record<string, string>) {
  return await withProcesses(async (keep, folder) => {
    const { port } = await keep(startSite(folder, env));
    let sent = 0;
    const write = async (): Promise<number> => {
      const json = { name: 'A', email: `a${++sent}@a.example`, message: 'during an outage' };
      return (await send(port, '/api/contacts', { json })).status;
    };
    await write();
    await postgres.stop();
    const stopped = performance.now();
    const status = await write();
    if (status !== 503) throw new Error(`a write without a database got ${status}`);
    const rejection = performance.now() - stopped;
    await postgres.start();
    const started = performance.now();
    while ((await write()) !== 201);
    return { rejection, recovery: performance.now() - started };
  });
}

export const benchStarting = (): Promise<Group> =>
  withProcesses(async (keep, folder) => {
    const first = await start(1, folder);
    const embedded = await start(3, folder);
    const second = await secondProcess(folder);
    const { postgres, env } = await keepPostgres(keep);
    await start(1, folder, env);
    const onPostgres = await start(3, folder, env);
    const away = await outage(postgres, { ...env, RATE_LIMIT_FACTOR: '100' });
    const rejected = 'a second process on the same data directory ends';
    return {
      title: 'Starting, and rest',
      rows: [
        { what: 'very first start: new embedded database, demo data', value: ms(first.readyAfter) },
        atMost('start to ready, embedded database', embedded.readyAfter, EMBEDDED_MS_MAX, ms),
        atMost('start to ready, PostgreSQL', onPostgres.readyAfter, POSTGRES_MS_MAX, ms),
        atMost(rejected, second, SECOND_PROCESS_MS_MAX, ms),
        atMost('PostgreSQL stopped: a write gets 503', away.rejection, OUTAGE_MS_MAX, ms),
        atMost('PostgreSQL back: a write succeeds', away.recovery, RECOVERY_MS_MAX, ms),
        { what: 'memory at rest, embedded database', value: MB(embedded.memory) },
        { what: 'memory at rest, PostgreSQL', value: MB(onPostgres.memory) },
      ],
    };
  });
