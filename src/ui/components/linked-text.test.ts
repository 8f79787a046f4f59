import { expect, it } from 'vitest';
import { splitAtLinks } from './linked-text.tsx';

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
