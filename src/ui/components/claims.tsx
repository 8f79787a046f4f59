import type { ReactNode } from 'react';
import { sampleNote } from '#src/content/sample-note.ts';
import { CLAIMS_ARE_SAMPLES } from '#src/domain/offer.ts';

type Props = { lang: string; children: (note: ReactNode) => ReactNode };

/**
 * Reviews and figures: a demo marks them as samples, a shop shows them once the owner has
 * confirmed them (CLAIMS_CONFIRMED), and otherwise leaves them out.
 */
export function Claims({ lang, children }: Props) {
  const note = CLAIMS_ARE_SAMPLES && <p className="small muted sample-note">{sampleNote(lang)}</p>;
  return (
    <>
      <x-variant when="claims:sample">{children(note)}</x-variant>
      <x-variant when="claims:confirmed">{children(null)}</x-variant>
    </>
  );
}
