/**
 * `npm run build`: Vike renders every page; each public page becomes one self-contained document.
 * Shows progress; `--verbose` shows the output of Vite and Vike instead.
 */
import { spawn } from 'node:child_process';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { site } from '../../src/domain/site.ts';
import { startProgress } from '../progress.ts';
import { writeApiReference, writeBrandFonts } from './api-reference.ts';
import { writeBanners } from './banners.ts';
import { writeFormMessages } from './form-messages.ts';
import { inlineAssets } from './inline-assets.ts';
import { drawPreviews } from './og-images.ts';
import { writePageWeights } from './page-weights.ts';
import { writeManifest, writePageList, writeSearchFiles } from './site-files.ts';

const ROOT = new URL('../..', import.meta.url);
const RENDERER = fileURLToPath(new URL('render-pages.ts', import.meta.url));
const verbose = process.argv.includes('--verbose');
const started = performance.now();
const startedAt = new Date();

/** Prints what the renderer wrote only if it fails, or with `--verbose`. */
async function renderPages(): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', RENDERER, ...(verbose ? ['--verbose'] : [])];
  const renderer = spawn(process.execPath, args, { stdio: verbose ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  renderer.stdout?.on('data', (part: Buffer) => output.push(part));
  renderer.stderr?.on('data', (part: Buffer) => output.push(part));
  const code = await new Promise<number>((resolve, reject) => {
    renderer.once('error', reject);
    renderer.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  console.error('The pages could not be built: the output above says why.');
  process.exit(code);
}

process.chdir(fileURLToPath(ROOT));
// dist/.compiled stays: the compile cache is keyed by content.
for (const made of ['client', 'server', 'build.json'])
  rmSync(new URL(`dist/${made}`, ROOT), { recursive: true, force: true });
const bundling = startProgress('Bundling the code');
await renderPages();
bundling.end();
const client = new URL('dist/client/', ROOT);
const pages = startProgress('Building pages');
await inlineAssets(client, pages.update);
pages.end();
writePageWeights(client);
writeManifest(client);
writeSearchFiles(client);
writePageList(client);
writeBanners(client);
writeFormMessages(new URL('dist/', ROOT));
writeApiReference(ROOT);
writeBrandFonts(ROOT);
const pictures = startProgress('Drawing preview pictures');
await drawPreviews(client, new URL('.cache/og/', ROOT), pictures.update);
pictures.end();
process.stderr.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);

// `npm start` compares this file with the sources. Dated at the start of the build, because later
// changes are not in it.
const stamp = new URL('dist/build.json', ROOT);
writeFileSync(stamp, JSON.stringify(site));
utimesSync(stamp, startedAt, startedAt);
