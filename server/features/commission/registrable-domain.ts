/** The part of a host name that somebody registered, by the Public Suffix List (L10). On the server only: the list is 40 kB compressed. */
import { getDomain } from 'tldts';

/** Shared hosting (`shop.wixsite.com`) counts as a domain of its own. */
export const registrableDomain = (host: string): string | null => getDomain(host, { allowPrivateDomains: true });
