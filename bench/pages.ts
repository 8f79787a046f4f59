/** Transfer size of every public page. */
import { globSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { HOME_BYTES_MAX, PAGE_BYTES_MAX } from '../server/http/static/static-store.ts';
import { type Answer, send } from './support/http.ts';
import { startSite, withProcesses } from './support/processes.ts';
import { atMost, count, type Group, kB } from './support/report.ts';

const SCRIPT_BYTES_MAX = 3_000;
const FONT_BYTES_MAX = 30_000;

const best = (text: string): number =>
  text === ''
    ? 0
    : brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The first request waits for the compression; the steady state counts. */
export async function fetchBest(port: number, path: string): Promise<Answer> {
  const headers = { 'Accept-Encoding': 'br' };
  await send(port, path, { headers });
  await sleep(60);
  return await send(port, path, { headers });
}

type Weight = { path: string; page: number; script: number; fonts: string[] };

async function weigh(port: number, path: string): Promise<Weight> {
  const { status, body } = await fetchBest(port, path);
  if (status !== 200 && status !== 404) throw new Error(`${path} answered ${status}`);
  const html = brotliDecompressSync(body).toString('utf8');
  const scripts = [
    ...html.matchAll(
      /<script(?![^>]*type="(?:application\/ld\+json|speculationrules)")[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ];
  return {
    path,
    page: body.length,
    script: best(scripts.map((match) => match[1]).join('\n')),
    fonts: [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g)].map(
      (match) => match[1] ?? '',
    ),
  };
}

const KINDS: [string, RegExp][] = [
  ['home', /^\/$/],
  ['blog article', /^\/blog\/./],
  ['country page', /^\/cheap-website-design-/],
  ['legal page', /-policy$|^\/terms/],
  ['portfolio', /^\/portfolio$/],
  ['why-tree', /^\/why-tree$/],
  ['blog list', /^\/blog$/],
  ['affiliate information', /^\/affiliate$/],
  ['country and city list', /^\/locations$/],
  ['city or industry page', /^\/[^/]+$/],
];

export async function benchPages(): Promise<Group> {
  const { found, fonts } = await withProcesses(async (keep, folder) => {
    const { port } = await keep(startSite(folder));
    const made = globSync('**/index.html', { cwd: new URL('../dist/client', import.meta.url) });
    const paths = made.map((file) => `/${file.replace(/\/?index\.html$/, '')}`).sort();
    const found: Weight[] = [];
    for (const path of [...paths, '/no-such-page']) found.push(await weigh(port, path));
    const fonts: number[] = [];
    for (const font of new Set(found.flatMap((weight) => weight.fonts)))
      fonts.push((await send(port, font)).body.length);
    return { found, fonts };
  });
  const byKind = Map.groupBy(found, ({ path }) => KINDS.find(([, pattern]) => pattern.test(path))?.[0]);
  const rows = KINDS.flatMap(([kind]) => {
    const of = byKind.get(kind) ?? [];
    const [heaviest] = of.toSorted((a, b) => b.page - a.page);
    if (!heaviest) return [];
    const label = of.length > 1 ? `${kind}: heaviest of ${of.length}, \`${heaviest.path}\`` : kind;
    return [
      atMost(label, heaviest.page, kind === 'home' ? HOME_BYTES_MAX : PAGE_BYTES_MAX, kB),
      atMost(
        `${kind}: of which script`,
        Math.max(...of.map((weight) => weight.script)),
        SCRIPT_BYTES_MAX,
        kB,
      ),
    ];
  });
  const mean = found.reduce((sum, weight) => sum + weight.page, 0) / found.length;
  return {
    title: 'Weight of public pages (one document each: HTML, CSS and script, brotli)',
    rows: [
      ...rows,
      atMost('heaviest preloaded font file', Math.max(0, ...fonts), FONT_BYTES_MAX, kB),
      { what: 'pages weighed', value: count(found.length) },
      { what: 'mean of all pages', value: kB(mean) },
    ],
  };
}
