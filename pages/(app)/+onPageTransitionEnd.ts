import type { PageContextClient } from 'vike/types';
import { announcePage } from '#src/client/announce-page.ts';
import { reportPageView } from '#src/ui/analytics.ts';

/** Vike neither moves the focus nor tells anybody that the page has changed. Filters of a list change the address, not the page. */
export function onPageTransitionEnd(pageContext: PageContextClient): void {
  if (pageContext.previousPageContext?.urlPathname === pageContext.urlPathname) return;
  announcePage();
  reportPageView(pageContext.urlPathname);
}
