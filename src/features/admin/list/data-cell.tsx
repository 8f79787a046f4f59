import type { Column } from './list-types.ts';

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
      {content}
    </td>
  );
}
