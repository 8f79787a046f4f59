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
  author: string;
  /** ISO dates; written before published. */
  writeDate: string;
  publishDate: string;
  tags: readonly string[];
  featured: boolean;
  /**
   * Blocks divided by blank lines: `## ` heading, `### ` subheading, `- ` lines a bullet list,
   * anything else a paragraph. No other mark-up.
   */
  content: string;
};
