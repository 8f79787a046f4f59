import './shown-work.css';
import { findProject } from '#src/content/portfolio/projects.ts';
import { paths } from '#src/domain/paths.ts';

const SHOWN = ['marrow-and-pip', 'tidewell', 'ashdown-vale', 'saltmarsh-candles', 'kestrel-row'];

/** First screens of different trades, each with its page in the portfolio. */
export function ShownWork() {
  return (
    <section className="shown-work" aria-label="Websites from the portfolio">
      <ul className="wrap swipe">
        {SHOWN.map((id) => (
          <li key={id}>
            <a href={paths.project(id)}>
              <picture>
                <source type="image/avif" srcSet={`/portfolio/${id}-560.avif`} />
                <img src={`/portfolio/${id}-560.webp`} width={560} height={392} alt="" loading="lazy" />
              </picture>
              {findProject(id)?.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
