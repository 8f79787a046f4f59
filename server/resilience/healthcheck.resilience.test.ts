/** scripts/healthcheck.ts against a server that responds, one that does not, and none. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NODE_FLAGS } from '../testing/processes/node-flags.ts';
import { cleanUp, newDataDir, PROCESS_ENV } from '../testing/processes/server-process.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/healthcheck.ts', import.meta.url));
const HOUR_SECONDS = 3600;

let responds = true;
const server = createServer((_, response) => {
  if (responds) response.end('ok');
});
let folder: string;
let target: ChildProcess;
beforeEach(async () => {
  responds = true;
  folder = newDataDir();
  target = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  target.kill('SIGKILL');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await cleanUp();
});

async function check(): Promise<number> {
  const port = String((server.address() as AddressInfo | null)?.port ?? 1);
  const run = spawn(process.execPath, [...NODE_FLAGS, SCRIPT, `--stop-pid=${target.pid}`], {
    stdio: 'ignore',
    env: { ...PROCESS_ENV, TMPDIR: folder, PORT: port },
  });
  const [code] = (await once(run, 'exit')) as [number];
  return code;
}
const hungSince = () => path.join(folder, 'storefront-hung-since');
const makeOlder = (seconds: number) => {
  const then = Date.now() / 1000 - seconds;
  utimesSync(hungSince(), then, then);
};
const isRunning = (): boolean => target.exitCode === null && target.signalCode === null;

it('C1: a server that has not responded for a minute is stopped, one that is slow for a moment is not', async () => {
  // On a busy machine a response can take longer than the three seconds that a check waits.
  await expect.poll(check, TIMEOUT).toBe(0);
  responds = false;
  expect(await check()).toBe(1);
  expect(isRunning()).toBe(true);
  makeOlder(HOUR_SECONDS);
  expect(await check()).toBe(1);
  if (isRunning()) await once(target, 'exit');
  expect(target.signalCode).toBe('SIGTERM');
});

it('C1: a single response restarts the minute', async () => {
  const checkAfterHour = async () => {
    responds = false;
    await check();
    makeOlder(HOUR_SECONDS);
    responds = true;
    return check();
  };
  await expect.poll(checkAfterHour, TIMEOUT).toBe(0);
  expect(existsSync(hungSince())).toBe(false);
});

it('C1: a server that is still starting is unhealthy and is not stopped', async () => {
  responds = false;
  await check();
  makeOlder(HOUR_SECONDS);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await check()).toBe(1);
  expect(isRunning()).toBe(true);
  expect(existsSync(hungSince())).toBe(false);
});
