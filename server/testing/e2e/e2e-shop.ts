/**
 * For end-to-end tests that need different settings: a separate process, data directory
 * and port, on the embedded database.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../processes/free-port.ts';
import { NODE_FLAGS } from '../processes/node-flags.ts';
import { TIMEOUT } from '../wait/timeout.ts';

export type PassedDays = {
  days: number;
  /** A scheduled job that runs once at the end. */
  job: string;
};
export type Shop = {
  origin: string;
  stop(): Promise<void>;
  /** Only in a shop on a named engine. It restarts: open pages lose their connection. */
  passDays(passed: PassedDays): Promise<void>;
};

/** The file that takes the output of the server on a port. Playwright empties its folder first. */
export const outputFile = (port: string): string => path.join('test-results', `server-${port}.log`);

export function openOutput(port: string): number {
  mkdirSync('test-results', { recursive: true });
  return openSync(outputFile(port), 'a');
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + TIMEOUT.timeout; Date.now() < end && server.exitCode === null; ) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The shop of this test did not become ready: ${outputFile(new URL(origin).port)}`);
}

const program = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * @param env added to the settings of a demo shop
 * @param engine null for the embedded database
 * @param rows with a named engine: the demo's, or also those that e2e-sales.ts adds
 */
export async function startShop(
  env: Record<string, string>,
  engine: string | null = null,
  rows: 'demo-rows' | 'all-rows' = 'demo-rows',
): Promise<Shop> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'storefront-e2e-shop-'));
  const script = engine ? [program('e2e-server.ts'), engine, String(port), rows] : [program('../../main.ts')];
  const output = openOutput(String(port));
  const server = spawn(process.execPath, [...NODE_FLAGS, ...script], {
    stdio: ['ignore', output, output, ...(engine ? (['ipc'] as const) : [])],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: '.cache/compiled',
      NODE_ENV: undefined,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  closeSync(output);
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  await untilReady(origin, server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    origin,
    stop,
    async passDays(passed) {
      const answer = once(server, 'message');
      server.send(passed);
      await answer;
      await untilReady(origin, server);
    },
  };
}
