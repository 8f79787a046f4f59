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

/** Makes each script once, however many pages have it. */
function createCache<T>(make: (key: string) => Promise<T>) {
  const made = new Map<string, Promise<T>>();
  return {
    made,
    get(key: string): Promise<T> {
      const known = made.get(key) ?? make(key);
      made.set(key, known);
      return known;
    },
  };
}

export async function inlineAssets(client: URL): Promise<void> {
  const read = (path: string) => readFileSync(new URL(path.replace(/^\//, ''), client), 'utf8');
  const scripts = createCache((path) => bundle(fileURLToPath(new URL(path.slice(1), client))));
  const late = createCache((source) => writeLateScript(client, source));
  // Vike's own 404.html belongs to the application areas and is replaced below.
  const pages = globSync('**/*.html', { cwd: client }).filter((page) => page !== '404.html');
  const pageView = await bundle(fileURLToPath(PAGE_VIEW));
  for (const page of pages) {
    const html = read(page);
    const css = [...html.matchAll(STYLE)].map((match) => read(match[1] ?? '')).join('\n');
    const code = (
      await Promise.all([...html.matchAll(SCRIPT)].map((match) => scripts.get(match[1] ?? '')))
    ).join('\n');
    const fetched = await Promise.all(
      [...html.matchAll(LATE_SCRIPT)].map(([, source]) => late.get(source ?? '')),
    );
    const document = fetched.reduce((text, { source, address }) => text.replaceAll(source, address), html);
    const seen = [code, ...fetched.map((script) => script.code)].join('\n');
    writeFileSync(new URL(page, client), await finish(document, css, { code, seen, pageView }));
  }
  for (const path of scripts.made.keys()) rmSync(new URL(path.slice(1), client));
  for (const [from, to] of Object.entries(RENAMED)) {
    if (!pages.includes(from)) continue;
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
  return { source, address, code };
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
