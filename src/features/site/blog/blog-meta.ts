import { type BlogArticle, lastChanged } from '#src/content/blog/article.ts';
import { paths } from '#src/domain/paths.ts';
import { typographic } from '#src/domain/shared/typography.ts';
import { site } from '#src/domain/site.ts';
import { absolute, breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';

export const blogMeta: PageMeta = {
  title: `Business Growth Blog | ${site.brand}`,
  description:
    'Thirty articles for small firms: what a website costs and earns, local search, reviews, prices, tools, with the sums worked out.',
  path: paths.blog,
  image: 'blog',
  jsonLd: [breadcrumbs([site.brand, '/'], ['Blog', paths.blog])],
};

export function articleMeta(written: BlogArticle): PageMeta {
  const article = typographic(written);
  return {
    title: `${article.title} | ${site.brand} Blog`,
    description: article.excerpt,
    path: paths.article(article.slug),
    type: 'article',
    image: `blog-${article.slug}`,
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.excerpt,
        image: absolute(`/og/blog-${article.slug}.jpg`),
        datePublished: article.publishDate,
        dateModified: lastChanged(article),
        author: { '@type': 'Organization', '@id': absolute('/#organization'), name: site.brand },
        publisher: { '@id': absolute('/#organization') },
        mainEntityOfPage: absolute(paths.article(article.slug)),
        articleSection: article.category,
        keywords: article.tags.join(', '),
      },
      breadcrumbs([site.brand, '/'], ['Blog', paths.blog], [article.title, paths.article(article.slug)]),
    ],
  };
}
