import type { ChildProcess } from 'node:child_process';
import { BackupError } from '../errors.ts';

/** Exit codes of the server and its commands, as in sysexits.h. */
export const EXIT_USAGE = 64;
export const EXIT_IN_USE = 75;
export const EXIT_CONFIG = 78;

/** A stop request is a signal, or the end of the supervisor, which closes the IPC channel. */
type StopHandler = (source: 'signal' | 'supervisor') => void;

/** SIGHUP is sent when the terminal closes. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Until the server is ready, a stop ends the process at once: no write was acknowledged. */
let handler: StopHandler = () => process.exit(0);
let isListening = false;

export function onStopRequest(next: StopHandler = handler): void {
  handler = next;
  if (isListening) return;
  isListening = true;
  for (const signal of SIGNALS) process.on(signal, () => handler('signal'));
  process.on('disconnect', () => handler('supervisor'));
}

/** npm, a terminal and the supervisor may each send a signal: repeats within it count once. */
export const SAME_SIGNAL_MS = 1000;

/** Messages from the server to scripts/supervise.ts. */
export type SupervisorMessage = 'ready' | 'start-failed';

export function tellSupervisor(message: SupervisorMessage): void {
  // The callback keeps a closed channel from becoming an uncaught error.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}

/** Of a program that backs up or restores. @throws BackupError with its last output if it failed */
export const untilEnded = (child: ChildProcess, name: string, notStarted = `${name} did not start`) =>
  new Promise<void>((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk) => {
      output = (output + chunk).slice(-2000);
    });
    child.once('error', () => reject(new BackupError(notStarted)));
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${name} ended with ${code}: ${output.trim()}`)),
    );
  });
