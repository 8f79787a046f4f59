import type { ReactNode } from 'react';
import type { BlogArticle } from '#src/content/blog/article.ts';
import { readTime } from '#src/content/blog/read-time.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { typographic } from '#src/domain/shared/typography.ts';

type Props = {
  article: BlogArticle;
  level?: 'h2' | 'h3';
  /** Above the title: a cover, the facts, or both. */
  top: ReactNode;
  excerpt?: string;
};

export const BlogFacts = ({ article }: { article: BlogArticle }) => (
  <p className="blog-facts small">
    <span className="badge">{article.category}</span>
    {article.featured && <span className="badge gold">Featured</span>}
    <span className="muted">{readTime(article.content)}</span>
  </p>
);

export function BlogCard({ article, level: Heading = 'h3', top, excerpt }: Props) {
  const title = typographic(article.title);
  return (
    <li className="card blog-card" data-category={article.category}>
      {top}
      <Heading>
        <a href={paths.article(article.slug)}>{title}</a>
      </Heading>
      {excerpt && <p className="muted">{typographic(excerpt)}</p>}
      <p className="blog-foot small">
        <time dateTime={article.publishDate}>{longDate(new Date(article.publishDate))}</time>
        <a className="read-more" href={paths.article(article.slug)}>
          <span>Read More</span>
          <span className="sr">: {title}</span>
        </a>
      </p>
    </li>
  );
}

/** Neighbours in the list differ. */
const GROUNDS = ['#1f5c43', '#22324d', '#8f3f22', '#1d5a66', '#54325f'];

type CoverProps = { article: BlogArticle; className?: string };

/** The article's number; the words beside it say the same. */
export function Cover({ article: { id, cover }, className = 'blog-cover' }: CoverProps) {
  return (
    <div
      className={`cover ${className}`}
      style={{ background: GROUNDS[id % GROUNDS.length] }}
      aria-hidden="true"
    >
      <strong>{cover.figure}</strong> <span>{cover.label}</span>
    </div>
  );
}
