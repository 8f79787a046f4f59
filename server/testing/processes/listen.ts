/**
 * Runs the application behind a real HTTP server on a free port, for tests that need a socket:
 * Host, HEAD, raw paths, slow bodies.
 */
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createHttpServer } from '#server/http/server.ts';
import type { StaticStore } from '#server/http/static/static-store.ts';
import type { TestApp } from '../test-app.ts';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string };
export type RawRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | AsyncIterable<Uint8Array>;
};
export type Listening = {
  port: number;
  send(path: string, options?: RawRequest): Promise<RawAnswer>;
  close(): Promise<void>;
};

/** @param wanted a free port by default */
export async function listen(t: TestApp, store: StaticStore | null = null, wanted = 0): Promise<Listening> {
  const server = createHttpServer(t.app, t.deps, store, null);
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    send: (path, options = {}) => send(port, path, options),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends the path unchanged, byte for byte: HTTP clients would normalise it. */
function send(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: `localhost:${port}`, ...headers },
      agent: false,
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    if (body === undefined || typeof body === 'string') outgoing.end(body);
    else void write(outgoing, body);
  });
}

async function write(outgoing: ReturnType<typeof request>, body: AsyncIterable<Uint8Array>): Promise<void> {
  let isAnswered = false;
  outgoing.once('response', () => {
    isAnswered = true;
  });
  for await (const part of body) {
    if (outgoing.destroyed || isAnswered) break;
    if (outgoing.write(part)) continue;
    const stop = new AbortController();
    await Promise.race(
      ['drain', 'close', 'response'].map((event) =>
        once(outgoing, event, { signal: stop.signal }).catch(() => undefined),
      ),
    );
    stop.abort();
  }
  outgoing.end();
}
