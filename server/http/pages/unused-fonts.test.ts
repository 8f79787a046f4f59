import { expect, it } from 'vitest';
import { withoutUnusedFonts } from './unused-fonts.ts';

const font = (name: string) =>
  `<link rel="preload" href="/assets/${name}.a1.woff2" as="font" type="font/woff2" crossorigin>`;

it('a page loads the font of its own script at once, and no other', () => {
  const others = ['west', 'east', 'greek', 'cyrillic'].map(font).join('\n');
  const page = (fonts: string) => `<head>${fonts}<link rel="stylesheet" href="/greek.css"></head>`;
  expect(withoutUnusedFonts(page(`${font('latin')}${others}`))).toBe(page(font('latin')));
  expect(withoutUnusedFonts(page(font('northwest')))).toBe(page(font('northwest')));
});
