import './article.css';
import './article-contents.css';
import './blog-card.css';
import '#src/ui/styles/print-document.css';
import type { ReactNode } from 'react';
import { type BlogArticle, lastChanged } from '#src/content/blog/article.ts';
import { priceText, promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { typographic } from '#src/domain/shared/typography.ts';
import { site } from '#src/domain/site.ts';
import { BackLink } from '#src/ui/components/back-link.tsx';
import { ArticleBody, articleBlocks, headingId } from './article-body.tsx';
import { BlogCard, BlogFacts } from './blog-card.tsx';
import { Cover } from './blog-cover.tsx';

type Props = {
  article: BlogArticle;
  related: readonly BlogArticle[];
  shareButton: ReactNode;
  contact: ReactNode;
};

const Day = ({ iso }: { iso: string }) => <time dateTime={iso}>{longDate(new Date(iso))}</time>;

export function ArticlePage({ article, related, shareButton, contact }: Props) {
  return (
    <main id="main">
      <article>
        <div className="page-head article-head">
          <div className="narrow">
            <BackLink href={paths.blog}>Back to Blog</BackLink>
            <BlogFacts article={article} />
            <h1>{typographic(article.title)}</h1>
            <p className="lead">{typographic(article.excerpt)}</p>
            <div className="byline">
              <p className="small muted">
                By {site.brand} · Published <Day iso={article.publishDate} />
                {article.updated && (
                  <>
                    {' · Updated '}
                    <Day iso={article.updated.date} />
                  </>
                )}
              </p>
              {shareButton}
            </div>
            <Cover article={article} className="article-cover" />
          </div>
        </div>
        <div className="article-columns">
          <ArticleContents content={article.content} />
          <div className="narrow">
            <ArticleBody article={article} />
            <ArticleNote article={article} />
            <ul className="tags small" aria-label="Tags">
              {article.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </div>
        </div>
      </article>
      <section className="section">
        <div className="wrap">
          <div className="panel">
            <h2>Ready to Transform Your Business Online?</h2>
            <p className="lead">
              We’ll do it for you: a website with a year’s hosting, domain and support, for one price. You’ll
              have {promises.prototypes} designs to choose from within {promises.prototypeHours} hours of your
              form.
            </p>
            <div className="btn-row">
              <a className="btn gold" href="/" data-currency="gbp">
                Get Started - Just {priceText('gbp')}
              </a>
              <a className="btn line" href={paths.blog}>
                Read More Articles
              </a>
            </div>
          </div>
        </div>
      </section>
      <section className="wrap related">
        <h2>Read next</h2>
        <ul className="grid">
          {related.map((other) => (
            <BlogCard key={other.slug} article={other} top={<BlogFacts article={other} />} />
          ))}
        </ul>
      </section>
      {contact}
    </main>
  );
}

/** The headings of the article; folded, unless the window has room for them beside the text. */
function ArticleContents({ content }: { content: string }) {
  const headings = articleBlocks(typographic(content)).filter((block) => block.kind === 'heading');
  return (
    <nav className="narrow article-contents small" aria-label="In this article">
      <details>
        <summary>
          <span>In this article</span>
        </summary>
        <ol>
          {headings.map(({ text }) => (
            <li key={text}>
              <a href={`#${headingId(text)}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Who wrote the article, what in it is made up, and what was changed last. */
function ArticleNote({ article }: { article: BlogArticle }) {
  const day = longDate(new Date(lastChanged(article)));
  return (
    <aside className="article-note small" aria-label="About this article">
      <p>
        <strong>Written by {site.brand}.</strong> We build websites for small firms. Here we write about what
        comes before and after one: prices, enquiries, tools and the law.
      </p>
      <p>
        The people and firms in our examples are made up. The sums are worked out in full, so put in your own
        figures. Laws, rules and figures from others are as we understood them on {day}, and none of it is
        legal or tax advice.
      </p>
      {article.updated && (
        <p>
          <strong>What changed on {day}:</strong> {article.updated.note}
        </p>
      )}
    </aside>
  );
}
