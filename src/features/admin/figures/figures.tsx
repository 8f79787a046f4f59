import './figures.css';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

export type FigureItem = {
  label: string;
  /** Null while it is loading. */
  value: ReactNode;
  /** What it consists of, or what it compares with. */
  more?: ReactNode;
};

export function Figures({ items }: { items: readonly FigureItem[] }) {
  return (
    <dl className="admin-figures">
      {items.map(({ label, value, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton height={34} width={90} />}</dd>
          {/* Keeps its line until the figures arrive. */}
          <dd className="alist-sub">{more || '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}
