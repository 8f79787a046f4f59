import './figures-table.css';
import type { ReactNode } from 'react';

type Props<Row> = {
  /** Id of its heading. */
  labelledBy: string;
  rows: readonly Row[];
  /** By their headings. The first column names the row. */
  columns: Readonly<Record<string, (row: Row) => ReactNode>>;
};

export function FiguresTable<Row>({ labelledBy, rows, columns }: Props<Row>) {
  return (
    <table className="figures-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {Object.keys(columns).map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its rows have no state
          <tr key={at}>
            {Object.entries(columns).map(([label, cell], index) =>
              index === 0 ? (
                <th key={label} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={label}>{cell(row)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
