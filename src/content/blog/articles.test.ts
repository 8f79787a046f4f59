import { describe, expect, it } from 'vitest';
import { articleBlocks, figurePlace, headingId } from '#src/features/site/blog/article-page.tsx';
import { sitemapEntries } from '../seo.ts';
import { type BlogArticle, lastChanged } from './article.ts';
import type { ArticleFigure } from './article-figure.ts';
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

const NUMBER = /\d[\d,.]*\d|\d/g;
/** A quotation starts after a space or a line, so that an apostrophe is none. */
const QUOTATION = /(?<=^|\s)'(.+?)'(?=$|[\s,.])/gm;
const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The text and the numbers up to 99 that it writes as words. */
function spelledOut(text: string): string {
  const found = words(text.replaceAll('-', ' ')).map((word) => {
    const tens = TENS.indexOf(word);
    return tens < 0 ? ONES.indexOf(word) + 1 : (tens + 2) * 10;
  });
  const joined = found.map((value, index) => {
    const next = found[index + 1] ?? 0;
    return value >= 20 && next > 0 && next < 10 ? value + next : value;
  });
  return [text, ...joined.filter(Boolean)].join(' ');
}

/** Every text of a figure, however deep in its rows. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
};

/** Moments, headlines and buttons that the text has word for word. */
function named(figure: ArticleFigure): readonly string[] {
  const found =
    figure.kind === 'steps'
      ? figure.steps.map(([at]) => at)
      : figure.kind === 'screens'
        ? figure.screens.flatMap(({ headline, button }) => [headline, button])
        : [];
  return found.map((words) => words.toLowerCase());
}

/** A word of the 1950s, or a made-up firm announced in the text instead of in the standing note. */
const NOT_SAID =
  /\b(telephones?|lavatory|whom|shall|namely|programs?|imaginary|who exists only here|[Oo]ur invented|are invented)\b/g;

/** A checklist that is already ordered by reader, on the heaviest page of the blog. */
const NOT_DRAWN = 'legal-pages-for-a-uk-small-business-site';
const drawn = articles.filter(({ slug }) => slug !== NOT_DRAWN);

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

  it.each(drawn.map((article) => [article.slug, article] as const))(
    '%s has a figure, in a section that exists, of numbers and quotations of its text',
    (_, { content, figure }) => {
      if (!figure) throw new Error('no figure');
      expect(figurePlace(articleBlocks(content), figure.after)).toBeGreaterThan(0);
      const shown = textsOf(figure).join('\n');
      const numbers = new Set(spelledOut(content).match(NUMBER));
      expect((shown.match(NUMBER) ?? []).filter((number) => !numbers.has(number))).toEqual([]);
      const text = content.toLowerCase();
      const quoted = [...shown.matchAll(QUOTATION)].map(([, words = '']) => words.toLowerCase());
      expect([...quoted, ...named(figure)].filter((words) => !text.includes(words))).toEqual([]);
    },
  );

  it('draw bars as long as the amounts written beside them', () => {
    for (const { slug, figure } of articles)
      if (figure?.kind === 'bars')
        for (const { value, shown } of figure.bars)
          expect(Number(shown.replaceAll(/[£,]/g, '')), slug).toBe(value);
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
