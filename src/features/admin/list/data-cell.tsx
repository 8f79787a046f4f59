import type { Column } from './list-types.ts';

/** A table cell; list.css shows it as a labelled line where the table does not fit. */
export function DataCell<T>({ column, row }: { column: Column<T>; row: T }) {
  return (
    <td
      data-label={column.label}
      data-title={column.isTitle || undefined}
      data-free={column.isFree || undefined}
      data-align={column.align}
    >
      {column.cell(row)}
    </td>
  );
}
