/**
 * Selects the compression for a request (RFC 9110, 12.5.3). Results are cached, because
 * browsers send few different headers.
 */

export type Compression = 'br' | 'gzip';

/** Far more than browsers use; made-up headers cannot fill memory, because the cache is cleared. */
const REMEMBERED_MAX = 200;
const HEADER_CHARACTERS_MAX = 200;
const remembered = new Map<string, Compression | null>();

/**
 * Returns the `q` of each named coding. A malformed one counts as 0,
 * because uncompressed is always correct.
 */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    const weight = q === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q) : 0;
    if (coding) weights.set(coding, weight);
  }
  return weights;
}

function choose(header: string): Compression | null {
  const weights = weightsOf(header);
  const others = weights.get('*') ?? 0;
  const br = weights.get('br') ?? others;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? others;
  const best = Math.max(br, gzip);
  // Uncompressed only if the header names `identity` with the highest preference.
  if (best === 0 || (weights.get('identity') ?? 0) > best) return null;
  return br === best ? 'br' : 'gzip';
}

/** Prefers Brotli if both have the same weight; null means uncompressed. */
export function compressionFor(header: string | undefined): Compression | null {
  if (!header) return null;
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = choose(header);
  if (header.length <= HEADER_CHARACTERS_MAX) {
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(header, chosen);
  }
  return chosen;
}
