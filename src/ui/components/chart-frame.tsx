import './chart-frame.css';
import type { ReactNode } from 'react';

type Props = { chart: ReactNode; table: ReactNode };

/** A chart with the same figures as a table, which every chart needs as its text alternative. */
export function ChartFrame({ chart, table }: Props) {
  return (
    <>
      {chart}
      <details className="chart-table">
        <summary>Show as a table</summary>
        {table}
      </details>
    </>
  );
}
