import './sketches.css';
import type { LightFigure, ScreensFigure } from '#src/content/blog/article-figure.ts';
import { typographic } from '#src/domain/shared/typography.ts';

/** Where the window is in the room: one of its sides. */
const WINDOWS = { side: 'M4 18v28', behind: 'M18 60h28', front: 'M18 4h28' } as const;
/** The half of the subject that gets no light. */
const SHADES = { side: 'M32 22a10 10 0 0 1 0 20', behind: '', front: 'M22 32a10 10 0 1 0 20 0z' } as const;

export function LightSketches({ views }: Pick<LightFigure, 'views'>) {
  return (
    <dl className="figure-light">
      {views.map(({ window, name, text }) => (
        <div key={window}>
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <path d="M4 4h56v56H4z" />
            <path className="window" d={WINDOWS[window]} />
            <circle cx="32" cy="32" r="10" />
            <path className="shade" d={SHADES[window]} />
            <path className="camera" d="M28 56h8l-4-8z" />
          </svg>
          <dt>{name}</dt>
          <dd>{typographic(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PhoneSketches({ screens }: Pick<ScreensFigure, 'screens'>) {
  return (
    <ul className="figure-screens">
      {screens.map(({ mood, why, headline, picture, button }) => (
        <li key={mood}>
          <div>
            <b>{headline}</b>
            {picture > 0 && <span style={{ blockSize: `${picture}rem` }} />}
            <em>{button}</em>
          </div>
          <strong>{mood}</strong>
          {typographic(why)}
        </li>
      ))}
    </ul>
  );
}
