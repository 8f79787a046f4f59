/** Files of a build behind a real socket, without the application and its database. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStaticStore, type StaticStore } from '#server/http/static/static-store.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { testDataDir } from './test-base.ts';

export type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type StaticSite = {
  folder: string;
  /** The status of an address that is not in the store is 418. */
  get(address: string, headers?: Record<string, string>, method?: string): Promise<Received>;
  /** Reads the files again; call it once per test. */
  load(): StaticStore;
  close(): Promise<void>;
};

const config = loadConfig({
  DEMO: 'off',
  PUBLIC_URL: 'http://localhost:3000',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'plum-harbour-ladder-42',
});

function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const PAGE =
  '<!doctype html><html lang="en"><head><title>Home</title></head><body><main><h1>Home</h1></main></body></html>';

/** Writes what the build makes of a site of a few pages. @returns its folder */
export function writeSmallSite(): string {
  const folder = path.join(testDataDir(), 'client');
  writeFiles(folder, {
    'index.html': PAGE,
    'portfolio/index.html': PAGE,
    'long/index.html': PAGE.replace('</main>', `${'<p>Paper from trees.</p>'.repeat(40)}</main>`),
    '404.html': PAGE.replace('Home', '404 Page Not Found'),
    'blog-404.html': PAGE.replace('Home', 'Article Not Found'),
    'assets/app.a1b2c3d4.js': 'export {};',
    'robots.txt': 'Sitemap: __ORIGIN__/sitemap.xml',
  });
  return folder;
}

export async function openStaticSite(files: Record<string, string | Buffer>): Promise<StaticSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-static-'));
  writeFiles(folder, files);
  let store: StaticStore | null = null;
  const server = createServer((asked, response) => {
    if (!store?.serve(asked, response, asked.url ?? '/')) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    folder,
    get: (address, headers = {}, method = 'GET') => receive(port, address, headers, method),
    load() {
      store = createStaticStore(folder, config);
      return store;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const receive = (
  port: number,
  address: string,
  headers: Record<string, string>,
  method: string,
): Promise<Received> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
