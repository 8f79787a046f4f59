import { paths } from '#src/domain/paths.ts';
import { Section } from '#src/ui/components/section.tsx';
import './blog-card.css';
import '#src/ui/components/swipe.css';
import type { BlogArticle } from '#src/content/blog/article.ts';
import { BlogCard, BlogCover } from './blog-card.tsx';

export function BlogTeaser({ articles }: { articles: readonly BlogArticle[] }) {
  return (
    <Section className="teaser" title="Worth ten minutes of a busy week">
      <ul className="grid swipe">
        {articles.map((article) => (
          <BlogCard key={article.slug} article={article} top={<BlogCover article={article} />} />
        ))}
      </ul>
      <p className="btn-row">
        <a className="btn line" href={paths.blog}>
          Read More Articles
        </a>
      </p>
    </Section>
  );
}
