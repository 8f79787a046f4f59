/**
 * Serves the build's output: pages and small assets from memory, larger files from disk with
 * ranges. It runs before the router, on Node's own objects, because it handles most traffic.
 */
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import type { Config } from '#server/platform/config/config.ts';
import { assetHeaders, commonHeaders, PAGE_HEADERS, publicPolicy } from '../security/security-headers.ts';
import { compressionFor } from './accept-encoding.ts';
import { injectRuntimeValues } from './inject-runtime-values.ts';

const brotli = promisify(brotliCompress);
/** Larger pictures and films stay on disk: the preview images alone are some megabytes. */
const PICTURE_IN_MEMORY_BYTES_MAX = 16 * 1024;
const PICTURE = /^(image|video)\//;
const MIME: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml|rss)|image\/svg)/;

type Header = [string, string];
/** A response body with its headers, prepared as the name-value pairs that Node writes fastest. */
type Form = { body: Buffer; lines: string[] };
type Entry = {
  body: Buffer;
  plain: Form | null;
  br: Form | null;
  gz: Form | null;
  making: Promise<Form> | null;
  unchanged: string[];
  etag: string;
  headers: Header[];
  status: number;
  compressible: boolean;
};
type DiskFile = { file: string; size: number; etag: string; headers: Header[] };

export type StaticStore = {
  /** @returns false if the address is not in the store */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string, status?: number): boolean;
  size(): { pages: number; bytes: number };
};

const etagOf = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

function entryOf(body: Buffer, headers: Header[], status: number, compressible: boolean): Entry {
  const etag = etagOf(body);
  const unchanged = [...headers.filter(([name]) => name !== 'Content-Type'), ['ETag', etag]].flat();
  return {
    body,
    plain: null,
    br: null,
    gz: null,
    making: null,
    unchanged,
    etag,
    headers,
    status,
    compressible,
  };
}

function formOf(entry: Entry, body: Buffer, encoding: string | null): Form {
  const lines = [...entry.headers, ['ETag', entry.etag], ['Content-Length', String(body.length)]].flat();
  return { body, lines: encoding ? [...lines, 'Content-Encoding', encoding] : lines };
}

