import { expect, it } from 'vitest';
import { articleList } from '#src/content/blog/article-list.ts';
import { typographic } from '#src/domain/shared/typography.ts';
import { articleBlocks, headingId } from './article-page.tsx';

it('splits an article on blank lines into headings, subheadings, lists and paragraphs', () => {
  expect(articleBlocks('One\nline\n\n## Two\n\n### Three\n \n- a\n- b\n\n\nEnd - really')).toEqual([
    { kind: 'paragraph', text: 'One line' },
    { kind: 'heading', text: 'Two' },
    { kind: 'subheading', text: 'Three' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'End - really' },
  ]);
});

it('typographic quotes keep the addresses of headings', () => {
  for (const { content } of articleList)
    for (const [, heading = ''] of content.matchAll(/^## (.+)$/gm))
      expect(headingId(typographic(heading))).toBe(headingId(heading));
});
