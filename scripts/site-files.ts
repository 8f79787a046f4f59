/** Small files that follow from the site record: icons (public/, run by hand) and the web manifest (every build). */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { robotsTxt, rssXml, sitemapXml } from '../src/content/seo.ts';
import { site } from '../src/domain/site.ts';

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

/** Sitemap, robots and feed. The origin stays a token: the server puts its own in when it starts. */
export function writeSearchFiles(client: URL): void {
  const origin = '__ORIGIN__';
  writeFileSync(new URL('sitemap.xml', client), sitemapXml(origin));
  writeFileSync(new URL('robots.txt', client), robotsTxt(origin));
  writeFileSync(new URL('blog/rss.xml', client), rssXml(origin));
}

/** One PNG in the old container, for readers that ask for /favicon.ico without looking at the page. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** `node scripts/site-files.ts` redraws the icons from public/favicon.svg. */
if (import.meta.main) {
  const folder = new URL('../public/', import.meta.url);
  const drawing = readFileSync(new URL('favicon.svg', folder), 'utf8');
  const square = drawing.replace(/ rx="9"/, '');
  const save = (svg: string, size: number, name: string) =>
    sharp(Buffer.from(svg), { density: 72 * (size / 40) * 1.4 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(new URL(name, folder).pathname);
  await save(drawing, 48, 'favicon-48.png');
  writeFileSync(new URL('favicon.ico', folder), ico(readFileSync(new URL('favicon-48.png', folder)), 48));
  await save(drawing, 96, 'favicon-96.png');
  await save(square, 180, 'apple-touch-icon.png');
  await save(drawing, 192, 'icon-192.png');
  await save(drawing, 512, 'icon-512.png');
  await save(
    square
      .replace('viewBox="0 0 40 40"', 'viewBox="-5 -5 50 50"')
      .replace('<rect width="40" height="40"', '<rect x="-5" y="-5" width="50" height="50"'),
    512,
    'icon-maskable.png',
  );
}
