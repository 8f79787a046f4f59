import './list.css';
import './list-cards.css';
import { NoValue } from './cells.tsx';
import type { Column, ListRow } from './list-definition.ts';

type Props<T> = {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
};

/** A short table inside a card, styled like the lists, without sort or selection. */
export function CardTable<T extends ListRow>({ caption, columns, rows }: Props<T>) {
  return (
    <div className="alist-box">
      <table className="alist in-card" data-cards={columns.some(({ card }) => card) ? 'lines' : undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-align={column.align} data-from={column.from}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <DataCell key={column.label} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A table cell; list-cards.css shows it in a card where the table does not fit. */
export function DataCell<T>({ column, row }: { column: Column<T>; row: T }) {
  const content = column.cell(row);
  return (
    <td
      // The full text where the cell cuts it off.
      title={column.isFree && typeof content === 'string' ? content : undefined}
      data-label={column.label}
      data-title={column.isTitle || undefined}
      data-free={column.isFree || undefined}
      data-align={column.align}
      data-from={column.from}
      data-card={column.card}
    >
      {content === '–' ? (
        <NoValue />
      ) : column.isFree && typeof content === 'string' && content ? (
        <span>{content}</span>
      ) : (
        content
      )}
    </td>
  );
}
