import { useData } from 'vike-react/useData';
import { BlogPage } from '#src/features/site/blog/blog-page.tsx';
import type { Data } from './+data.ts';

export const Page = () => <BlogPage articles={useData<Data>().articles} />;
