import './blog-cover.css';
import type { ReactNode } from 'react';
import type { BlogArticle, BlogCategory } from '#src/content/blog/article.ts';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';

const ICONS: Record<BlogCategory, IconName> = {
  'Business Case for Website': 'coins',
  'Practical How-Tos & Guides': 'tools',
  'Growth & Marketing': 'chart',
  'Digital Tools & Automation': 'window',
  'Inspiration & Social Proof': 'sprout',
};

/** Neighbours in the list differ. */
const GROUNDS = ['#1f5c43', '#22324d', '#8f3f22', '#1d5a66', '#54325f'];

/** The article's number; the words beside it say the same. */
export function Cover({
  article: { id, cover },
  className,
  children,
}: {
  article: BlogArticle;
  className: string;
  children?: ReactNode;
}) {
  return (
    <div
      className={`cover ${className}`}
      style={{ background: GROUNDS[id % GROUNDS.length] }}
      aria-hidden="true"
    >
      {children}
      <strong>{cover.figure}</strong> <span>{cover.label}</span>
    </div>
  );
}

/** On a card, with the sign of its category. */
export const BlogCover = ({ article }: { article: BlogArticle }) => (
  <Cover article={article} className="blog-cover">
    <Icon name={ICONS[article.category]} />
  </Cover>
);
