/** Renders every page with Vike. A process of its own, so that its output can be held back. */
import { build } from 'vike/api';

await build({ viteConfig: { logLevel: process.argv.includes('--verbose') ? 'info' : 'warn' } });
