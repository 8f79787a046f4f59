/**
 * Requests to hosts that staff name: to the resolved address only, without proxies or a second
 * connection, and within a time limit. Only `get` follows redirects, each with the same checks.
 */
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { failSpan, inSpan, SpanKind, traceHeaders } from '#server/platform/tracing/spans.ts';
import {
  type Outgoing,
  REQUEST_TIMEOUT_MS,
  resolveTarget,
  TargetRejectedError,
  unlessAborted,
  withinTimeLimit,
} from './outgoing.ts';

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

function open(
  rules: Outgoing,
  url: URL,
  address: string,
  { method, headers }: OutgoingRequest,
  signal: AbortSignal,
): ClientRequest {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return send(url, {
    method,
    headers,
    signal,
    lookup: pinnedTo(address),
    // No shared connections, and no proxy that the environment may name.
    agent: false,
    // Also if the environment turns the check off.
    rejectUnauthorized: true,
    ca: rules.ca,
  });
}

/** Reads the beginning of a response; a longer one is cut off by closing the connection. */
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

type ReceivedResponse = Pick<RequestResult, 'text' | 'location'> & { status: number };

function exchange(outgoing: ClientRequest, body: string): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
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
    const headers = { ...outgoing.headers, ...traceHeaders() };
    const result = await attempt(rules, address, { ...outgoing, headers }, signal);
    if (result.status === null) failSpan(span, 'no response');
    else span.setAttribute('http.response.status_code', result.status);
    return result;
  });

async function attempt(
  rules: Outgoing,
  address: string,
  outgoing: OutgoingRequest,
  signal: AbortSignal,
): Promise<RequestResult> {
  const started = performance.now();
  const durationMs = () => Math.round(performance.now() - started);
  try {
    const url = new URL(address);
    const target = await unlessAborted(resolveTarget(rules, url), signal);
    const result = await exchange(open(rules, url, target, outgoing, signal), outgoing.body);
    return { ...result, durationMs: durationMs() };
  } catch (error) {
    return { status: null, durationMs: durationMs(), text: reasonOf(error, signal), location: null };
  }
}

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

/** Follows no redirect. Never throws: a failure is a result without a status. */
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
