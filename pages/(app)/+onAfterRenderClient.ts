import type { PageContextClient } from 'vike/types';
import { reportPageView } from '#src/ui/behaviour/analytics.ts';
import { announcePage } from '#src/ui/behaviour/focus.ts';

/**
 * Vike neither moves focus nor announces the new page. A changed list filter is not a new page. Not
 * in `onPageTransitionEnd`: Vike skips it for a link that is pressed during hydration.
 */
export function onAfterRenderClient(pageContext: PageContextClient): void {
  const { isHydration, previousPageContext, urlPathname } = pageContext;
  if (isHydration || previousPageContext?.urlPathname === urlPathname) return;
  announcePage();
  reportPageView(urlPathname);
}
