/** `npm run build`: Vike renders every page; each public one becomes a self-contained document. */
import { spawnSync } from 'node:child_process';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { site } from '../../src/domain/site.ts';
import { writeBanners } from './affiliate/banners.ts';
import { inlineAssets } from './inline-assets.ts';
import { drawPreviews } from './og-images.ts';
import { writePageWeights } from './page-weights.ts';
import { writeSiteFiles } from './site-files.ts';

const ROOT = new URL('../..', import.meta.url);
const RENDERER = fileURLToPath(new URL('render-pages.ts', import.meta.url));
const OUTPUT_BYTES_MAX = 64 * 1024 ** 2;
const started = performance.now();
const startedAt = new Date();

/** Prints what the renderer wrote only if it fails. */
function renderPages(): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', RENDERER],
    { encoding: 'utf8', maxBuffer: OUTPUT_BYTES_MAX },
  );
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  console.error('The pages could not be built: the output above says why.');
  process.exit(status ?? 1);
}

process.chdir(fileURLToPath(ROOT));
// dist/.compiled stays: the compile cache is keyed by content.
for (const made of ['client', 'server', 'build.json'])
  rmSync(new URL(`dist/${made}`, ROOT), { recursive: true, force: true });
console.error('Bundling the code ...');
renderPages();
console.error('Building pages ...');
const client = new URL('dist/client/', ROOT);
await inlineAssets(client);
writePageWeights(client);
writeBanners(client);
writeSiteFiles(ROOT);
console.error('Drawing preview pictures ...');
await drawPreviews(client, new URL('.cache/og/', ROOT));
console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

// `npm start` compares this file with the sources. Dated at the start of the build, because later
// changes are not in it.
const stamp = new URL('dist/build.json', ROOT);
writeFileSync(stamp, JSON.stringify(site));
utimesSync(stamp, startedAt, startedAt);
