import { type BlogArticle, lastChanged } from '#src/content/blog/article.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';

/** Who wrote the article, what in it is made up, and what was changed last. */
export function ArticleNote({ article }: { article: BlogArticle }) {
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
