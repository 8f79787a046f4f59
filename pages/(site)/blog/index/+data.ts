import { articles } from '#src/content/blog/index.ts';
import { blogMeta } from '#src/features/site/blog/blog-meta.ts';

export type Data = ReturnType<typeof data>;

export const data = () => ({ meta: blogMeta, articles });
