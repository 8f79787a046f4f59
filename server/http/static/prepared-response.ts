import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import { once, onceResolved } from '#server/platform/limits/concurrency.ts';

const brotli = promisify(brotliCompress);
/** Compressing less than this saves no packet. */
const COMPRESSED_BYTES_MIN = 600;

export type Header = readonly [name: string, value: string];
/** `lines` are the name-value pairs that Node writes fastest. */
type Form = { body: Buffer; lines: string[] };
export type PreparedResponse = ReturnType<typeof prepareResponse>;

export function prepareResponse(body: Buffer, headers: Header[], status: number, compressible: boolean) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const formOf = (content: Buffer, encoding: string | null): Form => {
    const lines = [...headers, ['ETag', etag], ['Content-Length', String(content.length)]].flat();
    return { body: content, lines: encoding ? [...lines, 'Content-Encoding', encoding] : lines };
  };
  return {
    body,
    plain: once(() => formOf(body, null)),
    // Off the main thread, at the highest level: only the first request waits, for milliseconds.
    br: onceResolved(async () => formOf(await brotli(body), 'br')),
    gz: once(() => formOf(gzipSync(body, { level: 9 }), 'gzip')),
    unchanged: [...headers.filter(([name]) => name !== 'Content-Type'), ['ETag', etag]].flat(),
    etag,
    headers,
    status,
    compressible,
  };
}

export function sendPrepared(
  entry: PreparedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): void {
  if (status === 200 && matchesEtag(request.headers['if-none-match'], entry.etag)) {
    response.writeHead(304, entry.unchanged);
    response.end();
    return;
  }
  const send = ({ body, lines }: Form) => {
    response.writeHead(status, lines);
    // Node leaves the body out of a response to HEAD.
    response.end(body);
  };
  const isWorthIt = entry.compressible && entry.body.length >= COMPRESSED_BYTES_MIN;
  const compression = isWorthIt ? compressionFor(request.headers['accept-encoding']) : null;
  // Without Brotli this response is sent as it is, and the next one tries again.
  if (compression === 'br') entry.br().then(send, () => send(entry.plain()));
  else send(compression === 'gzip' ? entry.gz() : entry.plain());
}

export function matchesEtag(header: string | undefined, etag: string): boolean {
  return (
    header === '*' ||
    (header ?? '').split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  );
}

export type Compression = 'br' | 'gzip';

/** Far more than browsers use; made-up headers, of 16 kB at most, cannot fill memory. */
const REMEMBERED_MAX = 200;
const remembered = new Map<string, Compression | null>();

const OFFERED = ['br', 'gzip', 'x-gzip', 'identity'];
/** Decides between codings of the same weight. */
const PREFERRED = { preferred: ['br', 'gzip', 'x-gzip'] };

function choose(header: string): Compression | null {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const chosen = negotiator.encoding(OFFERED, PREFERRED);
  if (chosen === 'br') return 'br';
  return chosen === 'gzip' || chosen === 'x-gzip' ? 'gzip' : null;
}

/** RFC 9110, 12.5.3. Brotli if both have the same weight; null means uncompressed. */
export function compressionFor(header: string | undefined): Compression | null {
  if (!header) return null;
  const known = remembered.get(header);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  const chosen = choose(header);
  remembered.set(header, chosen);
  return chosen;
}
