import './article.css';
import './blog-card.css';
import type { ReactNode } from 'react';
import type { BlogArticle } from '#src/content/blog/article.ts';
import { readTime } from '#src/content/blog/read-time.ts';
import { priceText } from '#src/domain/offer.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { ArticleBody } from './article-body.tsx';
import { BlogCard } from './blog-card.tsx';

type Props = {
  article: BlogArticle;
  related: readonly BlogArticle[];
  shareButton: ReactNode;
  contact: ReactNode;
};

export function ArticlePage({ article, related, shareButton, contact }: Props) {
  return (
    <main id="main">
      <article>
        <div className="page-head article-head">
          <div className="narrow">
            <a className="back" href="/blog">
              <Icon name="back" />
              Back to Blog
            </a>
            <p className="blog-facts small">
              <span className="badge">{article.category}</span>
              {article.featured && <span className="badge gold">Featured</span>}
              <span className="muted">{readTime(article.content)}</span>
            </p>
            <h1>{article.title}</h1>
            <p className="lead">{article.excerpt}</p>
            <div className="byline">
              <p className="small muted">
                {article.author} · Published{' '}
                <time dateTime={article.publishDate}>{longDate(new Date(article.publishDate))}</time>
              </p>
              {shareButton}
            </div>
          </div>
        </div>
        <div className="narrow">
          <ArticleBody content={article.content} />
          <ul className="tags small" aria-label="Tags">
            {article.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
      </article>
      <section className="section">
        <div className="wrap">
          <div className="panel">
            <h2>Ready to Transform Your Business Online?</h2>
            <p className="lead">
              Website, hosting, domain and a year of support. Three designs to choose from by tomorrow.
            </p>
            <div className="btn-row">
              <a className="btn gold" href="/">
                Get Started - Just {priceText('gbp')}
              </a>
              <a className="btn line" href="/blog">
                Read More Articles
              </a>
            </div>
          </div>
        </div>
      </section>
      <section className="wrap">
        <h2 className="related-title">Read next</h2>
        <ul className="grid">
          {related.map((other) => (
            <BlogCard key={other.slug} article={other} />
          ))}
        </ul>
      </section>
      {contact}
    </main>
  );
}
