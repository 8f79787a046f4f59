import './article-chart.css';
import type { BlogArticle } from '#src/content/blog/article.ts';

/** Bars in proportion to their amounts; the amounts are written beside them. */
export function ArticleChart({ chart }: { chart: NonNullable<BlogArticle['chart']> }) {
  const largest = Math.max(...chart.bars.map(({ value }) => value));
  return (
    <figure className="article-chart">
      <figcaption>{chart.title}</figcaption>
      <dl>
        {chart.bars.map(({ label, value, shown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="bar" style={{ inlineSize: `${Math.round((value / largest) * 1000) / 10}%` }} />
              {shown}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
