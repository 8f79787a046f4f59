import { articles } from '#src/content/blog/index.ts';
import { blogMeta } from '#src/features/site/blog/blog-page.tsx';

export type Data = ReturnType<typeof data>;

export const data = () => ({ meta: blogMeta, articles });
