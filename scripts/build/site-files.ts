/** Web manifest, sitemap, robots.txt and feed, from the site record and the content. */
import { writeFileSync } from 'node:fs';
import { pageList } from '../../src/content/page-list.ts';
import { robotsTxt, rssXml, sitemapXml } from '../../src/content/seo.ts';
import { site } from '../../src/domain/site.ts';

export function writeManifest(client: URL): void {
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
  writeFileSync(new URL('manifest.webmanifest', client), `${JSON.stringify(manifest)}\n`);
}

/** For the link builder of the affiliate dashboard. */
export const writePageList = (client: URL): void =>
  writeFileSync(new URL('page-list.json', client), JSON.stringify(pageList()));

/** The origin stays a placeholder: the server replaces it at startup. */
export function writeSearchFiles(client: URL): void {
  const origin = '__ORIGIN__';
  writeFileSync(new URL('sitemap.xml', client), sitemapXml(origin));
  writeFileSync(new URL('robots.txt', client), robotsTxt(origin));
  writeFileSync(new URL('blog/rss.xml', client), rssXml(origin));
}
