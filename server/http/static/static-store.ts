/**
 * Serves the build's output: pages and small assets from memory, larger files from disk with
 * ranges. It runs before the router, on Node's own objects, because it handles most traffic.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Config } from '#server/platform/config/config.ts';
import { NO_FACTS, type PageFacts } from '#src/domain/page-facts.ts';
import { factsOn } from './page-facts.ts';
import { type PreparedResponse, sendPrepared } from './prepared-response.ts';
import { type DiskFile, sendFile } from './send-file.ts';
import { prepareAsset, preparePage, preparePageWithin } from './static-files.ts';

export type StaticStore = {
  /** @returns false if the address is not in the store */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string, status?: number): boolean;
  /**
   * Prepares the pages again that show a fact which has changed. Each is replaced when it is ready.
   * Call it again only after it has ended.
   */
  show(facts: PageFacts): Promise<void>;
  size(): { pages: number; bytes: number };
};

/**
 * A page of the build, before the server's values are inserted. Kept as UTF-8, because as a string
 * it takes twice the memory.
 */
type PageWithFacts = { pathname: string; template: Buffer; facts: readonly (keyof PageFacts)[] };

type Build = {
  pagesWithFacts: PageWithFacts[];
  memory: Map<string, PreparedResponse>;
  disk: Map<string, DiskFile>;
};

/** Reads every file. The pages are prepared without what the database knows. */
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

export function createStaticStore(folder: string, config: Config): StaticStore {
  const { pagesWithFacts, memory, disk } = readBuild(folder, config);
  // The shortest address first: the home page.
  pagesWithFacts.sort((a, b) => a.pathname.length - b.pathname.length);
  let shown = NO_FACTS;

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
    async show(latest) {
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
