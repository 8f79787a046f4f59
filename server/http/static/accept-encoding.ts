/**
 * Selects the compression for a request (RFC 9110, 12.5.3). Results are cached, because
 * browsers send few different headers.
 */
import Negotiator from 'negotiator';

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

/** Prefers Brotli if both have the same weight; null means uncompressed. */
export function compressionFor(header: string | undefined): Compression | null {
  if (!header) return null;
  const known = remembered.get(header);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  const chosen = choose(header);
  remembered.set(header, chosen);
  return chosen;
}
