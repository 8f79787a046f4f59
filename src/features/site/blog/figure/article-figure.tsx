import './article-figure.css';
import type { ArticleFigure as Figure } from '#src/content/blog/article-figure.ts';
import { typographic } from '#src/domain/shared/typography.ts';
import { LightSketches, PhoneSketches } from './sketches.tsx';

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
