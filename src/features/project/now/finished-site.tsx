import { fillText } from '#src/domain/shared/in-language.ts';
import { pictureOf } from '../designs/design-card.tsx';
import { OutsideLink } from '../parts/outside-link.tsx';
import { useProject } from '../project-context.tsx';

/** The address of the live website, under the design that it was built from. */
export function FinishedSite({ siteUrl }: { siteUrl: string }) {
  const { view, texts, formats, now } = useProject();
  const since = view.stageTimes.live;
  const design = view.designs.find(({ isChosen }) => isChosen);
  const picture = design && pictureOf(design);
  return (
    <figure className="now-site" aria-label={texts.live.address}>
      {picture && (
        <img
          src={picture}
          alt={fillText(texts.designs.picture, { title: design.title })}
          width={640}
          height={448}
        />
      )}
      <figcaption>
        <OutsideLink href={siteUrl}>{siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}</OutsideLink>
        {since && <span>{fillText(texts.live.since, { date: formats.shortDay(since, now) })}</span>}
      </figcaption>
    </figure>
  );
}
