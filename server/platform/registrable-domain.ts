/**
 * The registrable part of a host name, by the Public Suffix List (L10). Server only: the
 * list is 40 kB compressed.
 */
import { getDomain } from 'tldts';

/** Sites on shared hosting (`shop.wixsite.com`) count as domains of their own. */
export const registrableDomain = (host: string): string | null =>
  getDomain(host, { allowPrivateDomains: true });
