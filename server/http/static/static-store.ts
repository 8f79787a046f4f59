/**
 * Serves the build's output: pages and small assets from memory, larger files from disk with
 * ranges. It runs before the router, on Node's own objects, because it handles most traffic.
 */
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { getMimeType, mimes } from 'hono/utils/mime';
import {
  assetHeaders,
  commonHeaders,
  PAGE_HEADERS,
  publicPolicy,
} from '#server/http/security/security-headers.ts';
import type { Config } from '#server/platform/config/config.ts';
import { NO_FACTS, type PageFacts } from '#src/domain/page-facts.ts';
import { paths } from '#src/domain/paths.ts';
import { QUOTES_SHOWN } from '#src/domain/project/review/review.rules.ts';
import { factsOn, hasReviews, injectRuntimeValues } from './inject-runtime-values.ts';
import {
  type Header,
  matchesEtag,
  type PreparedResponse,
  prepareResponse,
  sendPrepared,
} from './prepared-response.ts';

export type StaticStore = ReturnType<typeof createStaticStore>;

/** A page of the build without the server's values. As a string it takes twice the memory. */
type PageWithFacts = { pathname: string; template: Buffer; facts: readonly (keyof PageFacts)[] };

type Build = {
  pagesWithFacts: PageWithFacts[];
  memory: Map<string, PreparedResponse>;
  disk: Map<string, DiskFile>;
};

