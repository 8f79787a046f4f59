import { useData } from 'vike-react/useData';
import { ArticlePage } from '#src/features/site/blog/article-page.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { article, related } = useData<Data>();
  return <ArticlePage article={article} related={related} />;
}
