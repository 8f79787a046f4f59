/** Requests with Node's own client, which leaves a body compressed and adds little time. */
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { percentile } from './load.ts';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
  /** Milliseconds. */
  took: number;
};
export type Options = {
  headers?: Record<string, string>;
  /** This or a body makes it a POST. */
  json?: unknown;
  body?: string;
  agent?: Agent;
};
export type Ask = (path: string, options?: Options) => Promise<Answer>;

export async function send(port: number, path: string, options: Options = {}): Promise<Answer> {
  const { headers = {}, json, body = json && JSON.stringify(json), agent } = options;
  const started = performance.now();
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method: body === undefined ? 'GET' : 'POST',
    agent,
    headers: { Host: 'localhost', ...(json ? { 'Content-Type': 'application/json' } : {}), ...headers },
  });
  // `once` and `toArray` report it; this keeps a late one from ending the process.
  sent.on('error', () => undefined);
  sent.end(body);
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const content = Buffer.concat(await response.toArray());
    const { statusCode: status = 0, headers, rawHeaders } = response;
    return { status, headers, rawHeaders, body: content, took: performance.now() - started };
  } catch (error) {
    // The server has just closed a connection at rest: a proxy opens another.
    const isClosed = sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
    if (isClosed) return await send(port, path, options);
    throw error;
  }
}

export const trpcPath = (procedure: string, input?: unknown): string =>
  `/api/trpc/${procedure}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`;

/** What the answer holds. @throws if it is a rejection */
export function jsonOf<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`answered ${status}: ${body}`);
  return JSON.parse(String(body)) as T;
}

export const resultOf = <T>(answer: Answer): T =>
  jsonOf<{ result: { data: { json: T } } }>(answer).result.data.json;

/** For the `Cookie` header of the next requests. @throws if the sign-in was rejected */
export function cookieOf(answer: Answer): string {
  jsonOf(answer);
  return (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}

export const signIn = async (ask: Ask, account: { username: string; password: string }): Promise<string> =>
  cookieOf(await ask('/api/admin/login', { json: account }));

export type Affiliate = { id: number; referralCode: string };
export const registerAffiliate = async (ask: Ask, email: string): Promise<Affiliate> =>
  jsonOf(await ask('/api/affiliates', { json: { name: 'Storm Partner', email } }));

export type Times = { p50: number; p95: number; p99: number };
export type AdminClient = Awaited<ReturnType<typeof openAdmin>>;
const WARM_UP = 3;

/** With one connection and serial requests; throws if one is not answered with success. */
export async function openAdmin(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cookie = '';
  const ask: Ask = async (path, options) => {
    const answer = await send(port, path, { ...options, agent, headers: { Cookie: cookie } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}\n${answer.body}`);
    return answer;
  };
  cookie = await signIn(ask, { username: 'admin', password: 'demo-admin' });
  return {
    ask,
    /** Milliseconds of each call without the warm-up. */
    async times(path: string, calls: number): Promise<Times> {
      const times: number[] = [];
      for (let n = 0; n < calls + WARM_UP; n++) times.push((await ask(path)).took);
      const at = (share: number) => percentile(times.slice(WARM_UP), share);
      return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
    },
    close: () => agent.destroy(),
  };
}
