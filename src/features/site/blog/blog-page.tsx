import './blog-card.css';
import './blog-page.css';
import '#src/ui/styles/form.css';
import '#src/ui/styles/print-document.css';
import { BLOG_CATEGORIES, type BlogArticle } from '#src/content/blog/article.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';
import { BlogCard, BlogFacts, Cover } from './blog-card.tsx';

export const blogMeta: PageMeta = {
  title: `Business Growth Blog | ${site.brand}`,
  description:
    'Thirty articles for small firms: what a website costs and earns, local search, reviews, prices, tools, with the sums worked out.',
  path: paths.blog,
  image: 'blog',
  jsonLd: [breadcrumbs([site.brand, '/'], ['Blog', paths.blog])],
};

export function BlogPage({ articles }: { articles: readonly BlogArticle[] }) {
  return (
    <main id="main">
      <div className="page-head">
        <div className="wrap">
          <h1>Business Growth Blog</h1>
          <p className="lead">
            Notes for people who run the shop, answer the phone and do the website on Sunday evening.
          </p>
          <search className="blog-search" id="blog-search">
            <div className="field">
              <label htmlFor="blog-query" className="sr">
                Search articles
              </label>
              <input id="blog-query" type="search" placeholder="Search articles..." autoComplete="off" />
            </div>
            <fieldset className="chips">
              <legend className="sr">Category</legend>
              {['All', ...BLOG_CATEGORIES].map((category) => (
                <button type="button" key={category} aria-pressed={category === 'All'} value={category}>
                  {category}
                </button>
              ))}
            </fieldset>
          </search>
        </div>
      </div>
      <section className="wrap" aria-label="Articles">
        <p className="sr" role="status" id="blog-count" />
        <ul className="grid blog-list">
          {articles.map((article) => (
            <BlogCard
              key={article.slug}
              article={article}
              level="h2"
              top={
                <>
                  <Cover article={article} />
                  <BlogFacts article={article} />
                </>
              }
              excerpt={article.excerpt}
            />
          ))}
        </ul>
        <div className="blog-empty" id="blog-empty" hidden>
          <h2>No articles found</h2>
          <p className="lead">Try adjusting your search or filter criteria</p>
        </div>
      </section>
    </main>
  );
}
