/** Files beside the pages: for browsers, search engines, scripts of pages, and the server. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pageList } from '../../src/content/page-list.ts';
import { robotsTxt, rssXml, sitemapXml } from '../../src/content/seo.ts';
import { site } from '../../src/domain/site.ts';

const manifest = {
  name: site.brand,
  short_name: site.brand,
  description: site.tagline,
  start_url: '/',
  display: 'browser',
  theme_color: site.themeColor,
  background_color: '#faf5e9',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const REFERENCE = new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference'));
/** Its zod would test whether `Function` works, which the page's content policy reports. */
const NO_EVAL = 'globalThis.__zod_globalConfig={jitless:true};\n';

/** With the addresses that the fonts have in the build. */
function styleOf(root: URL, names: readonly string[]): string {
  const files = readdirSync(new URL('dist/client/assets/static/', root));
  return names
    .map((name) => readFileSync(new URL(`src/ui/styles/${name}.css`, root), 'utf8'))
    .join('\n')
    .replace(/\.\.\/fonts\/(\w+)\.woff2/g, (_, name: string) => {
      const file = files.find((one) => one.startsWith(`${name}.`) && one.endsWith('.woff2'));
      if (!file) throw new Error(`the build has no font ${name}`);
      return `/assets/static/${file}`;
    });
}

export function writeSiteFiles(root: URL): void {
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(new URL(`dist/${name}`, root), content);
  write('client/manifest.webmanifest', `${JSON.stringify(manifest)}\n`);
  // The origin stays a placeholder: the server replaces it at startup.
  write('client/sitemap.xml', sitemapXml('__ORIGIN__'));
  write('client/robots.txt', robotsTxt('__ORIGIN__'));
  write('client/blog/rss.xml', rssXml('__ORIGIN__'));
  // For the link builder of the affiliate dashboard.
  write('client/page-list.json', JSON.stringify(pageList()));
  // For the pages that the server writes itself.
  write('client/brand-fonts.css', styleOf(root, ['fonts']));
  // Not into the folder of the pages: the server would keep it in memory, and compress it again.
  mkdirSync(new URL('dist/api-reference/', root), { recursive: true });
  // 4 MB otherwise.
  const script = gzipSync(NO_EVAL + readFileSync(REFERENCE, 'utf8'), { level: 9 });
  write('api-reference/reference.js.gz', script);
  write('api-reference/reference.css', styleOf(root, ['fonts', 'tokens']));
}
