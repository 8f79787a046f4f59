import './description-list.css';
import { Fragment, type ReactNode } from 'react';

/** Empty values are left out. */
export function DescriptionList({ rows }: { rows: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="description-list">
      {Object.entries(rows)
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
