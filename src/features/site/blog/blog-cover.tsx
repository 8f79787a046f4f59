import './blog-cover.css';
import type { BlogArticle } from '#src/content/blog/article.ts';

/** Neighbours in the list differ. */
const GROUNDS = ['#1f5c43', '#22324d', '#8f3f22', '#1d5a66', '#54325f'];

/** The article's number; the words beside it say the same. */
export function Cover({ article: { id, cover }, className }: { article: BlogArticle; className: string }) {
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

/** On a card. */
export const BlogCover = ({ article }: { article: BlogArticle }) => (
  <Cover article={article} className="blog-cover" />
);
