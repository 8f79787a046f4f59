/** A signed-in admin client with one connection and serial requests. */
import { Agent } from 'node:http';
import { send } from './http.ts';
import { median } from './load.ts';

export type Times = { p50: number; p95: number; p99: number };
/** Each call throws an error if it is not answered with 200. */
export type AdminClient = {
  get(path: string): Promise<{ body: string }>;
  /** Milliseconds of each call without the warm-up. */
  times(path: string, calls: number): Promise<Times>;
  /**
   * Reads a response without storing it.
   * @returns its size in bytes
   */
  drain(path: string): Promise<number>;
  mutate(procedure: string, input: unknown): Promise<{ body: string }>;
  close(): void;
};

const WARM_UP = 3;

export async function openAdmin(port: number): Promise<AdminClient> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cookie = '';
  const call = async (path: string, { json, keeps }: { json?: unknown; keeps?: boolean } = {}) => {
    const answer = await send(port, path, { json, keeps, agent, headers: { Cookie: cookie } });
    const body = answer.body.toString();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}\n${body}`);
    return { ...answer, body };
  };
  const login = await call('/api/admin/login', { json: { username: 'admin', password: 'demo-admin' } });
  cookie = (login.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return {
    get: (path) => call(path),
    async times(path, calls) {
      const times: number[] = [];
      for (let n = 0; n < calls + WARM_UP; n++) {
        const { took } = await call(path);
        if (n >= WARM_UP) times.push(took);
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
      return { p50: median(times), p95: at(0.95), p99: at(0.99) };
    },
    drain: async (path) => (await call(path, { keeps: false })).bytes,
    mutate: (procedure, input) => call(`/api/trpc/${procedure}`, { json: input }),
    close: () => agent.destroy(),
  };
}
