import { redirect } from 'vike/abort';
import type { PageContextClient } from 'vike/types';
import { isReportedPage } from '#src/domain/app-pages.rules.ts';

/**
 * SEC-29: CSP and analytics belong to the document. Navigation between reported and unreported
 * pages loads a new document, if analytics is configured.
 */
export function guard({ isHydration, urlPathname, urlOriginal }: PageContextClient): void {
  const reports = document.querySelector('[data-analytics]') !== null;
  if (isHydration || !(reports || document.querySelector('meta[name="analytics"]'))) return;
  if (isReportedPage(urlPathname) !== reports) throw redirect(new URL(urlOriginal, location.origin).href);
}
