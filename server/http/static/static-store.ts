/**
 * Serves the build's output: pages and small assets from memory, larger files from disk with
 * ranges. It runs before the router, on Node's own objects, because it handles most traffic.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { PublishedReviews } from '#server/features/review/public-reviews.port.ts';
import type { Config } from '#server/platform/config/config.ts';
import { hasReviews } from './page-reviews.ts';
import { type PreparedResponse, sendPrepared } from './prepared-response.ts';
import { type DiskFile, sendFile } from './send-file.ts';
import { prepareAsset, preparePage, prepareReviewedPage } from './static-files.ts';

export type StaticStore = {
  /** @returns false if the address is not in the store */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string, status?: number): boolean;
  /** Prepares the pages again that show reviews. Each is replaced when it is ready. */
  showReviews(published: PublishedReviews): Promise<void>;
  size(): { pages: number; bytes: number };
};

export function createStaticStore(folder: string, config: Config): StaticStore {
  const memory = new Map<string, PreparedResponse>();
  const disk = new Map<string, DiskFile>();
  /** By pathname: the built pages that show reviews. */
  const reviewed = new Map<string, string>();

  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const file = path.join(item.parentPath, item.name);
    const relative = path.relative(folder, file).split(path.sep).join('/');
    if (relative.endsWith('.html')) {
      const pathname = `/${relative.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
      const template = readFileSync(file, 'utf8');
      if (hasReviews(template)) reviewed.set(pathname, template);
      memory.set(pathname, preparePage(pathname, template, config));
      continue;
    }
    const asset = prepareAsset(`/${relative}`, file, config);
    if ('file' in asset) disk.set(`/${relative}`, asset);
    else memory.set(`/${relative}`, asset);
  }

  return {
    serve(request, response, pathname, status) {
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
    async showReviews(published) {
      for (const [pathname, template] of reviewed)
        memory.set(pathname, await prepareReviewedPage(pathname, template, config, published));
    },
    size: () => ({
      pages: [...memory.keys()].filter((key) => !key.includes('.')).length,
      bytes: [...memory.values()].reduce((sum, entry) => sum + entry.body.length, 0),
    }),
  };
}
