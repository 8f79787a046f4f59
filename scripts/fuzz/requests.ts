/** Seeded random requests. The same seed, number and known values give the same requests. */
import fc from 'fast-check';
import { type Known, mutated } from './schema-values.ts';
import type { Target } from './targets.ts';
import { ODD_JSON, oddText, oddValue } from './values.ts';

export type Actor = 'visitor' | 'affiliate' | 'admin';
export type FuzzRequest = {
  actor: Actor;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];
const BOUNDARY = 'fuzz-boundary';
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'multipart/form-data',
  'application/octet-stream',
  'application/xml',
  'text/event-stream',
  '/',
];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

/** Mostly admins: most of the code requires their session. */
const actor = fc.constantFrom<Actor>('visitor', 'affiliate', 'admin', 'admin');
/** Excludes control characters, which Node's client rejects in headers. */
const headerText = oddText.map((text) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 2000)
    .trim(),
);
const segment = (known: Known) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('1', ...known.ids.map(String), ...known.texts.slice(0, 20)) },
    { weight: 1, arbitrary: oddText },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '..',
        '%2e%2e',
        '%',
        '%ff',
        '%00',
        '1%0d%0a',
        ';a=b',
        '\\',
        '//evil.example',
      ),
    },
  );
/** `%` stays as it is, so that broken encodings are sent too. */
const rawPath = (text: string): string =>
  encodeURI(text.toWellFormed())
    .replaceAll('%25', '%')
    .replace(/[^\x21-\x7e]/g, '');

function pathFor(target: Target, known: Known): fc.Arbitrary<string> {
  const gaps = target.path.match(/\{\w+\}/g)?.length ?? 0;
  return fc.array(segment(known), { minLength: gaps, maxLength: gaps }).map((values) => {
    const queue = [...values];
    return rawPath(target.path.replace(/\{\w+\}/g, () => (queue.shift() ?? '').slice(0, 1000)));
  });
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const searchOf = (values: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, asText(value)])).toString();

function formOf(values: Record<string, unknown>): string {
  const parts = Object.entries(values).map(([name, value]) => {
    const file = name === 'logo' ? '; filename="a.svg"' : '';
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/[\r\n"]/g, '')}"${file}\r\n\r\n${name === 'logo' ? SVG : asText(value)}\r\n`;
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

function encode(values: Record<string, unknown>, type: string): Buffer {
  if (type.startsWith('multipart/')) return Buffer.from(formOf(values));
  if (type.includes('urlencoded')) return Buffer.from(searchOf(values));
  return Buffer.from(JSON.stringify(values));
}

const ordinaryType = (target: Target): string =>
  target.path === '/api/upload-logo'
    ? `multipart/form-data; boundary=${BOUNDARY}`
    : target.path.startsWith('/forms/')
      ? 'application/x-www-form-urlencoded'
      : 'application/json';

/** A request in the target's shape with odd values. */
function wellFormed(target: Target, known: Known): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({ actor, path: pathFor(target, known), values: mutated(target.input, known) })
    .map(({ actor, path, values }): FuzzRequest => {
      if (target.method === 'GET') {
        const search =
          target.kind === 'trpc' ? searchOf({ input: JSON.stringify(values) }) : searchOf(values);
        return {
          actor,
          method: 'GET',
          path: search ? `${path}?${search}`.slice(0, 6000) : path,
          headers: {},
        };
      }
      const type = ordinaryType(target);
      return {
        actor,
        method: target.method,
        path,
        headers: { 'content-type': type },
        body: encode(values, type),
      };
    });
}

const oddHeaders = fc.record(
  {
    'accept-encoding': fc.constantFrom('br', 'gzip', 'zstd;q=0.1', '*;q=0', 'identity;q=0', ','),
    'accept-language': headerText,
    'idempotency-key': fc.oneof(fc.constantFrom('key-1', 'key-2'), headerText),
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"'),
    range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-,1-2', 'lines=1'),
    origin: fc.constantFrom('null', 'https://evil.example', 'x'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'x'),
    'x-forwarded-for': headerText,
    'stripe-signature': fc.constantFrom('t=1,v1=00', 't=,v1=', 'v0=x'),
    'content-encoding': fc.constantFrom('gzip', 'identity', 'x'),
    authorization: fc.constantFrom('Bearer x', 'Basic eDp5', 'Bearer'),
    'user-agent': headerText,
    referer: headerText,
  },
  { requiredKeys: [] },
);

const oddBody: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(...ODD_JSON).map((text) => Buffer.from(text)),
  oddValue.map((value) => Buffer.from(JSON.stringify(value) ?? '')),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
);

/** Any method, type and body, with odd headers; a third keep the target's method. */
function malformed(target: Target, known: Known): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      actor,
      method: fc.oneof(fc.constant(target.method), fc.constantFrom(...METHODS), fc.constantFrom(...METHODS)),
      path: pathFor(target, known),
      search: fc.option(oddText.map(rawPath)),
      type: fc.constantFrom(...CONTENT_TYPES),
      headers: fc.oneof(fc.constant({}), oddHeaders),
      values: mutated(target.input, known),
      body: fc.option(oddBody),
    })
    .map(({ actor, method, path, search, type, headers, values, body }) => {
      const isReading = method === 'GET' || method === 'HEAD' || method === 'TRACE';
      const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value)) as Record<
        string,
        string
      >;
      return {
        actor,
        method,
        path: search === null ? path : `${path}?${search}`.slice(0, 6000),
        headers: isReading ? given : { ...given, 'content-type': type },
        ...(isReading ? {} : { body: body ?? encode(values, type) }),
      };
    });
}

const sample = (
  seed: number,
  count: number,
  targets: Target[],
  make: (target: Target) => fc.Arbitrary<FuzzRequest>,
): FuzzRequest[] => fc.sample(fc.oneof(...targets.map(make)), { numRuns: count, seed });

/** Half in the shape of a target, half in any shape. */
export const randomRequests = (seed: number, count: number, targets: Target[], known: Known): FuzzRequest[] =>
  sample(seed, count, targets, (target) => fc.oneof(wellFormed(target, known), malformed(target, known)));

export const documentRequests = (
  seed: number,
  count: number,
  targets: Target[],
  known: Known,
): FuzzRequest[] => sample(seed, count, targets, (target) => wellFormed(target, known));
