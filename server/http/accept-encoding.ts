/** Which compressed form a reader wants (RFC 9110, 12.5.3). Asked on every page request, so the few headers browsers send are remembered. */

export type Compression = 'br' | 'gzip';

/** Far more than there are kinds of browsers; a stranger's inventions push nothing but each other out. */
const REMEMBERED_MAX = 200;
const HEADER_CHARACTERS_MAX = 200;
const remembered = new Map<string, Compression | null>();

/** `q` of each named coding. One that cannot be read counts as 0: the plain form is always right. */
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
  // Uncompressed is wanted only by who names it and puts it first.
  if (best === 0 || (weights.get('identity') ?? 0) > best) return null;
  return br === best ? 'br' : 'gzip';
}

/** Brotli where both are equally welcome; null means uncompressed. */
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
