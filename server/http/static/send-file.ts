/** Sends a file from disk, in full or as a range. */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Header, matchesEtag } from './prepared-response.ts';

export type DiskFile = { file: string; size: number; etag: string; headers: Header[] };

/** Both ends inclusive; null for a range outside the file. */
type ByteRange = { start: number; end: number } | null;

function rangeOf(header: string | undefined, size: number): { isPartial: boolean; range: ByteRange } {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return { isPartial: false, range: { start: 0, end: size - 1 } };
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return { isPartial: true, range: start > end ? null : { start, end } };
}

export function sendFile(file: DiskFile, request: IncomingMessage, response: ServerResponse): void {
  const headers: Header[] = [...file.headers, ['ETag', file.etag], ['Accept-Ranges', 'bytes']];
  const respond = (status: number, ...more: Header[]) =>
    response.writeHead(status, [...headers, ...more].flat());
  if (matchesEtag(request.headers['if-none-match'], file.etag)) {
    respond(304).end();
    return;
  }
  const { isPartial, range } = rangeOf(request.headers.range, file.size);
  if (!range) {
    respond(416, ['Content-Range', `bytes */${file.size}`]).end();
    return;
  }
  const { start, end } = range;
  const length: Header = ['Content-Length', String(end - start + 1)];
  if (isPartial) respond(206, ['Content-Range', `bytes ${start}-${end}/${file.size}`], length);
  else respond(200, length);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file.file, { start, end })
    .on('error', () => response.destroy())
    .pipe(response);
}
