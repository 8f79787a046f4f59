import './article.css';
import './blog-card.css';
import '#src/ui/styles/print-document.css';
import { Fragment } from 'react';
import { type BlogArticle, lastChanged } from '#src/content/blog/article.ts';
import { priceText, promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { typographic } from '#src/domain/shared/typography.ts';
import { site } from '#src/domain/site.ts';
import { BackLink } from '#src/ui/components/back-link.tsx';
import { LinkedText } from '#src/ui/components/linked-text.tsx';
import { absolute, breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';
import { ContactSection } from '../contact/contact-form.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { BlogCard, BlogFacts, Cover } from './blog-card.tsx';
import { ArticleFigure } from './figure/article-figure.tsx';

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

type Props = { article: BlogArticle; related: readonly BlogArticle[] };

const Day = ({ iso }: { iso: string }) => <time dateTime={iso}>{longDate(new Date(iso))}</time>;

export function ArticlePage({ article, related }: Props) {
  const share = {
    path: paths.article(article.slug),
    title: article.title,
    text: article.excerpt,
    copied: 'The article link has been copied to your clipboard.',
  };
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
              <ShareButton share={share} label="Share" />
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
      <ContactSection
        title="Have Questions About This Article?"
        text={`Ask away. We’ll reply within ${promises.replyHours} hours.`}
      />
    </main>
  );
}

/** Folded, unless the window has room for it beside the text. */
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

/**
 * Blocks are separated by blank lines: '## ' heading, '### ' subheading, '- ' list, else paragraph.
 */
type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

export function articleBlocks(content: string): readonly Block[] {
  return content
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(toBlock);
}

function toBlock(block: string): Block {
  if (block.startsWith('### ')) return { kind: 'subheading', text: block.slice(4) };
  if (block.startsWith('## ')) return { kind: 'heading', text: block.slice(3) };
  const lines = block.split('\n').map((line) => line.trim());
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  return items.length ? { kind: 'list', items } : { kind: 'paragraph', text: lines.join(' ') };
}

/** 'Can you pass the fee on?' -> 'can-you-pass-the-fee-on'. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Index of the block that follows a figure: the heading after its section, or the end. */
export function figurePlace(blocks: readonly Block[], after: string | undefined): number {
  const start = after === undefined ? 0 : blocks.findIndex(isHeading(after));
  if (start < 0) return -1;
  const next = blocks.findIndex((block, index) => index > start && block.kind === 'heading');
  return next < 0 ? blocks.length : next;
}

const isHeading = (text: string) => (block: Block) => block.kind === 'heading' && block.text === text;

function ArticleBody({ article }: { article: BlogArticle }) {
  const { content, figure } = article;
  const blocks = articleBlocks(typographic(content));
  const links = Object.fromEntries(
    Object.entries(article.links ?? {}).map(([phrase, path]) => [typographic(phrase), path]),
  );
  const place = figure && figurePlace(blocks, figure.after && typographic(figure.after));
  return (
    <div className="prose article-body">
      {blocks.map((block, index) => {
        const key = `${index}-${block.kind}`;
        if (block.kind === 'heading')
          return (
            <Fragment key={key}>
              {figure && index === place && <ArticleFigure figure={figure} />}
              <h2 id={headingId(block.text)}>{block.text}</h2>
            </Fragment>
          );
        if (block.kind === 'subheading') return <h3 key={key}>{block.text}</h3>;
        if (block.kind === 'paragraph')
          return (
            <p key={key}>
              <LinkedText text={block.text} links={links} />
            </p>
          );
        return (
          <ul key={key}>
            {block.items.map((item) => (
              <li key={item}>
                <LinkedText text={item} links={links} />
              </li>
            ))}
          </ul>
        );
      })}
      {figure && place === blocks.length && <ArticleFigure figure={figure} />}
    </div>
  );
}
