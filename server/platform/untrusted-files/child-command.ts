/**
 * Command line of the child process: `sh` sets limits that the kernel enforces, then becomes Node.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CHILD = fileURLToPath(new URL('./child.process.ts', import.meta.url));
const KB = 1024;

/**
 * Limits: no core file; CPU seconds, which also end a child whose server died; writable memory in
 * kB. Under memory pressure the kernel kills the child before the server.
 */
const SCRIPT =
  'ulimit -c 0; ulimit -t "$1"; ulimit -d "$2"; { echo 1000 > /proc/self/oom_score_adj; } 2> /dev/null; shift 2; exec nice -n 5 "$@"';

type ChildLimits = { cpuSeconds: number; memoryBytes: number; heapBytes: number };

type ChildCommand = { file: string; args: string[]; env: Record<string, string> };

export async function childCommand(processor: URL, limits: ChildLimits): Promise<ChildCommand> {
  const memoryKb = Math.ceil((limits.memoryBytes + (await codeSpaceBytes())) / KB);
  const flags = [
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${Math.floor(limits.heapBytes / KB ** 2)}`,
  ];
  return {
    file: '/bin/sh',
    args: [
      '-c',
      SCRIPT,
      'sh',
      String(limits.cpuSeconds),
      String(memoryKb),
      process.execPath,
      ...flags,
      CHILD,
      processor.href,
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
