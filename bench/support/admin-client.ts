/** A signed-in admin client with one connection and serial requests. */
import { Agent, request } from 'node:http';
import { median } from './load.ts';

type HttpResponse = { status: number; cookie: string; body: string; took: number };
export type Times = { p50: number; p95: number; p99: number };
export type AdminClient = {
  get(path: string): Promise<HttpResponse>;
  /**
   * Milliseconds of each call without the warm-up.
   * @throws Error if a call fails
   */
  times(path: string, calls: number): Promise<Times>;
  /**
   * Reads a response without storing it.
   * @returns its size in bytes
   */
  drain(path: string): Promise<number>;
  /**
   * Calls a mutation.
   * @throws Error if it fails
   */
  mutate(procedure: string, input: unknown): Promise<HttpResponse>;
  close(): void;
};

const WARM_UP = 3;

function send(
  agent: Agent,
  port: number,
  method: string,
  path: string,
  cookie: string,
  body = '',
  keep = true,
): Promise<HttpResponse> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      Host: 'localhost',
      Cookie: cookie,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    };
    const sent = request({ host: '127.0.0.1', port, method, path, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (keep) parts.push(part);
      });
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cookie: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
          body: keep ? Buffer.concat(parts).toString() : String(bytes),
          took: performance.now() - started,
        }),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

export async function openAdmin(port: number): Promise<AdminClient> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const credentials = JSON.stringify({ username: 'admin', password: 'demo-admin' });
  const { cookie, status } = await send(agent, port, 'POST', '/api/admin/login', '', credentials);
  if (status !== 200) throw new Error(`the login answered ${status}`);
  const get = async (path: string, keep = true) => {
    const response = await send(agent, port, 'GET', path, cookie, '', keep);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  return {
    get: (path) => get(path),
    async times(path, calls) {
      const times: number[] = [];
      for (let n = 0; n < calls + WARM_UP; n++) {
        const { took } = await get(path);
        if (n >= WARM_UP) times.push(took);
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
      return { p50: median(times), p95: at(0.95), p99: at(0.99) };
    },
    drain: async (path) => Number((await get(path, false)).body),
    async mutate(procedure, input) {
      const response = await send(
        agent,
        port,
        'POST',
        `/api/trpc/${procedure}`,
        cookie,
        JSON.stringify(input),
      );
      if (response.status !== 200)
        throw new Error(`${procedure} answered ${response.status}: ${response.body}`);
      return response;
    },
    close: () => agent.destroy(),
  };
}
