import { paths } from '#src/domain/paths.ts';
import './blog-card.css';
import '#src/ui/components/swipe.css';
import type { BlogArticle } from '#src/content/blog/article.ts';
import { BlogCard } from './blog-card.tsx';
import { BlogCover } from './blog-cover.tsx';

export function BlogTeaser({ articles }: { articles: readonly BlogArticle[] }) {
  return (
    <section className="section teaser">
      <div className="wrap">
        <div className="section-head">
          <h2>Worth ten minutes of a busy week</h2>
        </div>
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
      </div>
    </section>
  );
}
