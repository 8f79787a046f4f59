import './figures.css';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

export type Figure = {
  label: string;
  /** Null while it is loading. */
  value: ReactNode;
  /** What it consists of, or what it compares with. */
  more?: ReactNode;
};

/** The figures that matter first, above the details of a screen. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className="admin-figures">
      {items.map(({ label, value, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton height={20} width={70} my={3} />}</dd>
          <dd className="alist-sub">{more}</dd>
        </div>
      ))}
    </dl>
  );
}
