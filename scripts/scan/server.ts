/** A local server for scanners on loopback, with a temporary data directory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_MS_MAX = 120_000;
const STOP_MS_MAX = 15_000;
const ERRORS_KEPT = 50;
/** As in `npm start`: a larger young generation keeps up to 100 MB more on a busy server. */
const NODE_FLAGS = ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning'];

export type ScanServer = {
  port: number;
  origin: string;
  dataDir: string;
  admin: { username: string; password: string };
  /** Log lines of level error, and standard error except the ready line. */
  errors(): string[];
  isRunning(): boolean;
  /** Resident memory in bytes; 0 without /proc. */
  memory(): number;
  stop(): Promise<void>;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function watchOutput(child: ChildProcess): { errors: string[]; ready: Promise<void> } {
  const errors: string[] = [];
  const keep = (line: string) => errors.length < ERRORS_KEPT && errors.push(line.slice(0, 2000));
  let rest = '';
  child.stdout?.on('data', (part: Buffer) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (/"level":"error"/.test(line)) keep(line);
  });
  const ready = new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('the server was not ready in time')), READY_MS_MAX).unref();
    child.stderr?.on('data', (part: Buffer) => {
      for (const line of part.toString().split('\n').filter(Boolean)) {
        if (line.startsWith('Ready:')) resolve();
        else keep(line);
      }
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${errors.join('\n')}`)));
  });
  return { errors, ready };
}

/**
 * @param mode `demo` has example data and demo routes; `production` is configured like a real shop
 */
export async function startScanServer(
  mode: 'demo' | 'production',
  env: Record<string, string> = {},
): Promise<ScanServer> {
  if (!existsSync(path.join(ROOT, 'dist/client')))
    throw new Error('Nothing has been built yet. Run npm run build.');
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'storefront-scan-'));
  const admin = { username: 'scanner', password: randomBytes(24).toString('base64url') };
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(ROOT, 'server/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOST: 'localhost',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: mode === 'demo' ? 'on' : 'off',
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      APP_SECRET: randomBytes(36).toString('base64'),
      RATE_LIMIT_FACTOR: '1000',
      ...(mode === 'production' ? { NODE_ENV: 'production' } : {}),
      ...env,
    },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const removeFiles = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.once('exit', () => child.kill('SIGKILL'));
  const { errors, ready } = watchOutput(child);
  try {
    await ready;
  } catch (error) {
    child.kill('SIGKILL');
    removeFiles();
    throw error;
  }
  return {
    port,
    origin: `http://localhost:${port}`,
    dataDir,
    admin,
    errors: () => [...errors],
    isRunning: () => child.exitCode === null && child.signalCode === null,
    memory: () => {
      const status = `/proc/${child.pid}/status`;
      return existsSync(status)
        ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024
        : 0;
    },
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX);
      await exited;
      clearTimeout(timer);
      removeFiles();
    },
  };
}
