/** Turns a file of the build into a response: in memory, or on disk if it is large. */

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import type { PageFacts } from '#src/domain/page-facts.ts';
import { paths } from '#src/domain/paths.ts';
import { QUOTES_SHOWN } from '#src/domain/project/review/review.rules.ts';
import { assetHeaders, commonHeaders, PAGE_HEADERS, publicPolicy } from '../security/security-headers.ts';
import { injectRuntimeValues } from './inject-runtime-values.ts';
import { fitsBudget } from './page-budget.ts';
import { hasReviews } from './page-reviews.ts';
import { type Header, type PreparedResponse, prepareResponse } from './prepared-response.ts';
import type { DiskFile } from './send-file.ts';

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
    ['Content-Type', MIME['.html'] ?? ''],
    ['Cache-Control', isPrivateKind ? 'no-cache' : hasReviews(template) ? REVIEWED_CACHING : PAGE_CACHING],
    ['Vary', 'Accept-Encoding'],
    // Of the page before facts are inserted: a script that came with them is blocked.
    ['Content-Security-Policy', publicPolicy(built, outside)],
    ...PAGE_HEADERS.public,
    ...commonHeaders(config),
  ];
  return prepareResponse(Buffer.from(html), headers, NOT_FOUND_PAGES.includes(pathname) ? 404 : 200, true);
}

/** With as many real reviews as the page's budget allows. */
export async function preparePageWithin(
  pathname: string,
  template: string,
  config: Config,
  facts: PageFacts,
): Promise<PreparedResponse> {
  const found = facts.reviews.quotes.length;
  for (let quotesMax = Math.min(found, QUOTES_SHOWN); quotesMax > 0; quotesMax--) {
    const page = preparePage(pathname, template, config, facts, quotesMax);
    if (await fitsBudget(pathname, page.body)) return page;
  }
  return preparePage(pathname, template, config, facts, 0);
}

function contentTypeOf(pathname: string): string {
  if (pathname.endsWith('/rss.xml')) return 'application/rss+xml; charset=utf-8';
  return MIME[path.extname(pathname).toLowerCase()] ?? 'application/octet-stream';
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
