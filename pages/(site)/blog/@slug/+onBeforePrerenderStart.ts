import { articles } from '#src/content/blog/index.ts';

export const onBeforePrerenderStart = () => articles.map((article) => `/blog/${article.slug}`);
