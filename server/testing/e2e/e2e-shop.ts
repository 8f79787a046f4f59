/**
 * For end-to-end tests that need different settings: a separate process, data directory
 * and port, on the embedded database.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const READY_MS = 60_000;

export type Shop = { origin: string; stop(): Promise<void> };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** @param env added to the settings of a demo shop */
export async function startShop(env: Record<string, string>): Promise<Shop> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'storefront-e2e-shop-'));
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('../../main.ts', import.meta.url))],
    {
      stdio: ['ignore', 'ignore', 'ignore'],
      env: {
        ...process.env,
        NODE_ENV: undefined,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: 'on',
        LOG_LEVEL: 'warn',
        ...env,
      },
    },
  );
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const end = Date.now() + READY_MS; Date.now() < end && server.exitCode === null; ) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error('the shop of this test did not become ready');
}
