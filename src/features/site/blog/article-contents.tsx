import './article-contents.css';
import { articleBlocks, headingId } from './article-body.tsx';
import { typographic } from './typographic.ts';

/** The headings of the article; shown where the window has room beside the text. */
export function ArticleContents({ content }: { content: string }) {
  const headings = articleBlocks(typographic(content)).filter((block) => block.kind === 'heading');
  return (
    <nav className="article-contents small" aria-label="In this article">
      <p>In this article</p>
      <ol>
        {headings.map(({ text }) => (
          <li key={text}>
            <a href={`#${headingId(text)}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
