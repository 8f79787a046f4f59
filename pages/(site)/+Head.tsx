import { useData } from 'vike-react/useData';
import { APPLY_STORED_SCHEME } from '#src/ui/color-scheme/stored-scheme.ts';
import { HeadTags } from '#src/ui/meta/head-tags.tsx';
import type { PageData } from '#src/ui/meta/page-meta.ts';

export function Head() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; as text it would be escaped */}
      <script dangerouslySetInnerHTML={{ __html: APPLY_STORED_SCHEME }} />
      <HeadTags meta={useData<PageData>().meta} />
    </>
  );
}
