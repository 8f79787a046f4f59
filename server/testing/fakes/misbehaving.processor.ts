/**
 * Simulates a decoder under the control of a hostile file. Runs in
 * the child process for untrusted files.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UntrustedFileError } from '#server/platform/untrusted-files/file-type.ts';

const MB = 1024 ** 2;

export type Misbehaviour =
  | { kind: 'loop' | 'heap' | 'native' | 'crash' | 'exit' | 'damaged' | 'environment' }
  | { kind: 'wait' | 'offspring'; until: string };

export async function processFile(bytes: Uint8Array, task: Misbehaviour): Promise<unknown> {
  switch (task.kind) {
    case 'loop':
      for (;;);
    case 'heap':
      for (const kept: object[] = []; ; ) kept.push({ some: [kept.length] });
    case 'native':
      return allocate();
    case 'crash':
      return process.kill(process.pid, 'SIGSEGV');
    case 'exit':
      return process.exit(0);
    case 'damaged':
      throw new UntrustedFileError('type', 'damaged');
    case 'environment':
      return { bytes, environment: process.env, priority: (await import('node:os')).getPriority() };
    case 'wait':
      while (!existsSync(task.until)) await new Promise((resolve) => setTimeout(resolve, 20));
      return;
    case 'offspring':
      // Survives this process and keeps its pipes open.
      spawn('sh', ['-c', 'until [ -e "$0" ]; do sleep 0.1; done', task.until], { stdio: 'inherit' });
      for (;;);
  }
}

/** @returns MB outside the heap until the kernel gave no more */
function allocate(): number {
  const kept: Buffer[] = [];
  try {
    while (kept.length < 200) kept.push(Buffer.alloc(16 * MB, 1));
  } catch {
    // Expected.
  }
  return kept.length * 16;
}
