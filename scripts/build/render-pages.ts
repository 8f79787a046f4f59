/** Renders every page with Vike. A process of its own: the build shows its output if it fails. */
import { existsSync } from 'node:fs';
import { build } from 'vike/api';

// Vike may log the error of a bundle and end as if nothing had happened.
process.exitCode = 1;
await build({ viteConfig: { logLevel: 'warn' } });
// It renders the pages last.
if (existsSync('dist/server/entry.mjs') && existsSync('dist/client/index.html')) process.exitCode = 0;
