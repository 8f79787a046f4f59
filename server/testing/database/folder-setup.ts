/**
 * Vitest's global setup for files: one folder per run, removed at its end, even if workers crashed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-test-'));
  project.provide('testFolder', folder);
  // A worker may still be writing its last email while the folder is emptied.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

declare module 'vitest' {
  interface ProvidedContext {
    testFolder: string;
  }
}
