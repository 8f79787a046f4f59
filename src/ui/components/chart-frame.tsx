import './chart-frame.css';
import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';

type Props = { chart: ReactNode; table: ReactNode };

/** A chart with the same figures as a table, which every chart needs as its text alternative. */
export function ChartFrame({ chart, table }: Props) {
  return (
    <>
      {chart}
      <Disclosure className="chart-table" title="Show as a table">
        {table}
      </Disclosure>
    </>
  );
}
