import './blog-cover.css';
import type { BlogArticle, BlogCategory } from '#src/content/blog/article.ts';
import { readTime } from '#src/content/blog/read-time.ts';
import { longDate } from '#src/domain/shared/dates.ts';
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
function Cover({ article: { id, category, cover } }: { article: BlogArticle }) {
  return (
    <div className="blog-cover" data-hue={id % HUES} aria-hidden="true">
      <Icon name={ICONS[category]} />
      <strong>{cover.figure}</strong> <span>{cover.label}</span>
    </div>
  );
}

export function BlogCard({ article, level: Heading = 'h3' }: { article: BlogArticle; level?: 'h2' | 'h3' }) {
  return (
    <li className="card blog-card" data-category={article.category}>
      <Cover article={article} />
      <p className="blog-facts small">
        <span className="badge">{article.category}</span>
        {article.featured && <span className="badge gold">Featured</span>}
        <span className="muted">{readTime(article.content)}</span>
      </p>
      <Heading>
        <a href={`/blog/${article.slug}`}>{article.title}</a>
      </Heading>
      <p className="muted">{article.excerpt}</p>
      <p className="blog-foot small">
        <time dateTime={article.publishDate}>{longDate(new Date(article.publishDate))}</time>
        <a className="read-more" href={`/blog/${article.slug}`}>
          <span>Read More</span>
          <span className="sr">: {article.title}</span>
        </a>
      </p>
    </li>
  );
}
