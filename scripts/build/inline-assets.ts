/**
 * Turns each public page into one document: inlines its bundled script and purged style, preloads
 * its fonts and drops Vike's runtime. Only fonts and images remain separate requests.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PurgeCSS } from 'purgecss';
import { build } from 'vite';
import { pageFonts } from './page-fonts.ts';

const STYLE = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const SCRIPT = /<script\b[^>]*src="(\/assets\/entries\/[^"]+)"[^>]*><\/script>/g;
/** A script that the page fetches at an interaction: the attribute names its source. */
const LATE_SCRIPT = /data-script="(\/src\/[\w./-]+\.client\.ts)"/g;
/** React writes some attribute names in camel case; lower case is the HTML convention. */
const CAMEL =
  / (hrefLang|autoComplete|maxLength|minLength|dateTime|playsInline|popoverTarget|srcSet|fetchPriority|tabIndex|inputMode|noValidate|crossOrigin|referrerPolicy)=/g;
/** The slash of void elements has no meaning in HTML. */
const VOID = /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b([^>]*?)\s*\/>/g;
const FRAMEWORK = /<script id="vike_[^>]*>[\s\S]*?<\/script>|<link rel="(?:modulepreload|preload)"[^>]*>/g;

/** Included only if an analytics service is configured. */
const PAGE_VIEW = new URL('../../pages/(site)/page-view.client.ts', import.meta.url);

/** Prefetches links between public pages on hover. */
const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/affiliate-*', '/order-confirmation*', '/dev/*', '/api/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Error documents are ordinary pages, renamed here. */
const RENAMED: Record<string, string> = {
  'not-found/index.html': '404.html',
  'blog-not-found/index.html': 'blog-404.html',
};

export async function inlineAssets(client: URL): Promise<void> {
  const read = (path: string) => readFileSync(new URL(path.replace(/^\//, ''), client), 'utf8');
  const sourcesIn = (html: string, pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, source = '']) => source);
  // Vike's own 404.html belongs to the application areas and is replaced below.
  const names = globSync('**/*.html', { cwd: client }).filter((page) => page !== '404.html');
  const pages = new Map(names.map((page) => [page, read(page)]));
  const all = [...pages.values()].join('');
  const scripts = new Map<string, string>();
  for (const source of new Set(sourcesIn(all, SCRIPT)))
    scripts.set(source, await bundle(fileURLToPath(new URL(source.slice(1), client))));
  const lateScripts = new Map<string, { address: string; code: string }>();
  for (const source of new Set(sourcesIn(all, LATE_SCRIPT)))
    lateScripts.set(source, await writeLateScript(client, source));
  const pageView = await bundle(fileURLToPath(PAGE_VIEW));
  for (const [page, html] of pages) {
    const css = sourcesIn(html, STYLE).map(read).join('\n');
    const code = sourcesIn(html, SCRIPT)
      .map((source) => scripts.get(source))
      .join('\n');
    const late = [...lateScripts].filter(([source]) => html.includes(source));
    const document = late.reduce((text, [source, { address }]) => text.replaceAll(source, address), html);
    const seen = [code, ...late.map(([, script]) => script.code)].join('\n');
    writeFileSync(new URL(page, client), await finish(document, css, { code, seen, pageView }));
  }
  for (const source of scripts.keys()) rmSync(new URL(source.slice(1), client));
  for (const [from, to] of Object.entries(RENAMED)) {
    if (!pages.has(from)) continue;
    renameSync(new URL(from, client), new URL(to, client));
    rmSync(new URL(from.replace('/index.html', ''), client), { recursive: true });
  }
}

/** A module of its own, under a name that changes with its content. */
async function writeLateScript(client: URL, source: string) {
  const code = await bundle(fileURLToPath(new URL(`../..${source}`, import.meta.url)), 'es');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/${path.basename(source, '.client.ts')}.${hash}.js`;
  writeFileSync(new URL(address.slice(1), client), code);
  return { address, code };
}

/** Bundles an entry; the inlined ones as classic scripts, which need no module loader. */
async function bundle(input: string, format: 'iife' | 'es' = 'iife'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input,
        preserveEntrySignatures: format === 'es' ? 'strict' : false,
        output: { format },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`no script for ${input}`);
  return output.output[0].code.trim();
}

/** `seen`: every script that changes the page, the late ones too. */
type PageScripts = { code: string; seen: string; pageView: string };

async function finish(rendered: string, css: string, { code, seen, pageView }: PageScripts): Promise<string> {
  const bare = rendered
    .replace(STYLE, '')
    .replace(SCRIPT, '')
    .replace(FRAMEWORK, '')
    .replaceAll('<!-- -->', '')
    .replace(CAMEL, (name) => name.toLowerCase())
    .replace(VOID, '<$1$2>');
  const html = bare
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\n\s*/g, (gap, at: number) => (at < bare.indexOf('<body') ? '' : gap));
  const style = await purge(html, seen, css);
  const fonts = pageFonts(html, style);
  const scripts = `<script type="speculationrules">${SPECULATION}</script>${inline(code)}<x-variant when="analytics:on">${inline(pageView)}</x-variant>`;
  const rules = fonts.css.replaceAll('</', '<\\/');
  return html
    .replace('</title>', `</title>${fonts.preload}`)
    .replace('</head>', `<style>${rules}</style></head>`)
    .replace('</body>', () => `${scripts}</body>`);
}

const inline = (code: string) => `<script>${code.replaceAll('</script', '<\\/script')}</script>`;

/** Scripts set them. */
const DYNAMIC_ATTRIBUTES = [
  ...'aria-expanded aria-pressed aria-invalid aria-label aria-selected open hidden'.split(' '),
  ...'data-scrolled data-mantine-color-scheme data-currency data-price-due data-ready'.split(' '),
  ...'data-order data-outcome data-known'.split(' '),
];

async function purge(html: string, code: string, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [
      { raw: html, extension: 'html' },
      { raw: code, extension: 'js' },
    ],
    css: [{ raw: css }],
    safelist: [/^:/],
    keyframes: true,
    variables: true,
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
  });
  return result?.css ?? '';
}
