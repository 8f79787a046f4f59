/** Sends requests byte for byte to a local server and reports which responses are wrong. */
import { Agent, request } from 'node:http';
import { signature, WEBHOOK_PATH } from './payment-event.ts';
import type { Actor, FuzzRequest } from './requests.ts';

export type FuzzResponse = { status: number; retryAfter: string | undefined; text: string };
export type Cookies = Record<Actor, string>;
export type Failure = { request: FuzzRequest; reason: string; curl: string };

const RESPONSE_MS_MAX = 20_000;
const LOOPBACK = '127.0.0.1';
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export function send(
  port: number,
  { actor, method, path, headers, body }: FuzzRequest,
  cookies: Cookies,
): Promise<FuzzResponse> {
  return new Promise((resolve, reject) => {
    const cookie = cookies[actor];
    const signed =
      path === WEBHOOK_PATH && body && !headers['stripe-signature']
        ? { 'stripe-signature': signature(body) }
        : {};
    const outgoing = request({
      host: LOOPBACK,
      port,
      path,
      method,
      agent,
      headers: {
        host: `localhost:${port}`,
        ...(cookie ? { cookie } : {}),
        ...signed,
        ...headers,
        ...(body ? { 'content-length': body.length } : {}),
      },
      timeout: RESPONSE_MS_MAX,
    });
    outgoing.once('timeout', () =>
      outgoing.destroy(new Error(`no response within ${RESPONSE_MS_MAX / 1000} s`)),
    );
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        if (text.length < 500) text += part;
      });
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text }),
      );
    });
    outgoing.end(body);
  });
}

/**
 * The server may close a kept connection just as it is reused; the second attempt opens a new one.
 */
async function sendTwice(port: number, fuzzed: FuzzRequest, cookies: Cookies): Promise<FuzzResponse> {
  try {
    return await send(port, fuzzed, cookies);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ECONNRESET' && (error as { code?: string }).code !== 'EPIPE')
      throw error;
    return await send(port, fuzzed, cookies);
  }
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** For `printf`: shell arguments cannot hold every byte. */
const octal = (bytes: Buffer): string =>
  [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');

/** A shell command that repeats the request; variables hold the actor's cookie. */
export function curlLine(port: number, { actor, method, path, headers, body }: FuzzRequest): string {
  const cookie = actor === 'visitor' ? '' : ` -b "$${actor.toUpperCase()}_COOKIE"`;
  const lines = Object.entries(headers).map(([name, value]) => ` -H ${quote(`${name}: ${value}`)}`);
  const isText = body !== undefined && /^[\x20-\x7e]*$/.test(body.toString('latin1'));
  const data = !body ? '' : isText ? ` --data-binary ${quote(body.toString())}` : ' --data-binary @-';
  const input = body && !isText ? `printf ${quote(octal(body))} | ` : '';
  const verb = method === 'HEAD' ? '-I' : `-X ${method}`;
  return `${input}curl -sSi --path-as-is ${verb}${cookie}${lines.join('')}${data} ${quote(`http://localhost:${port}${path}`)}`;
}

/** 503 with Retry-After is allowed: it reports a full queue. */
export const isWrong = ({ status, retryAfter }: FuzzResponse): boolean =>
  status === 0 || (status >= 500 && !(status === 503 && retryAfter !== undefined));

export type Result = {
  statuses: Record<string, number>;
  /** Count of 503 responses with Retry-After per path. */
  unavailable: Record<string, number>;
  failures: Failure[];
};

/** @param between called before each part, e.g. to sign in again after a request that signed out */
export async function sendAll(
  port: number,
  requests: FuzzRequest[],
  {
    atOnce = 4,
    partSize = 250,
    between,
  }: { atOnce?: number; partSize?: number; between: (done: number) => Promise<Cookies> },
): Promise<Result> {
  const result: Result = { statuses: {}, unavailable: {}, failures: [] };
  const count = (counts: Record<string, number>, key: string | number) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  const fail = (fuzzed: FuzzRequest, reason: string) =>
    result.failures.push({ request: fuzzed, reason, curl: curlLine(port, fuzzed) });
  for (let start = 0; start < requests.length; start += partSize) {
    const cookies = await between(start);
    const part = requests.slice(start, start + partSize).reverse();
    const work = async () => {
      for (let next = part.pop(); next; next = part.pop()) {
        try {
          const response = await sendTwice(port, next, cookies);
          count(result.statuses, response.status);
          if (isWrong(response)) fail(next, `${response.status} ${response.text.slice(0, 200)}`);
          else if (response.status === 503)
            count(result.unavailable, `${next.path.split('?')[0]} ${response.text.slice(0, 120)}`);
        } catch (error) {
          fail(next, (error as Error).message);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  return result;
}
