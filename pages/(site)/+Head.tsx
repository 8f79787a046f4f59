import { useData } from 'vike-react/useData';
import { HeadTags } from '#src/ui/meta/head-tags.tsx';
import type { PageData } from '#src/ui/meta/page-meta.ts';

export function Head() {
  return <HeadTags meta={useData<PageData>().meta} />;
}
