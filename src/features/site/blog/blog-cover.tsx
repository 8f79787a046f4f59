import './blog-cover.css';
import type { BlogArticle, BlogCategory } from '#src/content/blog/article.ts';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';

const ICONS: Record<BlogCategory, IconName> = {
  'Business Case for Website': 'coins',
  'Practical How-Tos & Guides': 'tools',
  'Growth & Marketing': 'chart',
  'Digital Tools & Automation': 'window',
  'Inspiration & Social Proof': 'sprout',
};

/** Grounds of the covers in blog-cover.css; neighbours in the list differ. */
const HUES = 5;

/** The article's number and the sign of its category; the words beside it say the same. */
export function BlogCover({ article: { id, category, cover } }: { article: BlogArticle }) {
  return (
    <div className="blog-cover" data-hue={id % HUES} aria-hidden="true">
      <Icon name={ICONS[category]} />
      <strong>{cover.figure}</strong> <span>{cover.label}</span>
    </div>
  );
}
