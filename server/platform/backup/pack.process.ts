/** Packs a frozen copy of the embedded database and checks the result: `pack.process.ts TARGET FOLDER POSITION`, started by snapshots.ts. */
import { loadConfig } from '../config.ts';
import { backup } from './backup.ts';

const [target = '', folder = '', atLeast = ''] = process.argv.slice(2);
await backup(loadConfig(process.env), target, { open: async () => ({ folder, atLeast }), withFiles: false });
