/**
 * Measures the built pages and writes the figures into /why-tree: kilobytes of a first view, and
 * grams of CO2e by the Sustainable Web Design Model, version 4 (running the system, not making it).
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { co2 } from '@tgwf/co2';
import { MEDIAN_PAGE_BYTES, measuredPages } from '../../src/content/why-tree/why-tree.ts';

type Footprint = { totalOperationalCO2e: number };
const model = new co2({ model: 'swd', version: 4, results: 'segment' });
const gramsOf = (bytes: number): number =>
  (model.perByte(bytes, false) as unknown as Footprint).totalOperationalCO2e;

/** Files that a browser fetches before the first scroll: preloaded fonts and eager pictures. */
const FIRST_VIEW =
  /<link[^>]*rel="preload"[^>]*href="(\/[^"]+)"|<img(?![^>]*loading="lazy")[^>]*src="(\/[^"]+)"/g;

function bytesOf(client: URL, page: string): number {
  const html = readFileSync(new URL(page === '/' ? 'index.html' : `${page.slice(1)}/index.html`, client));
  const files = [...html.toString().matchAll(FIRST_VIEW)].map(([, font, picture]) => font ?? picture ?? '');
  return [...new Set(files)].reduce(
    (sum, file) => sum + statSync(new URL(file.slice(1), client)).size,
    brotliCompressSync(html).length,
  );
}

export function writePageWeights(client: URL): void {
  const figures = new Map<string, string>();
  const describe = (key: string, bytes: number) => {
    figures.set(`{{kilobytes ${key}}}`, Math.round(bytes / 1000).toLocaleString('en-GB'));
    figures.set(`{{grams ${key}}}`, gramsOf(bytes).toFixed(bytes < 100_000 ? 4 : 2));
    figures.set(`{{share ${key}}}`, ((bytes / MEDIAN_PAGE_BYTES) * 100).toFixed(1));
  };
  describe('median', MEDIAN_PAGE_BYTES);
  for (const { path } of measuredPages) describe(path, bytesOf(client, path));
  const file = new URL('why-tree/index.html', client);
  const html = readFileSync(file, 'utf8').replace(/\{\{(?:kilobytes|grams|share) [^}]+\}\}/g, (token) => {
    const figure = figures.get(token);
    if (!figure) throw new Error(`/why-tree asks for ${token}, which is not measured`);
    return figure;
  });
  writeFileSync(file, html);
}
