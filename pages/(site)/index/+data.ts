import { featuredArticles } from '#src/content/blog/index.ts';
import { homeMeta } from '#src/features/site/home/home-meta.ts';

export type Data = ReturnType<typeof data>;

export const data = () => ({ meta: homeMeta, featuredArticles });
