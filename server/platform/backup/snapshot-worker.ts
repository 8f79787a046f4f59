/** Packs and verifies a copy of the embedded database, in a process of its own. */
import { type BackupConfig, backup } from './backup.ts';

/** From the parent: the environment it was read from may have changed since. */
export type SnapshotOrder = { config: BackupConfig; target: string; folder: string; atLeast: string };

process.once('message', (order: SnapshotOrder) => {
  const { config, target, folder, atLeast } = order;
  backup(config, target, { open: async () => ({ folder, atLeast }), withFiles: false })
    .catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    })
    .finally(() => process.disconnect?.());
});
