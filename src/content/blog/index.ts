import type { BlogArticle } from './article.ts';
import { articleList } from './article-list.ts';

/** Newest first. */
export const articles: readonly BlogArticle[] = articleList.toSorted((a, b) =>
  b.publishDate.localeCompare(a.publishDate),
);

/** The teaser shows these three. */
export const featuredArticles: readonly BlogArticle[] = articles.filter((article) => article.featured);

export const findArticle = (slug: string): BlogArticle | undefined =>
  articles.find((article) => article.slug === slug);

const RELATED = 3;

/** Shared tags count most, then the category; newest first among equals. */
export function relatedArticles(article: BlogArticle): readonly BlogArticle[] {
  const closeness = (other: BlogArticle) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length * 2 +
    (other.category === article.category ? 1 : 0);
  return articles
    .filter((other) => other.slug !== article.slug)
    .toSorted((a, b) => closeness(b) - closeness(a))
    .slice(0, RELATED);
}
