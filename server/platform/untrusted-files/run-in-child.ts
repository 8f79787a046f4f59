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
const ANONYMOUS_AT_ONCE = 1;
const WAITING_MAX = 6;
const MB = 1024 ** 2;
/** A start takes half a second of CPU; a busy machine needs a multiple of it. */
const START_MS_MAX = 60_000;
/**
 * CPU seconds, the start included, are the limit that hostile files meet: they don't depend on
 * what else the machine does. `ms` ends a child that waits, or that gets no CPU.
 */
const LIMITS = { cpuSeconds: 6, ms: 20_000, memoryBytes: 512 * MB, heapBytes: 192 * MB };
export type FileLimits = typeof LIMITS;

/** Whose file it is: a visitor's, or that of a customer with a link or of staff. */
export type Uploader = 'anonymous' | 'identified';

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
  { uploader, limits }: { uploader: Uploader; limits?: Partial<FileLimits> },
): Promise<Result> {
  const work = () => runOnce<Result>(processor, { bytes, options }, { ...LIMITS, ...limits });
  const turn = await (uploader === 'anonymous' ? inAnonymousQueue(work) : inQueue(work));
  if (!turn) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 5 });
  return turn.result;
}

type Turn<Result> = { result: Result } | null;

const inQueue = <Result>(work: () => Promise<Result>): Promise<Turn<Result>> =>
  limitConcurrency('untrusted-file', AT_ONCE + WAITING_MAX, work, AT_ONCE);

/** Visitors' files reach the common queue one at a time, so they never fill it. */
async function inAnonymousQueue<Result>(work: () => Promise<Result>): Promise<Turn<Result>> {
  const max = ANONYMOUS_AT_ONCE + WAITING_MAX;
  const turn = await limitConcurrency('anonymous-file', max, () => inQueue(work), ANONYMOUS_AT_ONCE);
  return turn?.result ?? null;
}

type Reply = { result: unknown } | { problem: UntrustedFileProblem; detail: string };
/** How the work on a file ended: with the child's reply, or without one. */
type Outcome = { reply: Reply } | { reply: null; hadFile: boolean; reason: string };

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
  const outcome = await converse(child, input, limits.ms);
  if (!outcome.reply) {
    if (!outcome.hadFile) throw new Error(`The process for untrusted files did not start: ${outcome.reason}`);
    throw new UntrustedFileError('complexity', `killed at a limit: ${outcome.reason}`);
  }
  if ('problem' in outcome.reply) throw new UntrustedFileError(outcome.reply.problem, outcome.reply.detail);
  return outcome.reply.result as Result;
}

/**
 * Sends the file and waits for the reply; the time limit starts when the child has the file. At the
 * end the child is killed and not waited for: one that is slow to exit must not keep its place.
 */
function converse(child: ChildProcess, input: object, ms: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let hadFile = false;
    let isOver = false;
    let stderr = '';
    const end = (settle: () => void) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      child.kill('SIGKILL');
      settle();
    };
    const endWithout = (cause: string) =>
      end(() => resolve({ reply: null, hadFile, reason: `${cause} ${stderr}`.trim() }));
    const killAfter = (limit: number) => setTimeout(endWithout, limit, `SIGKILL after ${limit} ms`);
    let timer = killAfter(START_MS_MAX);
    child.stderr?.on('data', (chunk) => {
      stderr = (stderr + chunk).slice(-1000);
    });
    child.on('message', (message) => {
      if (hadFile) return end(() => resolve({ reply: message as Reply }));
      hadFile = true;
      child.send(input, () => {
        clearTimeout(timer);
        if (!isOver) timer = killAfter(ms);
      });
    });
    // `on`, not `once`: a second error without a listener would end the server.
    child.on('error', (error) => end(() => reject(error)));
    child.once('close', (code, signal) => endWithout(signal ?? `exit ${code}`));
  });
}
