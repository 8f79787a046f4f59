import type { ArticleFigure } from './article-figure.ts';

/** A blog article. Reading time and page text are derived from `content`, never typed by hand. */
export const BLOG_CATEGORIES = [
  'Business Case for Website',
  'Practical How-Tos & Guides',
  'Growth & Marketing',
  'Digital Tools & Automation',
  'Inspiration & Social Proof',
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export type BlogArticle = {
  id: number;
  slug: string;
  title: string;
  /** One or two sentences, 110-180 characters: card text and meta description. */
  excerpt: string;
  category: BlogCategory;
  /** ISO dates; written before published. */
  writeDate: string;
  publishDate: string;
  /** The last change of fact, with a sentence that says what changed. */
  updated?: { date: string; note: string };
  tags: readonly string[];
  featured: boolean;
  /** The number that the article turns on, set large on its card: '12', 'questions'. */
  cover: { figure: string; label: string };
  /**
   * Blocks divided by blank lines: `## ` heading, `### ` subheading, `- ` lines a bullet list,
   * anything else a paragraph. No other mark-up.
   */
  content: string;
  /** Phrases that occur once in `content`, and the page of this site each one links to. */
  links?: Readonly<Record<string, string>>;
  figure?: ArticleFigure;
};

/** ISO date of the last change of fact, or of publication. */
export const lastChanged = (article: BlogArticle): string => article.updated?.date ?? article.publishDate;
