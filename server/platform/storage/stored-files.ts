/** REL-06: files with rows. A file without its row would be neither counted nor cleaned up. */
import { z } from 'zod';
import type { Em } from '../database/database.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type Files, isStorageFull, storageFull } from './files.ts';

type FileRow<Row> = { insert(): Promise<Row>; delete(row: Row): Promise<unknown> };

/**
 * The row first: if the process is killed in between, the cleanup finds the files by their row. If
 * a file cannot be stored, removes all of them, then the row.
 * @throws AppError STORAGE_FULL
 */
export async function storeFiles<Row>(
  files: Files,
  contents: Readonly<Record<string, Uint8Array>>,
  fileRow: FileRow<Row>,
): Promise<Row> {
  const row = await fileRow.insert();
  try {
    for (const [name, content] of Object.entries(contents)) await files.put(name, content);
    return row;
  } catch (error) {
    // A row whose files cannot be removed now stays for the cleanup.
    await Promise.all(Object.keys(contents).map((name) => files.remove(name)))
      .then(() => fileRow.delete(row))
      .catch(() => undefined);
    throw isStorageFull(error) ? storageFull() : error;
  }
}

type Pruning<Row> = {
  names(row: Row): readonly (string | null | undefined)[];
  /** False if the row is in use meanwhile: its files stay. */
  deleteRow(row: Row): Promise<boolean>;
  restoreRow(row: Row): Promise<unknown>;
};

/** With so many failures the store itself is down, and each further call may take 15 seconds. */
const FAILURES_MAX = 3;

/** @returns how many rows were deleted. @throws the first error, after the other rows */
export async function pruneFiles<Row>(
  files: Files,
  rows: readonly Row[],
  { names, deleteRow, restoreRow }: Pruning<Row>,
): Promise<number> {
  const errors: unknown[] = [];
  let pruned = 0;
  for (const row of rows) {
    if (errors.length === FAILURES_MAX) break;
    // The row first: it decides between the cleanup and a form that is sent at the same time.
    if (!(await deleteRow(row))) continue;
    try {
      for (const name of names(row)) if (name) await files.remove(name);
      pruned++;
    } catch (error) {
      // The next cleanup retries.
      await restoreRow(row);
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return pruned;
}

export const removeFileJob = defineJob(
  'remove-file',
  z.object({ name: z.string() }),
  ({ deps }: { deps: { files: Files } }, { name }) => deps.files.remove(name),
);

/** Removes files once the caller's transaction has committed, and retries until the store does. */
export async function removeAfterCommit(em: Em, jobs: Jobs, names: readonly string[]): Promise<void> {
  for (const name of names) await jobs.enqueue(em, removeFileJob, { name });
}
