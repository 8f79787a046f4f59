/** Files of a build behind a real socket, without the application and its database. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStaticStore, type StaticStore } from '#server/http/static/static-store.ts';
import { loadConfig } from '#server/platform/config/config.ts';

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

export async function openStaticSite(files: Record<string, string | Buffer>): Promise<StaticSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-static-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
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
