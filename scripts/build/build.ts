/**
 * `npm run build`: Vike renders every page; each public page becomes one self-contained document.
 */
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { build } from 'vike/api';
import { siteOverrides } from '../../src/domain/site.ts';
import { writeFormMessages } from './form-messages.ts';
import { inlineAssets } from './inline-assets.ts';
import { drawPreviews } from './og-images.ts';
import { writePageWeights } from './page-weights.ts';
import { writeManifest, writeSearchFiles } from './site-files.ts';

const ROOT = new URL('../..', import.meta.url);
const started = performance.now();
const startedAt = new Date();

process.chdir(ROOT.pathname);
// dist/.compiled stays: the compile cache is keyed by content.
for (const made of ['client', 'server', 'build.json'])
  rmSync(new URL(`dist/${made}`, ROOT), { recursive: true, force: true });
await build({ viteConfig: { logLevel: 'warn' } });
const client = new URL('dist/client/', ROOT);
const pages = await inlineAssets(client);
writePageWeights(client);
writeManifest(client);
writeSearchFiles(client);
writeFormMessages(new URL('dist/', ROOT));
const drawn = await drawPreviews(client, new URL('.cache/og/', ROOT));
console.info(
  `${pages} pages finished, ${drawn} preview pictures drawn in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);

// `npm start` compares this file with the sources. Dated at the start of the build, because later
// changes are not in it.
const stamp = new URL('dist/build.json', ROOT);
writeFileSync(stamp, JSON.stringify({ overrides: JSON.stringify(siteOverrides(process.env)) }));
utimesSync(stamp, startedAt, startedAt);
