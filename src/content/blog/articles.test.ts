import { describe, expect, it } from 'vitest';
import { articleBlocks, endOfSection, headingId } from '#src/features/blog/article-body.tsx';
import { sitemapEntries } from '../seo.ts';
import { type BlogArticle, lastChanged } from './article.ts';
import { articles } from './index.ts';

const LENGTH_MIN = 600;
const LENGTH_MAX = 2000;
const OVERLAP_MAX = 0.02;
const CONTRACTIONS_MIN = 8;

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
const texts = (article: BlogArticle) => [article.title, article.excerpt, article.content].join('\n');
/** Texts of the paragraphs and list items, where a link can be. */
const linkable = (article: BlogArticle) =>
  articleBlocks(article.content).flatMap((block) => {
    if (block.kind === 'list') return block.items;
    return block.kind === 'paragraph' ? [block.text] : [];
  });

/** A word of the 1950s, or a made-up firm announced in the text instead of in the standing note. */
const NOT_SAID =
  /\b(telephones?|lavatory|whom|shall|namely|programs?|imaginary|who exists only here|[Oo]ur invented|are invented)\b/g;

describe('articles', () => {
  it('have headings that can be linked to, each once', () => {
    for (const { slug, content } of articles) {
      const ids = articleBlocks(content)
        .filter((block) => block.kind === 'heading')
        .map(({ text }) => headingId(text));
      expect(ids.every(Boolean), slug).toBe(true);
      expect(new Set(ids).size, slug).toBe(ids.length);
    }
  });

  it('draw only amounts that the text works out, in a section that exists', () => {
    const drawn = articles.filter(({ chart }) => chart);
    expect(drawn.length).toBeGreaterThan(2);
    for (const { slug, content, chart } of drawn) {
      expect(endOfSection(articleBlocks(content), chart?.after), slug).toBeGreaterThan(0);
      for (const { value, shown } of chart?.bars ?? []) {
        expect(content, slug).toContain(shown);
        expect(Number(shown.replaceAll(/[£,]/g, '')), slug).toBe(value);
      }
    }
  });

  it('are of different lengths: all within bounds, five short ones, three long ones', () => {
    const lengths = articles.map((article) => words(article.content).length).sort((a, b) => a - b);
    expect(lengths[0]).toBeGreaterThanOrEqual(LENGTH_MIN);
    expect(lengths.at(-1)).toBeLessThanOrEqual(LENGTH_MAX);
    expect(lengths[4]).toBeLessThan(950);
    expect(lengths.at(-3)).toBeGreaterThan(1400);
  });

  it('share hardly any five-word sequence with another', () => {
    const sets = articles.map(({ slug, content }) => {
      const all = words(content);
      return { slug, set: new Set(all.slice(4).map((_, index) => all.slice(index, index + 5).join(' '))) };
    });
    const close = sets.flatMap((a, index) =>
      sets.slice(index + 1).flatMap((b) => {
        const common = [...a.set].filter((sequence) => b.set.has(sequence));
        return common.length / Math.min(a.set.size, b.set.size) >= OVERLAP_MAX
          ? [`${a.slug} ${b.slug}: ${common.slice(0, 3).join(' | ')}`]
          : [];
      }),
    );
    expect(close).toEqual([]);
  });

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s is in the house style: single straight quotes, contractions, today’s words',
    (_, article) => {
      expect(texts(article).match(/\w*["“”‘’]\w*/g) ?? []).toEqual([]);
      expect(texts(article).match(NOT_SAID) ?? []).toEqual([]);
      expect(article.content.match(/\w'(s|re|ve|ll|d|t|m)\b/g)?.length).toBeGreaterThanOrEqual(
        CONTRACTIONS_MIN,
      );
    },
  );

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s links phrases that occur once to other pages of this site',
    (slug, article) => {
      const paths = new Set(sitemapEntries.map((entry) => entry.path));
      expect(Object.keys(article.links ?? {}).length).toBeGreaterThanOrEqual(2);
      for (const [phrase, path] of Object.entries(article.links ?? {})) {
        expect(article.content.split(phrase), phrase).toHaveLength(2);
        expect(
          linkable(article).some((text) => text.includes(phrase)),
          phrase,
        ).toBe(true);
        expect(paths, phrase).toContain(path);
        expect(path).not.toBe(`/blog/${slug}`);
      }
    },
  );

  it('say what changed when a fact was brought up to date, and never before they were published', () => {
    const updated = articles.flatMap((article) => (article.updated ? [article] : []));
    expect(updated.map((article) => article.id).sort((a, b) => a - b)).toEqual([6, 12, 19, 22, 28, 29, 30]);
    for (const article of updated) {
      expect(lastChanged(article) > article.publishDate).toBe(true);
      expect(article.updated?.note).toMatch(/^[A-Z].+\.$/);
    }
  });
});
