import type { PageContextClient } from 'vike/types';
import { reportPageView } from '#src/ui/behaviour/analytics.ts';
import { announcePage } from '#src/ui/behaviour/focus.ts';

/** Vike neither moves focus nor announces the new page. A changed list filter is not a new page. */
export function onPageTransitionEnd(pageContext: PageContextClient): void {
  if (pageContext.previousPageContext?.urlPathname === pageContext.urlPathname) return;
  announcePage();
  reportPageView(pageContext.urlPathname);
}
