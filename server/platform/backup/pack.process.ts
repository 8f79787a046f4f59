/**
 * Packs and verifies a copy of the embedded database. snapshots.ts runs
 * `pack.process.ts TARGET FOLDER POSITION`.
 */
import { loadConfig } from '../config.ts';
import { backup } from './backup.ts';

const [target = '', folder = '', atLeast = ''] = process.argv.slice(2);
await backup(loadConfig(process.env), target, { open: async () => ({ folder, atLeast }), withFiles: false });
