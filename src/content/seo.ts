import { INDEXED_PATHS, paths } from '#src/domain/paths.ts';
import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import { site } from '#src/domain/site.ts';
import { lastChanged } from './blog/article.ts';
import { articles } from './blog/index.ts';
import { landings } from './landing/index.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { refundPolicy } from './legal/refund-policy.ts';
import { termsOfService } from './legal/terms-of-service.ts';
import { projects } from './portfolio/projects.ts';

type Entry = { path: string; changed?: string };

/** Every indexable page. A date only where the content itself carries one. */
export const sitemapEntries: readonly Entry[] = [
  ...INDEXED_PATHS.map((path) => ({ path })),
  ...projects.map(({ id }) => ({ path: paths.project(id) })),
  { path: paths.blog, changed: articles.map(lastChanged).toSorted().at(-1) },
  ...articles.map((article) => ({ path: paths.article(article.slug), changed: lastChanged(article) })),
  ...landings.map((landing) => ({ path: `/${landing.slug}` })),
  ...[privacyPolicy, termsOfService, refundPolicy].map((page) => ({
    path: page.path,
    changed: page.updated,
  })),
];

/** `/sitemap.xml`. `origin` without trailing slash. */
export function sitemapXml(origin: string): string {
  const urls = sitemapEntries.map(
    ({ path, changed }) =>
      `<url><loc>${escapeHtml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `/blog/rss.xml`: RSS 2.0 with all articles, newest first. */
export function rssXml(origin: string): string {
  const items = articles.map((article) => {
    const link = escapeHtml(origin + paths.article(article.slug));
    return [
      '<item>',
      `<title>${escapeHtml(article.title)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="true">${link}</guid>`,
      `<description>${escapeHtml(article.excerpt)}</description>`,
      `<category>${escapeHtml(article.category)}</category>`,
      `<dc:creator>${escapeHtml(site.brand)}</dc:creator>`,
      `<pubDate>${new Date(`${article.publishDate}T08:00:00Z`).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${escapeHtml(site.brand)} Blog</title>`,
    `<link>${escapeHtml(origin)}/blog</link>`,
    `<atom:link href="${escapeHtml(origin)}${paths.rss}" rel="self" type="application/rss+xml"/>`,
    '<description>Business growth for small firms, with the sums worked out.</description>',
    '<language>en-GB</language>',
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

/**
 * `/robots.txt` blocks nothing that must stay out of an index: such a page says so itself, and a
 * crawler has to be able to read it.
 */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
