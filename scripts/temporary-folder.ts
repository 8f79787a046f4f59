/** The folder for temporary files of all tests, which create and delete about 100,000. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 6 * 1024 ** 3;

/** Files in memory take a third of the time, but not every machine has room for them. */
function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > NEEDED_BYTES;
}

/** It is deleted when the process ends. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(hasMemory() ? MEMORY : tmpdir(), 'storefront-'));
  // The tests' PostgreSQL runs as another user, who must reach its own files.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
