/** Server processes with their own port and data directory, always stopped at the end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres, type TestPostgres } from '#server/testing/database/postgres.ts';
import { WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { freePort } from '#server/testing/processes/free-port.ts';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Ends with exit code 64 if one of the names is unknown, or nothing has been built. */
export function requireKnownAndBuilt(names: readonly string[], known: readonly string[]): void {
  const isBuilt = existsSync(file('../../dist/client'));
  if (isBuilt && names.every((name) => known.includes(name))) return;
  console.error(isBuilt ? `Known: ${known.join(', ')}` : 'Nothing has been built yet: npm run build');
  process.exit(64);
}

export type Running = {
  port: number;
  pid: number;
  /** Milliseconds from process start to the ready line. */
  readyAfter: number;
  /** Resident memory, bytes. */
  memory(): number;
  stop(): Promise<void>;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
};

/** Flags and compile cache of `npm start`. */
const START = (JSON.parse(readFileSync(file('../../package.json'), 'utf8')) as { scripts: { start: string } })
  .scripts.start;
const FLAGS = START.match(/--\S+/g) ?? [];
const COMPILED = file(`../${/NODE_COMPILE_CACHE=(\S+)/.exec(START)?.[1] ?? 'dist'}`);
const READY_MS_MAX = 180_000;
const STOP_MS_MAX = 15_000;

async function startProcess(script: string, args: string[], env: Record<string, string>): Promise<Running> {
  const port = Number(env.PORT ?? (await freePort()));
  const started = performance.now();
  const child = spawn(process.execPath, [...FLAGS, file(script), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  await untilReady(child, script);
  const readyAfter = performance.now() - started;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX).unref();
    await exited;
  };
  return {
    port,
    pid: child.pid ?? 0,
    readyAfter,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Until it prints "Ready". @throws with its last output if it ends before */
async function untilReady(child: ChildProcess, script: string): Promise<void> {
  let output = '';
  const timer = setTimeout(() => child.kill('SIGKILL'), READY_MS_MAX);
  const isReady = await new Promise<boolean>((resolve) => {
    const listen = (part: Buffer) => {
      output = `${output}${part}`.slice(-2000);
      if (output.includes('Ready')) resolve(true);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('close', () => resolve(false));
  });
  clearTimeout(timer);
  if (!isReady) throw new Error(`${script} ended before it was ready:\n${output}`);
}

/**
 * The server as in production.
 * @param env e.g. DATABASE_URL
 */
export const startSite = (dataDir: string, env: Record<string, string> = {}): Promise<Running> =>
  startProcess('../../server/main.ts', [], { DATA_DIR: dataDir, DEMO: 'on', ...env });

/** A benchmark's own file as a process: the minimal server that it compares with. */
export const startReference = (bench: string, env: Record<string, string>): Promise<Running> =>
  startProcess(`../${bench}.ts`, ['reference'], { NODE_ENV: 'production', ...env });

export const isReference = (url: string): boolean =>
  process.argv[1] === fileURLToPath(url) && process.argv[2] === 'reference';

type Stoppable = { stop(): Promise<unknown> };
export type Keep = <P extends Stoppable>(started: P | Promise<P>) => Promise<P>;

/** Stops all processes started inside, even after an error. The folder is for their data. */
export async function withProcesses<T>(work: (keep: Keep, folder: string) => Promise<T>): Promise<T> {
  await using running = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-bench-'));
  running.defer(() => rmSync(folder, { recursive: true, force: true }));
  return await work(async (started) => {
    const process = await started;
    running.defer(() => process.stop().then(() => undefined));
    return process;
  }, folder);
}

export const POSTGRES_SECRET = { APP_SECRET: 'a secret only benchmarks know: forty letters!' };
export const ADMIN = { username: 'ada', password: 'Seven quiet herons 42' };

/** A shop without demo data that sends its emails to this port. */
export const ownShop = (smtpPort: number): Record<string, string> => ({
  ...POSTGRES_SECRET,
  DEMO: 'off',
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  LOG_LEVEL: 'error',
});

/** With an empty database, whose variables are returned too. */
export async function keepPostgres(
  keep: Keep,
  options?: { durable: boolean },
): Promise<{ postgres: TestPostgres; env: { DATABASE_URL: string; APP_SECRET: string } }> {
  const postgres = await startPostgres(options);
  await keep({ stop: () => postgres.remove() });
  await postgres.createDatabase('bench');
  return { postgres, env: { DATABASE_URL: postgres.url('bench'), ...POSTGRES_SECRET } };
}

export type Pool = {
  query<T = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<{ rows: T[] }>;
  end(): Promise<void>;
  on(event: 'error', listener: () => void): unknown;
};

export function createPool(connectionString: string, max = 12): Pool {
  const { Pool: Driver } = createRequire(createRequire(import.meta.url).resolve('@mikro-orm/postgresql'))(
    'pg',
  ) as {
    Pool: new (options: { connectionString: string; max: number }) => Pool;
  };
  const pool = new Driver({ connectionString, max });
  // The next query reports a connection that was lost at rest.
  pool.on('error', () => {});
  return pool;
}
