/**
 * Requests to hosts that staff name, never a way into the shop's own network: to the resolved
 * address only, without proxies, within a time limit. Only `get` follows redirects, checked alike.
 */
import { Resolver } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '#server/platform/config/config.ts';
import { fieldError } from '#server/platform/errors.ts';
import { failSpan, inSpan, SpanKind, traceHeaders } from '#server/platform/tracing/spans.ts';

/** @returns every address of the name */
export type Resolve = (host: string) => Promise<string[]>;
export type Outgoing = {
  requiresHttps: boolean;
  /** For a demo on this machine, whose receivers run beside it. */
  allowsLoopback: boolean;
  resolve: Resolve;
  /** Certificates trusted besides the public ones; for tests. */
  ca?: string;
};

/** The message is for those who entered the address. */
class TargetRejectedError extends Error {}

const NAME_SERVER_SLOW =
  'The name server did not respond, so the host cannot be checked. Try again in a minute.';

const resolveByDns: Resolve = async (host) => {
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1'];
  // Not `dns.lookup`: it blocks a thread of the pool that files and password hashes need.
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
};

export const createOutgoing = (config: Pick<Config, 'isPublic' | 'demo' | 'isPublicDemo'>): Outgoing => ({
  requiresHttps: config.isPublic,
  // Anyone can sign in to a public demo.
  allowsLoopback: config.demo && !config.isPublicDemo,
  resolve: resolveByDns,
});

/**
 * Resolves the host once. One address outside the rules rejects the name: which of them would be
 * used could change from call to call.
 * @returns the address to connect to
 * @throws TargetRejectedError
 */
async function resolveTarget(rules: Outgoing, url: URL): Promise<string> {
  if (url.protocol !== 'https:' && (rules.requiresHttps || url.protocol !== 'http:'))
    throw new TargetRejectedError('The address must start with https://.');
  // Without the brackets of an IPv6 address and the dot of an absolute name.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const addresses = isIP(host) ? [host] : await rules.resolve(host).catch(() => []);
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (rules.allowsLoopback && isLoopbackAddress(address));
  const [first] = addresses;
  if (first === undefined)
    throw new TargetRejectedError(`No address was found for the host ${host}. Check its spelling.`);
  if (!addresses.every(isAllowed))
    throw new TargetRejectedError(
      `The host ${host} is in a private or reserved network, which this server does not call. Use a public address.`,
    );
  return first;
}

/** @throws AppError VALIDATION */
export async function requireAllowedUrl(rules: Outgoing, url: string): Promise<void> {
  try {
    await withinTimeLimit((signal) => unlessAborted(resolveTarget(rules, new URL(url)), signal));
  } catch (error) {
    const isSlow = (error as Error).name === 'AbortError';
    if (!isSlow && !(error instanceof TargetRejectedError)) throw error;
    const message = isSlow ? NAME_SERVER_SLOW : (error as Error).message;
    throw fieldError('url', message);
  }
}

/** From the name server to the last byte. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** @param work a request, or several; the signal ends them */
async function withinTimeLimit<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  // Not AbortSignal.timeout: its timer would keep what belongs to a request until it fires.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** For work that does not know signals. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);

/** The only IPv6 block that is assigned to the public internet (RFC 4291, IANA registry). */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3');
/** Public by its range, but it answers virtual machines with their own credentials (Azure). */
const METADATA = new Set(['168.63.129.16']);

/**
 * ipaddr.js calls loopback, private, link-local, CGNAT, multicast, reserved, IPv4-mapped, NAT64,
 * 6to4 and Teredo addresses something else than unicast.
 */
export function isPublicAddress(text: string): boolean {
  // ipaddr.js also reads the short and octal forms, which other programs read differently.
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || METADATA.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(PUBLIC_IPV6);
}

export const isLoopbackAddress = (text: string): boolean =>
  isIP(text) !== 0 && ipaddr.parse(text).range() === 'loopback';

const READ_BYTES_MAX = 16 * 1024;
const KEPT_BYTES_MAX = 1024;

