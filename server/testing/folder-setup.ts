/** Vitest's global setup where files are written: one folder for the run, gone with it, whatever became of the workers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-test-'));
  project.provide('testFolder', folder);
  // A worker may still be writing its last mail while the folder is emptied.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

declare module 'vitest' {
  interface ProvidedContext {
    testFolder: string;
  }
}
