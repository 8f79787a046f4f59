import { redirect } from 'vike/abort';
import type { PageContextClient } from 'vike/types';
import { isReportedPage } from '#src/domain/app-pages.rules.ts';

/**
 * SEC-29: the content policy and the analytics script belong to the document, not to the address. From a page that reports its views to
 * one where no foreign host is allowed, and back, the browser loads a new document. Where nothing is configured all stay in one.
 */
export function guard({ previousPageContext, urlPathname, urlOriginal }: PageContextClient): void {
  const reports = document.querySelector('[data-analytics]') !== null;
  if (!previousPageContext || !(reports || document.querySelector('meta[name="analytics"]'))) return;
  if (isReportedPage(urlPathname) !== reports) throw redirect(new URL(urlOriginal, location.origin).href);
}
