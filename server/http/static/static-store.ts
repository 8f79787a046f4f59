/**
 * Serves the build's output: pages and small assets from memory, larger files from disk with
 * ranges. It runs before the router, on Node's own objects, because it handles most traffic.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { NO_REVIEWS, type PublishedReviews } from '#server/modules/project/review/public-reviews.port.ts';
import { NO_TREES, type TreeCounts } from '#server/modules/project/tree/tree-counts.port.ts';
import type { Config } from '#server/platform/config/config.ts';
import { showsDesignHours } from './page-design-hours.ts';
import { hasReviews } from './page-reviews.ts';
import { countsTrees } from './page-trees.ts';
import { type PreparedResponse, sendPrepared } from './prepared-response.ts';
import { type DiskFile, sendFile } from './send-file.ts';
import { prepareAsset, preparePage, prepareReviewedPage } from './static-files.ts';

export type StaticStore = {
  /** @returns false if the address is not in the store */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string, status?: number): boolean;
  /** Prepares the pages with reviews or claims again. Each is replaced when it is ready. */
  showReviews(published: PublishedReviews): Promise<void>;
  /** Prepares the pages again that count trees. */
  showTrees(counts: TreeCounts): Promise<void>;
  /** Prepares the pages again that say how long designs take. */
  showDesignHours(hours: number | null): Promise<void>;
  size(): { pages: number; bytes: number };
};

/** A page of the build, as it is before the server's values are inserted. */
type Page = { pathname: string; template: string };

type Build = { pages: Map<string, Page>; memory: Map<string, PreparedResponse>; disk: Map<string, DiskFile> };

/** Reads every file. The pages are prepared without what the database knows. */
function readBuild(folder: string, config: Config): Build {
  const build: Build = { pages: new Map(), memory: new Map(), disk: new Map() };
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const file = path.join(item.parentPath, item.name);
    const relative = path.relative(folder, file).split(path.sep).join('/');
    if (relative.endsWith('.html')) {
      const pathname = `/${relative.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
      const template = readFileSync(file, 'utf8');
      build.pages.set(pathname, { pathname, template });
      build.memory.set(pathname, preparePage(pathname, template, config));
      continue;
    }
    const asset = prepareAsset(`/${relative}`, file, config);
    if ('file' in asset) build.disk.set(`/${relative}`, asset);
    else build.memory.set(`/${relative}`, asset);
  }
  return build;
}

/** The shortest address first: the home page. */
const pagesWith = (pages: Build['pages'], isWanted: (template: string) => boolean): [string, Page][] =>
  [...pages].filter(([, { template }]) => isWanted(template)).sort(([a], [b]) => a.length - b.length);

const hasClaims = (template: string): boolean =>
  hasReviews(template) || template.includes('when="claims:') || countsTrees(template);

export function createStaticStore(folder: string, config: Config): StaticStore {
  const { pages, memory, disk } = readBuild(folder, config);
  /** The pages that show reviews, or claims that need an owner's confirmation. */
  const reviewed = pagesWith(pages, hasClaims);
  const counting = pagesWith(pages, countsTrees);
  const timed = pagesWith(pages, showsDesignHours);
  /** What the pages show now. */
  let published: PublishedReviews = NO_REVIEWS;
  let trees: TreeCounts = NO_TREES;
  let designHours: number | null = null;
  let preparing = Promise.resolve();
  /** One pass after the other: an earlier one must not replace what a later one has prepared. */
  function prepareAgain(again: readonly [string, Page][]): Promise<void> {
    const pass = async (): Promise<void> => {
      for (const [key, { pathname, template }] of again) {
        const shown = { published, trees, designHours };
        memory.set(key, await prepareReviewedPage(pathname, template, config, shown));
      }
    };
    preparing = preparing.then(pass, pass);
    return preparing;
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
    showReviews(latest) {
      published = latest;
      return prepareAgain(reviewed);
    },
    showTrees(latest) {
      trees = latest;
      return prepareAgain(counting);
    },
    showDesignHours(latest) {
      designHours = latest;
      return prepareAgain(timed);
    },
    size: () => ({
      pages: [...memory.keys()].filter((key) => !/[.?]/.test(key)).length,
      bytes: [...memory.values()].reduce((sum, entry) => sum + entry.body.length, 0),
    }),
  };
}
