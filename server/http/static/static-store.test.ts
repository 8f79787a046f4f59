/** The files of the build over a real socket: addresses, types, caching, compression. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStaticSite, type StaticSite } from '#server/testing/static-site.ts';
import type { StaticStore } from './static-store.ts';

const LONG = `<main>${'<p>Paper from trees.</p>'.repeat(40)}</main>`;
const FILM = Buffer.alloc(20_000, 1);
const SMALL = 'x'.repeat(599);
const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'portfolio/index.html': '<h1>Portfolio</h1>',
  'about.html': '<h1>About</h1>',
  'demo-checkout/index.html': '<h1>Checkout</h1>',
  'long/index.html': LONG,
  '404.html': '<h1>Not found</h1>',
  'blog-404.html': '<h1>Article not found</h1>',
  'assets/app.a1b2c3d4.js': `export const text = '${'long '.repeat(200)}';`,
  'assets/small.a1b2c3d4.css': SMALL,
  'assets/just.a1b2c3d4.css': `${SMALL}x`,
  'blog/rss.xml': '<rss>__ORIGIN__</rss>',
  'robots.txt': 'Sitemap: __ORIGIN__/sitemap.xml',
  'data.json': '{"at":"__ORIGIN__"}',
  'photo.JPG': Buffer.alloc(16 * 1024, 1),
  'font.woff2': Buffer.alloc(40_000, 1),
  'large.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(20_000)}</svg>`,
  'unknown.bin': 'x',
  'film.mp4': FILM,
};

let site: StaticSite;
let store: StaticStore;
beforeAll(async () => {
  site = await openStaticSite(FILES);
  mkdirSync(path.join(site.folder, 'empty.html'));
});
afterAll(() => site.close());
beforeEach(() => {
  store = site.load();
});
const get: StaticSite['get'] = (...asked) => site.get(...asked);

describe('addresses', () => {
  it.each<[string, number, string]>([
    ['/', 200, 'Home'],
    ['/portfolio', 200, 'Portfolio'],
    ['/about', 200, 'About'],
    ['/404', 404, 'Not found'],
    ['/blog-404', 404, 'Article not found'],
  ])('%s is the page with status %i', async (address, status, text) => {
    const page = await get(address);
    expect([page.status, page.body.toString()]).toEqual([status, `<h1>${text}</h1>`]);
  });

  it('other addresses are not in the store', async () => {
    for (const address of [
      '/nope',
      '/index.html',
      '/portfolio/',
      '/portfolio/index.html',
      '/empty',
      '/robots',
    ])
      expect([address, (await get(address)).status]).toEqual([address, 418]);
  });

  it('the store counts its pages and the bytes that it holds in memory', async () => {
    const bytes = Object.entries(FILES)
      .filter(([name]) => name !== 'film.mp4')
      .reduce((sum, [, content]) => sum + Buffer.byteLength(content), 0);
    const origins = 2 * ('http://localhost:3000'.length - '__ORIGIN__'.length);
    expect(store.size()).toEqual({ pages: 7, bytes: bytes + origins });
  });
});

describe('types and caching', () => {
  const DAY = 'public, max-age=86400';
  it.each<[string, string, string]>([
    ['/', 'text/html; charset=utf-8', 'public, max-age=300, stale-while-revalidate=600'],
    ['/demo-checkout', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/app.a1b2c3d4.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'text/plain; charset=utf-8', DAY],
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8', DAY],
    ['/photo.JPG', 'image/jpeg', DAY],
    ['/font.woff2', 'font/woff2', DAY],
    ['/large.svg', 'image/svg+xml', DAY],
    ['/unknown.bin', 'application/octet-stream', DAY],
    ['/film.mp4', 'video/mp4', DAY],
  ])('%s is %s, %s', async (address, type, caching) => {
    expect((await get(address)).headers).toMatchObject({
      'content-type': type,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
    });
  });

  it('texts for crawlers contain the origin; data is not changed', async () => {
    expect((await get('/robots.txt')).body.toString()).toBe('Sitemap: http://localhost:3000/sitemap.xml');
    expect((await get('/blog/rss.xml')).body.toString()).toBe('<rss>http://localhost:3000</rss>');
    expect((await get('/data.json')).body.toString()).toBe('{"at":"__ORIGIN__"}');
  });

  it.each(['/', '/robots.txt', '/photo.JPG', '/film.mp4'])(
    '%s is sent again only if it changed',
    async (address) => {
      const first = await get(address);
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"[\w-]{5,22}"$/);
      for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const unchanged = await get(address, { 'if-none-match': header });
        expect([header, unchanged.status, unchanged.body.length]).toEqual([header, 304, 0]);
        expect(unchanged.headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'] });
      }
      for (const header of ['"other"', etag.slice(1, -1), ''])
        expect([header, (await get(address, { 'if-none-match': header })).status]).toEqual([header, 200]);
    },
  );

  it('the tag of a file in memory follows its content, and of a film its time', async () => {
    const tags = async () => {
      site.load();
      return [(await get('/about')).headers.etag, (await get('/film.mp4')).headers.etag];
    };
    const before = await tags();
    expect(await tags()).toEqual(before);
    writeFileSync(path.join(site.folder, 'about.html'), '<h1>Other</h1>');
    utimesSync(path.join(site.folder, 'film.mp4'), 1, 1);
    const after = await tags();
    expect(after.map((tag, index) => tag !== before[index])).toEqual([true, true]);
    writeFileSync(path.join(site.folder, 'about.html'), '<h1>About</h1>');
  });

  it('an error page is sent in full, whatever tag the browser has', async () => {
    const { etag } = (await get('/404')).headers;
    expect((await get('/404', { 'if-none-match': String(etag) })).status).toBe(404);
  });

  it('a 304 names no type, because it has no content', async () => {
    const { etag } = (await get('/')).headers;
    const { headers } = await get('/', { 'if-none-match': String(etag) });
    expect([headers['content-type'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  });
});

describe('compression', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  it.each(['br', 'gzip'] as const)(
    '%s has the same content, also when it is asked for again',
    async (encoding) => {
      const header = { 'accept-encoding': encoding };
      const pages = await Promise.all([get('/long', header), get('/long', header)]);
      for (const { headers, body } of [...pages, await get('/long', header)]) {
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          'content-length': String(body.length),
          vary: 'Accept-Encoding',
        });
        expect(body.length).toBeLessThan(LONG.length / 4);
        expect(unpack[encoding](body).toString()).toBe(LONG);
      }
    },
  );

  it('a HEAD request gets the headers of the compressed page and no content', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const header = { 'accept-encoding': encoding };
      const [whole, head] = [await get('/long', header), await get('/long', header, 'HEAD')];
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(head.headers['content-length']).toBe(whole.headers['content-length']);
      expect(head.headers['content-encoding']).toBe(whole.headers['content-encoding']);
    }
  });

  it.each<[string, boolean]>([
    ['/assets/app.a1b2c3d4.js', true],
    ['/assets/just.a1b2c3d4.css', true],
    ['/assets/small.a1b2c3d4.css', false],
    ['/large.svg', true],
    ['/photo.JPG', false],
    ['/font.woff2', false],
    ['/film.mp4', false],
  ])('%s is compressed: %s', async (address, isCompressed) => {
    const { headers } = await get(address, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe(isCompressed ? 'br' : undefined);
  });
});
