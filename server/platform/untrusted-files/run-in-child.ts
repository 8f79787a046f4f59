/**
 * Decoders of untrusted files (sharp, librsvg, XML) never run in the server: each file gets a child
 * process without the server's environment, with limits on time, CPU and memory (decision 0016).
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AppError } from '../errors.ts';
import { limitConcurrency } from '../limits/concurrency.ts';
import {
  type PictureType,
  recognisePicture,
  UntrustedFileError,
  type UntrustedFileProblem,
} from './file-type.ts';
import type { PreviewSize, ProcessedPicture } from './picture.processor.ts';

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

/** The `processFile` of a processor module, in the child. @throws UntrustedFileError */
export type FileProcessor<Options, Result> = (bytes: Uint8Array, options: Options) => Promise<Result>;

/**
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

const CHILD = fileURLToPath(new URL('./child.process.ts', import.meta.url));
const KB = 1024;

/**
 * Limits: no core file; CPU seconds, which also end a child whose server died; writable memory in
 * kB. Under memory pressure the kernel kills the child before the server.
 */
const SCRIPT =
  'ulimit -c 0; ulimit -t "$1"; ulimit -d "$2"; { echo 1000 > /proc/self/oom_score_adj; } 2> /dev/null; shift 2; exec nice -n 5 "$@"';

export async function childCommand(processor: URL, limits: Omit<FileLimits, 'ms'>) {
  const memoryKb = Math.ceil((limits.memoryBytes + (await codeSpaceBytes())) / KB);
  const flags = [
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${Math.floor(limits.heapBytes / KB ** 2)}`,
  ];
  return {
    file: '/bin/sh',
    args: [
      ...['-c', SCRIPT, 'sh', String(limits.cpuSeconds), String(memoryKb)],
      ...[process.execPath, ...flags, CHILD, processor.href],
    ],
    // Passes none of the server's environment, because it contains the secrets.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
  };
}

const PRINT_MAPS = "try { process.stdout.write(require('fs').readFileSync('/proc/self/maps')); } catch {}";
let codeSpace: number | undefined;
/**
 * At start V8 maps its code space (512 MB on x64) writable. The kernel counts it although it stays
 * empty, so it is added to the limit. Measured once in a child process.
 */
async function codeSpaceBytes(): Promise<number> {
  if (codeSpace === undefined) {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', PRINT_MAPS], {
      env: {},
      maxBuffer: KB ** 2,
    });
    codeSpace = stdout.split('\n').reduce((sum, line) => sum + writableCodeBytes(line), 0);
  }
  return codeSpace;
}

/** @param line of /proc/PID/maps; systems without /proc (macOS) do not enforce the limit */
function writableCodeBytes(line: string): number {
  const [, from = '0', to = '0'] = /^([0-9a-f]+)-([0-9a-f]+) rwx/.exec(line) ?? [];
  return Number.parseInt(to, 16) - Number.parseInt(from, 16);
}

export const SVG_SIZE_BYTES_MAX = 512 * 1024;
const PROCESSOR = new URL('./picture.processor.ts', import.meta.url);

export type CleanPicture = ProcessedPicture & { type: PictureType };
type Options = {
  uploader: Uploader;
  types?: readonly PictureType[];
  preview?: PreviewSize;
  limits?: Partial<FileLimits>;
};
const LOGO_TYPES: readonly PictureType[] = ['jpg', 'png', 'svg'];

/** Re-encodes or cleans, and renders a preview. @throws UntrustedFileError, AppError UNAVAILABLE */
export async function cleanAndRender(
  bytes: Uint8Array,
  { uploader, types = LOGO_TYPES, preview, limits }: Options,
): Promise<CleanPicture> {
  const type = recognisePicture(bytes);
  if (!type || !types.includes(type)) throw new UntrustedFileError('type', `none of ${types.join(', ')}`);
  if (type === 'svg' && bytes.byteLength > SVG_SIZE_BYTES_MAX)
    throw new UntrustedFileError('size', 'the SVG is too large');
  const processed = await runInChild<{ type: PictureType; preview?: PreviewSize }, ProcessedPicture>(
    PROCESSOR,
    bytes,
    { type, preview },
    { uploader, limits },
  );
  return { type, ...processed };
}
