import './article-figure.css';
import type { ArticleFigure as Figure } from '#src/content/blog/article-figure.ts';
import { typographic } from '#src/domain/shared/typography.ts';

/** A drawing made of text, so that everybody can read it and it needs no second version. */
export function ArticleFigure({ figure }: { figure: Figure }) {
  return (
    <figure className="article-figure">
      <figcaption>{typographic(figure.title)}</figcaption>
      <Drawing figure={figure} />
    </figure>
  );
}

function Drawing({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'bars':
      return <Bars {...figure} />;
    case 'steps':
      return <Rows kind="steps" rows={figure.steps} />;
    case 'sum':
      return <Rows kind="sum" rows={figure.rows} />;
    case 'pairs':
      return <Pairs {...figure} />;
    case 'choices':
      return <Choices {...figure} />;
    case 'light':
      return <LightSketches {...figure} />;
    case 'screens':
      return <PhoneSketches {...figure} />;
  }
}

type Of<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

function Bars({ bars }: Pick<Of<'bars'>, 'bars'>) {
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <dl className="figure-bars">
      {bars.map(({ label, value, shown, isOurs }) => (
        <div key={label}>
          <dt>{typographic(label)}</dt>
          <dd>
            <span
              className={isOurs ? 'bar ours' : 'bar'}
              style={{ inlineSize: `${Math.round((value / largest) * 1000) / 10}%` }}
            />
            {shown}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ kind, rows }: { kind: 'steps' | 'sum'; rows: Of<'sum'>['rows'] }) {
  return (
    <dl className={kind === 'steps' ? 'figure-steps' : 'figure-sum'}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{typographic(term)}</dt>
          <dd>{typographic(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Longer texts get half of a phone's width each, below their label. */
const COLUMN_LETTERS = 20;

function Pairs({ columns, rows }: Pick<Of<'pairs'>, 'columns' | 'rows'>) {
  const isLong = rows.flat().some(({ length }) => length > COLUMN_LETTERS);
  return (
    <table className={`figure-pairs${isLong ? ' figure-stacked' : ''}`}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {typographic(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, first, second]) => (
          <tr key={label}>
            <th scope="row">{typographic(label)}</th>
            <td>{typographic(first)}</td>
            <td>{typographic(second)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Choices({ choices }: Pick<Of<'choices'>, 'choices'>) {
  return (
    <ol className="figure-choices">
      {choices.map(({ ask, yes, no }) => (
        <li key={ask}>
          <strong>{typographic(ask)}</strong>
          <span>
            <b>Yes</b> {typographic(yes)}
          </span>
          {no && <b>{no}</b>}
        </li>
      ))}
    </ol>
  );
}

/** Where the window is in the room: one of its sides. */
const WINDOWS = { side: 'M4 18v28', behind: 'M18 60h28', front: 'M18 4h28' } as const;
/** The half of the subject that gets no light. */
const SHADES = { side: 'M32 22a10 10 0 0 1 0 20', behind: '', front: 'M22 32a10 10 0 1 0 20 0z' } as const;

function LightSketches({ views }: Pick<Of<'light'>, 'views'>) {
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

function PhoneSketches({ screens }: Pick<Of<'screens'>, 'screens'>) {
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
