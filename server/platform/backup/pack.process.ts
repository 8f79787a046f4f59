/**
 * Packs a copy of the embedded database's files and verifies the result. Started by snapshots.ts,
 * which sends one PackOrder.
 */
import { type BackupConfig, backup } from './backup.ts';

/** The parent sends the configuration: the environment may have changed since it was read. */
export type PackOrder = { config: BackupConfig; target: string; folder: string; atLeast: string };

process.once('message', (order: PackOrder) => {
  const { config, target, folder, atLeast } = order;
  backup(config, target, { open: async () => ({ folder, atLeast }), withFiles: false })
    .catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    })
    .finally(() => process.disconnect?.());
});
