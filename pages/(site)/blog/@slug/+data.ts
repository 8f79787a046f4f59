import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { findArticle, relatedArticles } from '#src/content/blog/index.ts';
import { priceText } from '#src/domain/offer.ts';
import { articleMeta } from '#src/features/site/blog/article-page.tsx';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const article = findArticle(pageContext.routeParams.slug ?? '');
  if (!article) throw render(404);
  return { meta: articleMeta(article), article, related: relatedArticles(article), price: priceText('gbp') };
}
