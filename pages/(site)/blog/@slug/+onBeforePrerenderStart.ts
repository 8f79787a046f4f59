import { articles } from '#src/content/blog/index.ts';
import { paths } from '#src/domain/paths.ts';

export const onBeforePrerenderStart = () => articles.map((article) => paths.article(article.slug));
