/** Runs a tool without a shell, with a time limit. */
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const OUTPUT_MAX = 20_000_000;

export type Output = { code: number | null; text: string; isTimedOut: boolean };

export function findProgram(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {}
  }
  return null;
}

export function runTool(
  program: string,
  args: string[],
  { seconds, cwd }: { seconds: number; cwd?: string },
): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      child.kill('SIGKILL');
    }, seconds * 1000);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        if (text.length < OUTPUT_MAX) text += part;
      });
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, text, isTimedOut });
    });
  });
}
