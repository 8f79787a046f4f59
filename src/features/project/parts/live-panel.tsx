import { fillText } from '#src/domain/shared/in-language.ts';
import { useProject } from '../project-context.tsx';
import { OutsideLink } from './outside-link.tsx';

/** The address of the finished website. */
export function LivePanel({ siteUrl }: { siteUrl: string }) {
  const { view, texts, formats, now } = useProject();
  const since = view.stageTimes.live;
  return (
    <section className="panel live-panel" aria-labelledby="live">
      <h2 id="live">{texts.live.address}</h2>
      <p className="live-address">
        <OutsideLink href={siteUrl}>{siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}</OutsideLink>
      </p>
      {since && (
        <p className="project-dim">{fillText(texts.live.since, { date: formats.shortDay(since, now) })}</p>
      )}
    </section>
  );
}
