import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { findLanding, landingLocale } from '#src/content/landing/index.ts';
import { landingMeta } from '#src/features/site/landing/landing-page.tsx';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const landing = findLanding(pageContext.routeParams.slug ?? '');
  if (!landing) throw render(404);
  const { price, texts } = landingLocale(landing);
  return { meta: landingMeta(landing), landing, price, chrome: texts.chrome };
}
