/** Landing page and referrer: sent by the visitor's browser, shown to owners and affiliates. */

export const LANDING_PATH_MAX = 300;
export const REFERRER_MAX = 500;
const BASE = 'https://base.invalid';
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these characters from an address
const IGNORED_BY_BROWSERS = /[\u0000-\u0020\u007F\\]/;
/** An encoded slash, backslash, percent sign or control character: no page of this site has one. */
const ENCODED_SEPARATOR = /%(?:2f|5c|25|[01][\da-f]|7f)/i;

/** A local path without query and fragment, or '/': safe as a link (M1). */
export function safeLocalPath(raw: string): string {
  const [given = ''] = raw.split(/[?#]/);
  if (
    !given.startsWith('/') ||
    IGNORED_BY_BROWSERS.test(given) ||
    ENCODED_SEPARATOR.test(given) ||
    !URL.canParse(given, BASE)
  )
    return '/';
  const url = new URL(given, BASE);
  // The parser has resolved dot segments: '/.//host' is now '//host'.
  const isLocal =
    url.origin === BASE && !url.pathname.startsWith('//') && url.pathname.length <= LANDING_PATH_MAX;
  return isLocal ? url.pathname : '/';
}

const HOST =
  /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)*[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$|^\[[\da-f:.]{2,45}\]$/;

/** Null unless it is a plain host name (M1). */
export const safeHost = (host: string | null): string | null =>
  host && host.length <= 253 && HOST.test(host) ? host : null;

/** Null for other schemes and invalid addresses. */
export function referrerHost(referrer: string | null): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { protocol, hostname } = new URL(referrer);
  return protocol === 'https:' || protocol === 'http:' ? safeHost(hostname) : null;
}