/** The pages are prepared without what the database knows. */
function readBuild(folder: string, config: Config): Build {
  const build: Build = { pagesWithFacts: [], memory: new Map(), disk: new Map() };
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const file = path.join(item.parentPath, item.name);
    const relative = path.relative(folder, file).split(path.sep).join('/');
    if (relative.endsWith('.html')) {
      const pathname = `/${relative.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
      const template = readFileSync(file);
      const html = template.toString();
      const facts = factsOn(html);
      if (facts.length > 0) build.pagesWithFacts.push({ pathname, template, facts });
      build.memory.set(pathname, preparePage(pathname, html, config));
      continue;
    }
    const asset = prepareAsset(`/${relative}`, file, config);
    if ('file' in asset) build.disk.set(`/${relative}`, asset);
    else build.memory.set(`/${relative}`, asset);
  }
  return build;
}

export function createStaticStore(folder: string, config: Config) {
  const { pagesWithFacts, memory, disk } = readBuild(folder, config);
  // The shortest address first: the home page.
  pagesWithFacts.sort((a, b) => a.pathname.length - b.pathname.length);
  let shown = NO_FACTS;

  return {
    /** @returns false if the address is not in the store */
    serve(request: IncomingMessage, response: ServerResponse, pathname: string, status?: number): boolean {
      const entry = memory.get(pathname);
      if (entry) {
        sendPrepared(entry, request, response, status ?? entry.status);
        return true;
      }
      const file = disk.get(pathname);
      if (!file) return false;
      sendFile(file, request, response);
      return true;
    },
    /**
     * Prepares the pages again that show a fact which has changed, and replaces each when it is
     * ready. Call it again only after it has ended.
     */
    async show(latest: PageFacts): Promise<void> {
      for (const { pathname, template, facts } of pagesWithFacts)
        if (facts.some((fact) => !isDeepStrictEqual(latest[fact], shown[fact])))
          memory.set(pathname, await preparePageWithin(pathname, template.toString(), config, latest));
      shown = latest;
    },
    size: () => ({
      pages: [...memory.keys()].filter((key) => !/[.?]/.test(key)).length,
      bytes: [...memory.values()].reduce((sum, entry) => sum + entry.body.length, 0),
    }),
  };
}

/** Larger pictures and films stay on disk: the preview images alone are some megabytes. */
const PICTURE_IN_MEMORY_BYTES_MAX = 16 * 1024;
const PICTURE = /^(image|video)\//;
const TYPES: Record<string, string> = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  vtt: 'text/vtt; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml|rss)|image\/svg)/;
const PAGE_CACHING = 'public, max-age=300, stale-while-revalidate=600';
/** With the poll of the nodes, a review is on its pages within a minute, in every browser. */
const REVIEWED_CACHING = 'public, max-age=30';
const NOT_FOUND_PAGES = ['/404', '/blog-404'];

export function preparePage(
  pathname: string,
  template: string,
  config: Config,
  facts?: PageFacts,
  quotesMax?: number,
): PreparedResponse {
  const built = injectRuntimeValues(template, config);
  const html = facts ? injectRuntimeValues(template, config, facts, quotesMax) : built;
  const isPrivateKind = pathname === paths.demoCheckout;
  const outside = {
    stripe: Boolean(config.stripe.publishableKey && config.stripe.buyButtonId),
    analyticsOrigin: config.analytics ? new URL(config.analytics.scriptUrl).origin : null,
  };
  const headers: Header[] = [
    ['Content-Type', contentTypeOf('index.html')],
    ['Cache-Control', isPrivateKind ? 'no-cache' : hasReviews(template) ? REVIEWED_CACHING : PAGE_CACHING],
    ['Vary', 'Accept-Encoding'],
    // Of the page before facts are inserted: a script that came with them is blocked.
    ['Content-Security-Policy', publicPolicy(built, outside)],
    ...PAGE_HEADERS.public,
    ...commonHeaders(config),
  ];
  return prepareResponse(Buffer.from(html), headers, NOT_FOUND_PAGES.includes(pathname) ? 404 : 200, true);
}

/** With as many quotes as the page's budget allows: samples give way to real reviews. */
export async function preparePageWithin(
  pathname: string,
  template: string,
  config: Config,
  facts: PageFacts,
): Promise<PreparedResponse> {
  const { reviews } = facts;
  for (let quotesMax = reviews.quotes.length > 0 ? QUOTES_SHOWN : 0; quotesMax > 0; quotesMax--) {
    const page = preparePage(pathname, template, config, facts, quotesMax);
    if (await fitsBudget(pathname, page.body)) return page;
  }
  return preparePage(pathname, template, config, { ...facts, reviews: { ...reviews, quotes: [] } });
}

function contentTypeOf(pathname: string): string {
  if (pathname.endsWith('/rss.xml')) return 'application/rss+xml; charset=utf-8';
  return getMimeType(pathname, TYPES) ?? 'application/octet-stream';
}

export function prepareAsset(pathname: string, file: string, config: Config): PreparedResponse | DiskFile {
  const type = contentTypeOf(pathname);
  const hashed = pathname.startsWith('/assets/');
  const headers: Header[] = [
    ['Content-Type', type],
    ['Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'],
    ...commonHeaders(config),
    ...assetHeaders(type),
  ];
  const { size, mtimeMs } = statSync(file);
  if (size > PICTURE_IN_MEMORY_BYTES_MAX && PICTURE.test(type) && !COMPRESSIBLE.test(type)) {
    const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    return { file, size, etag, headers };
  }
  const raw = readFileSync(file);
  // Sitemap, robots and feed contain the origin too.
  const body = /\.(xml|txt)$/.test(file)
    ? Buffer.from(injectRuntimeValues(raw.toString('utf8'), config))
    : raw;
  return prepareResponse(body, [...headers, ['Vary', 'Accept-Encoding']], 200, COMPRESSIBLE.test(type));
}

/** What a public page may weigh over the network. `npm run bench` compares every page with it. */
export const HOME_BYTES_MAX = 20_000;
export const PAGE_BYTES_MAX = 15_000;

const compress = promisify(brotliCompress);
/** The quick level settles most pages; the best one, which is sent, decides the others. */
const QUALITIES = [5, 11];

async function fitsBudget(pathname: string, body: Buffer): Promise<boolean> {
  const max = pathname === '/' ? HOME_BYTES_MAX : PAGE_BYTES_MAX;
  for (const quality of QUALITIES) {
    const { length } = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    if (length <= max) return true;
  }
  return false;
}

type DiskFile = { file: string; size: number; etag: string; headers: Header[] };

/** @returns the range with both ends inclusive; null for one outside the file */
function rangeOf(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return { isPartial: false, range: { start: 0, end: size - 1 } };
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return { isPartial: true, range: start > end ? null : { start, end } };
}

function sendFile(file: DiskFile, request: IncomingMessage, response: ServerResponse): void {
  const headers: Header[] = [...file.headers, ['ETag', file.etag], ['Accept-Ranges', 'bytes']];
  const respond = (status: number, ...more: Header[]) =>
    response.writeHead(status, [...headers, ...more].flat());
  if (matchesEtag(request.headers['if-none-match'], file.etag)) {
    respond(304).end();
    return;
  }
  const { isPartial, range } = rangeOf(request.headers.range, file.size);
  if (!range) {
    respond(416, ['Content-Range', `bytes */${file.size}`]).end();
    return;
  }
  const { start, end } = range;
  const length: Header = ['Content-Length', String(end - start + 1)];
  if (isPartial) respond(206, ['Content-Range', `bytes ${start}-${end}/${file.size}`], length);
  else respond(200, length);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file.file, { start, end })
    .on('error', () => response.destroy())
    .pipe(response);
}
