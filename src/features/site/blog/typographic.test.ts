import { expect, it } from 'vitest';
import { articleList } from '#src/content/blog/article-list.ts';
import { headingId } from './article-body.tsx';
import { typographic } from './typographic.ts';

it.each([
  ["You'll see the owner's van", 'You’ll see the owner’s van'],
  ["'Are you open?' they ask", '‘Are you open?’ they ask'],
  ["(\"It's 'free',\" she says)", '(“It’s ‘free’,” she says)'],
  ["- 'Since 2009'\n\n## 'No'", '- ‘Since 2009’\n\n## ‘No’'],
])('%s', (straight, set) => {
  expect(typographic(straight)).toBe(set);
});

it('keeps the addresses of headings', () => {
  for (const { content } of articleList)
    for (const [, heading = ''] of content.matchAll(/^## (.+)$/gm))
      expect(headingId(typographic(heading))).toBe(headingId(heading));
});

it('opens as many quotes as it closes, apostrophes apart', () => {
  for (const { content, slug } of articleList) {
    const set = typographic(content);
    expect([slug, set.match(/“/g)?.length]).toEqual([slug, set.match(/”/g)?.length]);
    expect(set).not.toMatch(/\w‘|“\s|‘\s/);
  }
});
