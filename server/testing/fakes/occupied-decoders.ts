/** Occupies the child processes for untrusted files until a test releases them. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInChild, type Uploader } from '#server/platform/untrusted-files/run-in-child.ts';
import { testDataDir } from '../test-base.ts';
import { TIMEOUT } from '../wait/timeout.ts';

export const MISBEHAVING = new URL('./misbehaving.processor.ts', import.meta.url);

export function occupyDecoders(uploader: Uploader, files: number): { release(): Promise<void> } {
  const until = path.join(testDataDir(), randomUUID());
  const limits = { ms: TIMEOUT.timeout };
  const busy = Array.from({ length: files }, () =>
    runInChild(MISBEHAVING, Buffer.from('a file'), { kind: 'wait', until }, { uploader, limits }),
  );
  return {
    async release() {
      writeFileSync(until, '');
      await Promise.all(busy);
    },
  };
}
