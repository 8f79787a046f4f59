/** Which requests of a page are the first of a visit. Nothing of the visitor is read or kept. */
export type PageRequest = {
  method: string | undefined;
  /** `Sec-Fetch-Site`, `-Mode` and `-Dest`: every browser sends them, and no page can set them. */
  site: string | undefined;
  mode: string | undefined;
  dest: string | undefined;
  /** Set for a page that is fetched in case it will be opened. */
  purpose: string | undefined;
};

/** Opened from another site, a bookmark or the address bar; a page of our own is no new visit. */
export const isLanding = ({ method, site, mode, dest, purpose }: PageRequest): boolean =>
  method === 'GET' &&
  (site === 'none' || site === 'cross-site') &&
  mode === 'navigate' &&
  dest === 'document' &&
  purpose === undefined;
