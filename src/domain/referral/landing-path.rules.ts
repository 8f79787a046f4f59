/** Where a visit arrived and where it came from: both are sent by the visitor's browser, stored, and shown to owners and affiliates. */

const PATH_MAX = 300;
const BASE = 'https://base.invalid';
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these characters from an address
const IGNORED_BY_BROWSERS = /[\u0000-\u0020\u007F\\]/;
/** An encoded slash, backslash, percent sign or control character: no page of this site has one. */
const ENCODED_SEPARATOR = /%(?:2f|5c|25|[01][\da-f]|7f)/i;

/**
 * The path of a page of this site, without query and fragment; '/' for everything else. Safe as a link on our own pages (M1).
 * Every stored landing path goes through here before it is shown: rows of earlier versions were not checked.
 */
export function safeLocalPath(raw: string): string {
  const [given = ''] = raw.split(/[?#]/);
  if (!given.startsWith('/') || IGNORED_BY_BROWSERS.test(given) || ENCODED_SEPARATOR.test(given) || !URL.canParse(given, BASE)) return '/';
  const url = new URL(given, BASE);
  // Dot segments are resolved by now: '/.//host' has become '//host'.
  const isLocal = url.origin === BASE && !url.pathname.startsWith('//') && url.pathname.length <= PATH_MAX;
  return isLocal ? url.pathname : '/';
}

const HOST = /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)*[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$|^\[[\da-f:.]{2,45}\]$/;

/** A stored referrer host as it may be shown; null when it is not a plain host name (M1). */
export const safeHost = (host: string | null): string | null => (host && host.length <= 253 && HOST.test(host) ? host : null);

/** The host of a web page's address; null for other schemes and for anything unreadable. */
export function referrerHost(referrer: string | null): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { protocol, hostname } = new URL(referrer);
  return protocol === 'https:' || protocol === 'http:' ? safeHost(hostname) : null;
}
