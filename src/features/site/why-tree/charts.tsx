import { arithmeticSum, energy, measuredPages, models } from '#src/content/why-tree/why-tree.ts';

/** The list below has the same numbers. Shares of the width, so that the text keeps its shape. */
export function EnergyBar() {
  let from = 0;
  return (
    <div className="energy">
      <svg aria-hidden="true">
        {energy.map((part, index) => {
          const x = from;
          from += part.share;
          return (
            <g key={part.name}>
              <rect className={`energy-${index + 1}`} x={`${x}%`} width={`${part.share}%`} height="100%" />
              <text x={`${x + part.share / 2}%`} y="50%">
                {part.share}%
              </text>
            </g>
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

/** From one view of a page to the trees that take up a year of them. */
export function Equation() {
  return (
    <p className="equation">
      {arithmeticSum.map(([sign, figure, unit]) => (
        <span key={figure + unit}>
          {sign && <span className="equation-sign">{sign}</span>}
          <span>
            <strong>{figure}</strong> {unit}
          </span>
        </span>
      ))}
    </p>
  );
}

/** What each model says, since their figures are hard to compare within sentences. */
export function Models() {
  return (
    <table className="models small">
      <thead>
        <tr>
          <th scope="col">Model of CO2</th>
          <th scope="col">Average site</th>
          <th scope="col">Ours</th>
        </tr>
      </thead>
      <tbody>
        {models.map(([model, average, ours]) => (
          <tr key={model}>
            <th scope="row">{model}</th>
            <td>{average}</td>
            <td>{ours}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
