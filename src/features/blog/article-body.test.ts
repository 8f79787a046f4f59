import { expect, it } from 'vitest';
import { articleBlocks } from './article-body.tsx';

it('splits an article on blank lines into headings, subheadings, lists and paragraphs', () => {
  expect(articleBlocks('One\nline\n\n## Two\n\n### Three\n \n- a\n- b\n\n\nEnd - really')).toEqual([
    { kind: 'paragraph', text: 'One line' },
    { kind: 'heading', text: 'Two' },
    { kind: 'subheading', text: 'Three' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'End - really' },
  ]);
});
