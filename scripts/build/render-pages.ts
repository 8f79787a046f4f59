/** Renders every page with Vike. A process of its own, so that its output can be held back. */
import { existsSync } from 'node:fs';
import { build } from 'vike/api';

// Vike may log the error of a bundle and end as if nothing had happened.
process.exitCode = 1;
await build({ viteConfig: { logLevel: process.argv.includes('--verbose') ? 'info' : 'warn' } });
// It renders the pages last.
if (existsSync('dist/server/entry.mjs') && existsSync('dist/client/index.html')) process.exitCode = 0;
