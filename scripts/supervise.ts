/**
 * Runs the server as a child process and restarts it after a crash (decision 0017). Loads only the
 * server's logger.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createLogger, errorFields, LOG_LEVELS } from '../server/platform/logger.ts';
import {
  EXIT_CONFIG,
  EXIT_IN_USE,
  SAME_SIGNAL_MS,
  type SupervisorMessage,
} from '../server/platform/process/exit.ts';
import { createRestartPolicy } from '../server/platform/process/restart-policy.ts';

const SERVER = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Stopped on request, data directory in use, invalid configuration: a restart would not help. */
const FINAL_CODES: readonly number[] = [0, EXIT_IN_USE, EXIT_CONFIG];
/** Longer than a graceful stop: requests get 10 s, jobs 30 s, traces 2 s. */
const STOP_MS_MAX = 45_000;
/** A second signal after SAME_SIGNAL_MS forces the exit; the server gets one more second. */
const FORCED_STOP_MS_MAX = 1000;

const logger = createLogger(LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? 'info');
const nextDelay = createRestartPolicy();
let server: ChildProcess | null = null;
let restart: NodeJS.Timeout | undefined;
let wasEverReady = false;
let stoppingSince: number | null = null;

function start(): void {
  const startedAt = performance.now();
  let hasStartFailed = false;
  // Forwards Node's own flags; the environment is inherited.
  const child = spawn(process.execPath, [...process.execArgv, SERVER], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  server = child;
  child.on('message', (message: SupervisorMessage) => {
    if (message === 'ready') wasEverReady = true;
    if (message === 'start-failed') hasStartFailed = true;
  });
  // The machine has no process or memory to spare. 'close' follows, so it counts as a crash.
  child.on('error', (error) => logger.error('the server could not be started', errorFields(error)));
  // 'close' and not 'exit': by then every message has arrived.
  child.once('close', (code, signal) => {
    server = null;
    if (stoppingSince !== null) process.exit(code ?? exitCodeAfterStop(signal));
    const isFinal = code !== null && (FINAL_CODES.includes(code) || (hasStartFailed && !wasEverReady));
    if (isFinal) process.exit(code);
    restartAfterCrash(startedAt, code, signal);
  });
}

function restartAfterCrash(startedAt: number, exitCode: number | null, signal: NodeJS.Signals | null): void {
  const delaySeconds = nextDelay(startedAt, performance.now());
  if (delaySeconds === null) {
    process.stderr.write(
      'The server crashed five times within a minute and is not restarted again. The log above says why.\n',
    );
    process.exit(1);
  }
  logger.warn('the server crashed and is restarted', { exitCode, signal, delaySeconds });
  restart = setTimeout(start, delaySeconds * 1000);
}

/** A server ended by the forwarded signal had not started serving: a clean stop. */
const exitCodeAfterStop = (signal: NodeJS.Signals | null): number =>
  signal === null || STOP_SIGNALS.some((name) => name === signal) ? 0 : 128 + constants.signals[signal];

function stop(signal: NodeJS.Signals): void {
  const now = performance.now();
  stoppingSince ??= now;
  clearTimeout(restart);
  if (!server) process.exit(0);
  server.kill(signal);
  const isForced = now - stoppingSince > SAME_SIGNAL_MS;
  setTimeout(() => server?.kill('SIGKILL'), isForced ? FORCED_STOP_MS_MAX : STOP_MS_MAX);
}

for (const signal of STOP_SIGNALS) process.on(signal, () => stop(signal));
start();
