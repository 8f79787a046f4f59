/**
 * Decoders of untrusted files (sharp, librsvg, XML) never run in the server: each file gets a child
 * process without the server's environment, with limits on time, CPU and memory (decision 0016).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { AppError } from '../errors.ts';
import { limitConcurrency } from '../limits/concurrency.ts';
import { childCommand } from './child-command.ts';
import { UntrustedFileError, type UntrustedFileProblem } from './untrusted-file-error.ts';

const AT_ONCE = 2;
const WAITING_MAX = 6;
const MB = 1024 ** 2;
const START_MS_MAX = 20_000;
const LIMITS = { ms: 5000, cpuSeconds: 10, memoryBytes: 512 * MB, heapBytes: 192 * MB };
export type FileLimits = typeof LIMITS;

/**
 * Type of the `processFile` export of a processor module. It runs in the child.
 * @throws UntrustedFileError
 */
export type FileProcessor<Options, Result> = (bytes: Uint8Array, options: Options) => Promise<Result>;

/**
 * Runs the `processFile` of a module on one file, in a separate process.
 * @throws UntrustedFileError if the file is damaged, or its processing was killed at a limit
 * @throws AppError UNAVAILABLE if too many files are waiting
 */
export async function runInChild<Options, Result>(
  processor: URL,
  bytes: Uint8Array,
  options: Options,
  limits: Partial<FileLimits> = {},
): Promise<Result> {
  const work = () => runOnce<Result>(processor, { bytes, options }, { ...LIMITS, ...limits });
  const turn = await limitConcurrency('untrusted-file', AT_ONCE + WAITING_MAX, work, AT_ONCE);
  if (!turn) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 5 });
  return turn.result;
}

type Reply = { result: unknown } | { problem: UntrustedFileProblem; detail: string };

async function runOnce<Result>(
  processor: URL,
  input: { bytes: Uint8Array; options: unknown },
  limits: FileLimits,
): Promise<Result> {
  const { file, args, env } = await childCommand(processor, limits);
  const child = spawn(file, args, {
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const { isReady, reply, ended } = await converse(child, input, limits.ms);
  if (!isReady) throw new Error(`The process for untrusted files did not start: ${ended}`);
  if (!reply) throw new UntrustedFileError('complexity', `killed at a limit: ${ended}`);
  if ('problem' in reply) throw new UntrustedFileError(reply.problem, reply.detail);
  return reply.result as Result;
}

/** Waits for the child to end, so that no process is left behind. */
async function converse(
  child: ChildProcess,
  input: object,
  ms: number,
): Promise<{ isReady: boolean; reply: Reply | null; ended: string }> {
  let isReady = false;
  let reply: Reply | null = null;
  let stderr = '';
  const kill = () => child.kill('SIGKILL');
  let timer = setTimeout(kill, START_MS_MAX);
  child.stderr?.on('data', (chunk) => {
    stderr = (stderr + chunk).slice(-1000);
  });
  child.on('message', (message) => {
    clearTimeout(timer);
    if (isReady) {
      reply = message as Reply;
      kill();
      return;
    }
    isReady = true;
    // The time limit starts with the file: until now only our own
    // code ran, slowly on a busy machine.
    timer = setTimeout(kill, ms);
    // A child that dies while it receives the file is detected below.
    child.send(input, () => undefined);
  });
  try {
    const ended = await new Promise<string>((resolve, reject) => {
      // `on`, not `once`: a second error without a listener would end the server.
      child.on('error', reject);
      child.once('close', (code, signal) => resolve(`${signal ?? `exit ${code}`} ${stderr.trim()}`));
    });
    return { isReady, reply, ended };
  } finally {
    clearTimeout(timer);
  }
}
