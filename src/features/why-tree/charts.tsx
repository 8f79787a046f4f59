import { energy, measuredPages } from '#src/content/why-tree/why-tree.ts';

/** The text below has the same numbers. */
export function EnergyBar() {
  let from = 0;
  return (
    <div className="energy">
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        {energy.map((part, index) => {
          const x = from;
          from += part.share;
          return (
            <rect key={part.name} className={`energy-${index + 1}`} x={x} width={part.share} height="12" />
          );
        })}
      </svg>
      <dl>
        {energy.map((part, index) => (
          <div key={part.name}>
            <dt>
              <span className={`energy-dot energy-${index + 1}`} />
              {part.name}: {part.share}%
            </dt>
            <dd className="muted">{part.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const ROWS = [{ name: 'The median home page on the web', path: 'median' }, ...measuredPages];

/** The build replaces `{{...}}` by measured figures. */
export function VisitBars() {
  return (
    <ul className="visits">
      {ROWS.map(({ name, path }) => (
        <li key={path}>
          <span>
            {name} <strong>{`{{kilobytes ${path}}} kB, {{grams ${path}}} g`}</strong>
          </span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={`{{share ${path}}}`} height="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