export function createStaticStore(folder: string, config: Config): StaticStore {
  const memory = new Map<string, Entry>();
  const disk = new Map<string, DiskFile>();
  const outside = {
    stripe: Boolean(config.stripe.publishableKey && config.stripe.buyButtonId),
    analyticsOrigin: config.analytics ? new URL(config.analytics.scriptUrl).origin : null,
  };

  function addPage(pathname: string, template: string, status: number): void {
    const html = injectRuntimeValues(template, config);
    const body = Buffer.from(html);
    const isPrivateKind = pathname === '/demo-checkout';
    const headers: Header[] = [
      ['Content-Type', MIME['.html'] ?? ''],
      ['Cache-Control', isPrivateKind ? 'no-cache' : 'public, max-age=300, stale-while-revalidate=600'],
      ['Vary', 'Accept-Encoding'],
      ['Content-Security-Policy', publicPolicy(html, outside)],
      ...(PAGE_HEADERS.public as unknown as Header[]),
      ...commonHeaders(config),
    ];
    memory.set(pathname, entryOf(body, headers, status, true));
  }

  function addAsset(pathname: string, file: string, size: number): void {
    const type = pathname.endsWith('/rss.xml')
      ? 'application/rss+xml; charset=utf-8'
      : (MIME[path.extname(file).toLowerCase()] ?? 'application/octet-stream');
    const hashed = pathname.startsWith('/assets/');
    const headers: Header[] = [
      ['Content-Type', type],
      ['Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'],
      ...commonHeaders(config),
      ...assetHeaders(type),
    ];
    if (size > PICTURE_IN_MEMORY_BYTES_MAX && PICTURE.test(type) && !COMPRESSIBLE.test(type)) {
      const { mtimeMs } = statSync(file);
      disk.set(pathname, {
        file,
        size,
        etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
        headers,
      });
      return;
    }
    const raw = readFileSync(file);
    // Sitemap, robots and feed contain the origin too.
    const body = /\.(xml|txt)$/.test(file)
      ? Buffer.from(injectRuntimeValues(raw.toString('utf8'), config))
      : raw;
    memory.set(
      pathname,
      entryOf(body, [...headers, ['Vary', 'Accept-Encoding']], 200, COMPRESSIBLE.test(type)),
    );
  }

  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const file = path.join(item.parentPath, item.name);
    const relative = path.relative(folder, file).split(path.sep).join('/');
    if (relative.endsWith('.html')) {
      const pathname = `/${relative.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
      addPage(
        pathname,
        readFileSync(file, 'utf8'),
        pathname === '/404' || pathname === '/blog-404' ? 404 : 200,
      );
    } else {
      addAsset(`/${relative}`, file, statSync(file).size);
    }
  }

  /**
   * Compresses once, at the highest level, off the main thread: only the first
   * request waits, for some milliseconds.
   */
  function brotliForm(entry: Entry): Promise<Form> {
    entry.making ??= brotli(entry.body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: entry.body.length },
    }).then((best) => {
      entry.br = formOf(entry, best, 'br');
      return entry.br;
    });
    return entry.making;
  }

  function sendMemory(
    entry: Entry,
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
  ): void {
    if (status === 200 && matches(request.headers['if-none-match'], entry.etag)) {
      response.writeHead(304, entry.unchanged);
      response.end();
      return;
    }
    const send = ({ body, lines }: Form) => {
      response.writeHead(status, lines);
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const isWorthIt = entry.compressible && entry.body.length >= 600;
    const compression = isWorthIt ? compressionFor(request.headers['accept-encoding']) : null;
    if (compression === 'br') {
      if (entry.br) send(entry.br);
      else void brotliForm(entry).then(send);
    } else if (compression === 'gzip') {
      entry.gz ??= formOf(entry, gzipSync(entry.body, { level: 9 }), 'gzip');
      send(entry.gz);
    } else {
      entry.plain ??= formOf(entry, entry.body, null);
      send(entry.plain);
    }
  }

  return {
    serve(request, response, pathname, status) {
      const entry = memory.get(pathname);
      if (entry) {
        sendMemory(entry, request, response, status ?? entry.status);
        return true;
      }
      const file = disk.get(pathname);
      if (!file) return false;
      sendFile(file, request, response);
      return true;
    },
    size: () => ({
      pages: [...memory.keys()].filter((key) => !key.includes('.')).length,
      bytes: [...memory.values()].reduce((sum, entry) => sum + entry.body.length, 0),
    }),
  };
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header === '*' ||
    (header ?? '').split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  );
}

function sendFile(file: DiskFile, request: IncomingMessage, response: ServerResponse): void {
  const base: Header[] = [...file.headers, ['ETag', file.etag], ['Accept-Ranges', 'bytes']];
  if (matches(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, base.flat());
    response.end();
    return;
  }
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  let start = 0;
  let end = file.size - 1;
  if (range && (range[1] || range[2])) {
    start = range[1] ? Number(range[1]) : Math.max(0, file.size - Number(range[2]));
    end = range[1] && range[2] ? Math.min(Number(range[2]), file.size - 1) : file.size - 1;
    if (start > end || start >= file.size) {
      response.writeHead(416, [...base, ['Content-Range', `bytes */${file.size}`] as Header].flat());
      response.end();
      return;
    }
    base.push(['Content-Range', `bytes ${start}-${end}/${file.size}`]);
  }
  response.writeHead(
    range ? 206 : 200,
    [...base, ['Content-Length', String(end - start + 1)] as Header].flat(),
  );
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file.file, { start, end })
    .on('error', () => response.destroy())
    .pipe(response);
}
