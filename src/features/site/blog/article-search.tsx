import './article-search.css';
import '#src/ui/styles/form.css';
import type { BlogArticle } from '#src/content/blog/article.ts';
import { paths } from '#src/domain/paths.ts';
import { typographic } from './typographic.ts';

/** For a missing article: a search, which the list reads from its address, and three titles. */
export function ArticleSearch({ suggestions }: { suggestions: readonly BlogArticle[] }) {
  return (
    <search className="article-search">
      <form action={paths.blog}>
        <div className="field">
          <label htmlFor="missing-query">Search the articles</label>
          <input id="missing-query" name="q" type="search" autoComplete="off" />
        </div>
        <button type="submit" className="btn line">
          Search
        </button>
      </form>
      <ul>
        {suggestions.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`${paths.blog}/${slug}`}>{typographic(title)}</a>
          </li>
        ))}
      </ul>
    </search>
  );
}
