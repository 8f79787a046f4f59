/** Runs the server in a separate process, which a test can signal and kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, vi } from 'vitest';
import { TIMEOUT } from '../wait/timeout.ts';
import { freePort } from './free-port.ts';
import { NODE_FLAGS } from './node-flags.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Compiled modules are kept for later starts: loading them is most of a start. */
export const PROCESS_ENV = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'compiled'),
};

export type Exit = { code: number | null; signal: NodeJS.Signals | null };
export type ServerProcess = {
  pid: number;
  origin: string;
  errors(): string;
  log(): string;
  /** Resolves once the server reports ready; throws with its errors if it exits before. */
  ready(): Promise<void>;
  /** Resolves once /readyz responds with 200: on a busy machine its limit of a second may pass. */
  reportsReady(): Promise<void>;
  exited: Promise<Exit>;
  kill(signal: NodeJS.Signals): void;
  /** Stops reading its output and closes its pipes. */
  stopReading(): void;
  post(route: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
};

const running = new Set<ChildProcess>();
const folders = new Set<string>();
const outputs = new Map<ChildProcess, () => string>();

/** The output of the servers that ran since the last call. */
export function takeOutputs(): string[] {
  const taken = [...outputs.values()].map((read) => read());
  for (const child of outputs.keys()) if (!running.has(child)) outputs.delete(child);
  return taken;
}

export function newDataDir(): string {
  const dir = mkdtempSync(path.join(inject('testFolder'), 'server-'));
  folders.add(dir);
  return dir;
}

/** A data directory with a migrated database, for tests that do not cover the first start. */
export async function preparedDataDir(): Promise<string> {
  const dir = newDataDir();
  cpSync(inject('preparedDataDir'), dir, { recursive: true });
  return dir;
}

/** Kills remaining processes and removes the folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise<void>((resolve) => {
          child.once('exit', () => resolve());
          child.kill('SIGKILL');
        }),
    ),
  );
  for (const dir of folders) rmSync(dir, { recursive: true, force: true });
  folders.clear();
}

const SERVER = [process.execPath, ...NODE_FLAGS, MAIN];
/** The command of `npm start` once the build is current. */
export const SUPERVISED = [process.execPath, ...NODE_FLAGS, path.join(ROOT, 'scripts', 'supervise.ts')];

/**
 * @param command runs instead of the server itself, e.g. `npm start`
 * @param detached starts it in its own process group
 */
export async function startServerProcess(
  env: Record<string, string>,
  [program = '', ...args]: readonly string[] = SERVER,
  { detached = false } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(program, args, {
    cwd: ROOT,
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...PROCESS_ENV,
      PORT: String(port),
      DEMO: 'off',
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  running.add(child);
  let errors = '';
  let log = '';
  child.stdout?.on('data', (part: Buffer) => {
    log += part.toString();
  });
  child.stderr?.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  outputs.set(child, () => `${[program, ...args].join(' ')}\n${errors}${log}`);
  const exited = new Promise<Exit>((resolve) =>
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve({ code, signal });
    }),
  );
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = `http://localhost:${port}`;
  return {
    pid: child.pid ?? 0,
    origin,
    errors: () => errors,
    log: () => log,
    exited,
    kill: (signal) => child.kill(signal),
    stopReading() {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
    async ready() {
      const started = Date.now();
      while (!errors.includes('Ready: ')) {
        if (child.exitCode !== null || child.signalCode !== null) {
          // The last output may still be in the pipes.
          await closed;
          throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}: ${errors}`);
        }
        if (Date.now() - started > TIMEOUT.timeout)
          throw new Error(`the server did not become ready: ${errors}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async reportsReady() {
      await vi.waitUntil(async () => (await fetch(`${origin}/readyz`)).ok, TIMEOUT);
    },
    post: (route, body, headers = {}) =>
      fetch(`${origin}${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT.timeout),
      }),
  };
}
