import type { ReactNode } from 'react';

/** Name and value pairs; empty values are left out. */
export function DescriptionList({ rows }: { rows: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="admin-facts">
      {Object.entries(rows)
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <FactRow key={name} name={name} value={value} />
        ))}
    </dl>
  );
}

function FactRow({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
