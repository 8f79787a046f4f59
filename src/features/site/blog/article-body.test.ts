import { expect, it } from 'vitest';
import { articleBlocks, splitAtLinks } from './article-body.tsx';

it('splits an article on blank lines into headings, subheadings, lists and paragraphs', () => {
  expect(articleBlocks('One\nline\n\n## Two\n\n### Three\n \n- a\n- b\n\n\nEnd - really')).toEqual([
    { kind: 'paragraph', text: 'One line' },
    { kind: 'heading', text: 'Two' },
    { kind: 'subheading', text: 'Three' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'End - really' },
  ]);
});

it('splits a text at the phrases that are linked, whatever characters they contain', () => {
  const links = { 'on the map (or off it)': '/a', 'Twelve.': '/b' };
  expect(splitAtLinks('Twelve. Be on the map (or off it), Twelve-ish.', links)).toEqual([
    'Twelve.',
    ' Be ',
    'on the map (or off it)',
    ', Twelve-ish.',
  ]);
  expect(splitAtLinks('Nothing here.', {})).toEqual(['Nothing here.']);
});
