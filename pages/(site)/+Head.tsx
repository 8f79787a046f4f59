import { useData } from 'vike-react/useData';
import { APPLY_STORED_SCHEME } from '#src/ui/color-scheme/stored-scheme.ts';
import { APPLY_STORED_CURRENCY } from '#src/ui/currency/stored-currency.ts';
import { HeadTags } from '#src/ui/meta/head-tags.tsx';
import type { PageData } from '#src/ui/meta/page-meta.ts';

/** Pages that name the price in dollars, and on which `startPrices` runs. */
const IN_DOLLARS = /^\/(portfolio.*)?$/;

export function Head() {
  const { meta } = useData<PageData>();
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; as text it would be escaped */}
      <script dangerouslySetInnerHTML={{ __html: APPLY_STORED_SCHEME }} />
      {IN_DOLLARS.test(meta.path) && (
        <x-variant when="currency:any">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; as text it would be escaped */}
          <script dangerouslySetInnerHTML={{ __html: APPLY_STORED_CURRENCY }} />
        </x-variant>
      )}
      <HeadTags meta={meta} />
    </>
  );
}
