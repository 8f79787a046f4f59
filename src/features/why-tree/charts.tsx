import { energy, visits } from '#src/content/why-tree/why-tree.ts';

const HEAVIEST = Math.max(...visits.map((visit) => visit.grams));

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

export function VisitBars() {
  return (
    <ul className="visits">
      {visits.map((visit) => (
        <li key={visit.name}>
          <span>
            {visit.name} <strong>{visit.grams} g</strong>
          </span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(visit.grams / HEAVIEST) * 100} height="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
