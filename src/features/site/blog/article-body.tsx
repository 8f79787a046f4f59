import { Fragment } from 'react';
import type { BlogArticle } from '#src/content/blog/article.ts';
import { typographic } from '#src/domain/shared/typography.ts';
import { LinkedText } from '#src/ui/components/linked-text.tsx';
import { ArticleFigure } from './figure/article-figure.tsx';

/**
 * Blocks are separated by blank lines: '## ' heading, '### ' subheading, '- ' list, else paragraph.
 */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

export function articleBlocks(content: string): readonly Block[] {
  return content
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(toBlock);
}

function toBlock(block: string): Block {
  if (block.startsWith('### ')) return { kind: 'subheading', text: block.slice(4) };
  if (block.startsWith('## ')) return { kind: 'heading', text: block.slice(3) };
  const lines = block.split('\n').map((line) => line.trim());
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  return items.length ? { kind: 'list', items } : { kind: 'paragraph', text: lines.join(' ') };
}

/** 'Can you pass the fee on?' -> 'can-you-pass-the-fee-on'. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Index of the block that follows a figure: the heading after its section, or the end. */
export function figurePlace(blocks: readonly Block[], after: string | undefined): number {
  const start = after === undefined ? 0 : blocks.findIndex(isHeading(after));
  if (start < 0) return -1;
  const next = blocks.findIndex((block, index) => index > start && block.kind === 'heading');
  return next < 0 ? blocks.length : next;
}

const isHeading = (text: string) => (block: Block) => block.kind === 'heading' && block.text === text;

type Props = { article: Pick<BlogArticle, 'content' | 'links' | 'figure'> };

export function ArticleBody({ article }: Props) {
  const { content, figure } = article;
  const blocks = articleBlocks(typographic(content));
  const links = Object.fromEntries(
    Object.entries(article.links ?? {}).map(([phrase, path]) => [typographic(phrase), path]),
  );
  const place = figure && figurePlace(blocks, figure.after && typographic(figure.after));
  return (
    <div className="prose article-body">
      {blocks.map((block, index) => {
        const key = `${index}-${block.kind}`;
        if (block.kind === 'heading')
          return (
            <Fragment key={key}>
              {figure && index === place && <ArticleFigure figure={figure} />}
              <h2 id={headingId(block.text)}>{block.text}</h2>
            </Fragment>
          );
        if (block.kind === 'subheading') return <h3 key={key}>{block.text}</h3>;
        if (block.kind === 'paragraph')
          return (
            <p key={key}>
              <LinkedText text={block.text} links={links} />
            </p>
          );
        return (
          <ul key={key}>
            {block.items.map((item) => (
              <li key={item}>
                <LinkedText text={item} links={links} />
              </li>
            ))}
          </ul>
        );
      })}
      {figure && place === blocks.length && <ArticleFigure figure={figure} />}
    </div>
  );
}
