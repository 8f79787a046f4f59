import type { Column } from './list-types.ts';

/** A cell of the lists and of short tables; the stylesheet makes lines of a card of them where a table does not fit. */
export function DataCell<T>({ column, row }: { column: Column<T>; row: T }) {
  return (
    <td data-label={column.label} data-title={column.isTitle || undefined} data-free={column.isFree || undefined} data-align={column.align}>
      {column.cell(row)}
    </td>
  );
}
