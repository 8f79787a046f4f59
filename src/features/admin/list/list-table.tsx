import { Checkbox, Skeleton } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { DataCell } from './card-table.tsx';
import type { ListState } from './list-state.ts';
import type { Column } from './list-types.ts';
import type { RowSelection } from './use-selection.ts';

type Props<T> = {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string | number;
  rowLabel: (row: T) => string;
  state: ListState<unknown>;
  selection: RowSelection | null;
  isBusy: boolean;
};

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * Arrow up and down move to the same control of the next row; fields that use the arrows are
 * skipped.
 */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const target = event.target as HTMLElement;
  if (target.matches('select, textarea, input:not([type="checkbox"])')) return;
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const twin =
    next?.children[[...(row?.children ?? [])].indexOf(cell as Element)]?.querySelector<HTMLElement>(
      'a, button, input',
    );
  if (!twin) return;
  event.preventDefault();
  twin.focus();
}

/** A real table for assistive technology; list.css shows it as cards on a phone. */
export function ListTable<T>({
  caption,
  columns,
  rows,
  rowKey,
  rowLabel,
  state,
  selection,
  isBusy,
}: Props<T>) {
  return (
    <div className="alist-scroll">
      <table
        className="alist"
        aria-busy={isBusy}
        data-busy={isBusy || undefined}
        data-cards={columns.some(({ card }) => card) ? 'lines' : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="alist-check">
                <Checkbox
                  aria-label="Select all rows of this page"
                  checked={selection.all}
                  indeterminate={selection.some && !selection.all}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} state={state} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>
          {rows
            ? rows.map((row) => {
                const id = rowKey(row);
                const isSelected = typeof id === 'number' && selection?.has(id);
                return (
                  <tr key={id} data-row={id} data-selected={isSelected || undefined}>
                    {selection && typeof id === 'number' && (
                      <td className="alist-check">
                        <Checkbox
                          aria-label={`Select ${rowLabel(row)}`}
                          checked={Boolean(isSelected)}
                          onChange={() => selection.toggle(id)}
                        />
                      </td>
                    )}
                    {columns.map((column) => (
                      <DataCell key={column.key} column={column} row={row} />
                    ))}
                  </tr>
                );
              })
            : SKELETON_ROWS.map((key) => (
                <tr key={key}>
                  {selection && <td className="alist-check" />}
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      data-label={column.label}
                      data-title={column.isTitle || undefined}
                      data-from={column.from}
                      data-card={column.card}
                    >
                      <Skeleton height={14} my={6} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<T>({ column, state }: { column: Column<T>; state: ListState<unknown> }) {
  if (!column.sort) {
    return (
      <th scope="col" data-align={column.align} data-from={column.from}>
        {column.label}
      </th>
    );
  }
  const now = state.values.sort;
  const sorted = now === column.sort ? 'ascending' : now === `-${column.sort}` ? 'descending' : undefined;
  const first = column.sortFirst === 'descending' ? `-${column.sort}` : column.sort;
  const second = first === column.sort ? `-${column.sort}` : column.sort;
  // Clicks cycle through both directions and the default order.
  const next = now === first ? second : now === second ? null : first;
  return (
    <th scope="col" aria-sort={sorted ?? 'none'} data-align={column.align} data-from={column.from}>
      <button type="button" className="alist-sort" onClick={() => state.set({ sort: next })}>
        {column.label}
        <span aria-hidden="true">
          {sorted === 'ascending' ? ' ↑' : sorted === 'descending' ? ' ↓' : ' ↕'}
        </span>
      </button>
    </th>
  );
}