export type RequestResult = {
  /** Null if no response arrived. */
  status: number | null;
  durationMs: number;
  /** The beginning of the response, or why there was none. */
  text: string;
  /** Where a redirect leads, as the response says it. */
  location: string | null;
};
type OutgoingRequest = {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string;
};

const pinnedTo =
  (address: string): LookupFunction =>
  (_, options, callback) => {
    const family = isIPv6(address) ? 6 : 4;
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };

/** A longer response is cut off by closing the connection. */
async function readStart(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size >= READ_BYTES_MAX) break;
    }
  } catch {
    // The status has arrived, and it decides.
  }
  return Buffer.concat(parts).subarray(0, KEPT_BYTES_MAX);
}

/** @throws for everything but a response */
async function exchange(
  rules: Outgoing,
  address: string,
  { method, headers, body }: OutgoingRequest,
  signal: AbortSignal,
): Promise<Omit<RequestResult, 'durationMs'>> {
  const url = new URL(address);
  const lookup = pinnedTo(await unlessAborted(resolveTarget(rules, url), signal));
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  // No shared connections, and no proxy that the environment may name. Certificates are checked
  // even if the environment turns that off.
  const safe = { agent: false, rejectUnauthorized: true, ca: rules.ca };
  return await new Promise((resolve, reject) => {
    const outgoing = send(url, { method, headers, signal, lookup, ...safe });
    // Also for a protocol switch, which has no response. Once a response has arrived, its status
    // decides, and errors end only the reading.
    let hasResponse = false;
    const fail = (error: Error) => {
      if (!hasResponse) reject(error);
    };
    outgoing.on('error', fail);
    outgoing.once('close', () => fail(new Error('the connection was closed without a response')));
    outgoing.once('response', (response) => {
      hasResponse = true;
      void readStart(response).then((start) => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, text: readable(start), location: headers.location ?? null });
        outgoing.destroy();
      });
    });
    outgoing.end(body);
  });
}

/** PostgreSQL cannot store U+0000. */
const readable = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\u0000', '');

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `No response within ${REQUEST_TIMEOUT_MS / 1000} seconds.`;
  if (error instanceof TargetRejectedError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return `The request failed: ${code ?? message}.`.slice(0, KEPT_BYTES_MAX);
}

/** Never throws: a failure is a result without a status. @param signal of `withinTimeLimit` */
export const request = (
  rules: Outgoing,
  address: string,
  outgoing: OutgoingRequest,
  signal: AbortSignal,
): Promise<RequestResult> =>
  inSpan(outgoing.method, { kind: SpanKind.CLIENT }, async (span) => {
    const started = performance.now();
    const headers = { ...outgoing.headers, ...traceHeaders() };
    const result = await exchange(rules, address, { ...outgoing, headers }, signal).catch(
      (error: unknown) => ({ status: null, text: reasonOf(error, signal), location: null }),
    );
    if (result.status === null) failSpan(span, 'no response');
    else span.setAttribute('http.response.status_code', result.status);
    return { ...result, durationMs: Math.round(performance.now() - started) };
  });

const REDIRECTS_MAX = 3;
const HEADERS = { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Storefront (address check)' };

/** Judges each redirect anew, within one time limit. Never throws: a failure has no status. */
export const get = (rules: Outgoing, address: string): Promise<RequestResult> =>
  withinTimeLimit(async (signal) => {
    const read = (url: string) => request(rules, url, { method: 'GET', headers: HEADERS, body: '' }, signal);
    let url = address;
    let result = await read(url);
    for (let followed = 0; followed < REDIRECTS_MAX; followed += 1) {
      const next = result.location;
      if (!next || !isRedirect(result.status) || !URL.canParse(next, url)) break;
      url = new URL(next, url).href;
      result = await read(url);
    }
    return result;
  });

const isRedirect = (status: number | null): boolean =>
  status !== null && [301, 302, 303, 307, 308].includes(status);

/** Follows no redirect. Never throws: a failure has no status. */
export function post(
  rules: Outgoing,
  address: string,
  headers: Record<string, string>,
  body: string,
): Promise<RequestResult> {
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const outgoing = { method: 'POST', headers: { ...headers, ...length }, body } as const;
  return withinTimeLimit((signal) => request(rules, address, outgoing, signal));
}
