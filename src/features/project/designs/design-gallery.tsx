import { Disclosure } from '#src/ui/components/disclosure.tsx';
import './designs.css';
import { useState } from 'react';
import type { DesignView } from '#src/domain/project/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { useProject } from '../project-context.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import { DesignCard } from './design-card.tsx';
import { DesignViewer } from './design-viewer.tsx';

/** The designs of the latest round side by side; those of earlier rounds are folded. */
export function DesignGallery() {
  const { view, texts } = useProject();
  const [viewedId, setViewedId] = useState<number | null>(null);
  const [askedId, setAskedId] = useState<number | null>(null);
  const latest = Math.max(...view.designs.map(({ round }) => round));
  const current = view.designs.filter(({ round }) => round === latest);
  const rounds = Map.groupBy(
    view.designs.filter(({ round }) => round !== latest),
    ({ round }) => round,
  );
  // The chosen design comes first: on a phone the others are beside it.
  current.sort((a, b) => Number(b.isChosen) - Number(a.isChosen));
  const canChoose = view.actions.includes('choose_design');
  const byId = (id: number | null) => view.designs.find((design) => design.id === id) ?? null;
  const viewed = byId(viewedId);

  function ask(design: DesignView): void {
    setViewedId(null);
    setAskedId(design.id);
  }
  const cards = (designs: DesignView[]) => (
    <ul className="designs" data-count={designs.length}>
      {designs.map((design) => (
        <DesignCard
          key={design.id}
          design={design}
          onView={() => setViewedId(design.id)}
          onChoose={canChoose ? () => ask(design) : null}
        />
      ))}
    </ul>
  );
  return (
    <section className="project-designs" aria-labelledby="designs">
      <h2 id="designs" tabIndex={-1}>
        {texts.designs.title}
      </h2>
      {current.length > 1 && (
        <p className="designs-swipe">{fillText(texts.designs.swipe, { count: current.length })}</p>
      )}
      {cards(current)}
      {rounds.size > 0 && (
        <Disclosure className="designs-earlier" title={texts.designs.earlier}>
          {[...rounds].map(([round, designs]) => (
            <div key={round}>
              <h3>{fillText(texts.designs.round, { n: round })}</h3>
              {cards(designs)}
            </div>
          ))}
        </Disclosure>
      )}
      <DesignViewer
        designs={viewed ? view.designs.filter(({ round }) => round === viewed.round) : []}
        design={viewed}
        onShow={setViewedId}
        onClose={() => setViewedId(null)}
        onChoose={canChoose ? ask : null}
      />
      <ChooseDialog design={byId(askedId)} onClose={() => setAskedId(null)} />
    </section>
  );
}
