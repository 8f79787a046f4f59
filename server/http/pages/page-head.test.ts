import { expect, it } from 'vitest';
import { correctHead } from './app-pages.route.ts';

const font = (name: string) =>
  `<link rel="preload" href="/assets/${name}.a1.woff2" as="font" type="font/woff2" crossorigin>`;

it('a page loads the font of its own script at once, and no other', () => {
  const others = ['west', 'east', 'greek', 'cyrillic'].map(font).join('\n');
  const page = (fonts: string) => `<head>${fonts}<link rel="stylesheet" href="/greek.css"></head>`;
  expect(correctHead(page(`${font('latin')}${others}`))).toBe(page(font('latin')));
  expect(correctHead(page(font('northwest')))).toBe(page(font('northwest')));
});

it('the charset comes first: browsers look for it at the beginning only', () => {
  const head = '<head>\n<link rel="stylesheet" href="/a.css"><meta charset="UTF-8" /><title>x</title>';
  expect(correctHead(head)).toBe(
    '<head><meta charset="UTF-8" />\n<link rel="stylesheet" href="/a.css"><title>x</title>',
  );
});
