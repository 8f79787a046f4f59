import './list.css';
import './list-cards.css';
import { Checkbox, Skeleton } from '@mantine/core';
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { NoValue } from './cells.tsx';
import type { Column, ListRow } from './list-definition.ts';
import type { ListState } from './list-state.ts';

type Props<T> = {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[] | undefined;
  /** Absent for a short table inside a card, without sort or selection. */
  list?: {
    state: ListState<unknown>;
    /** The active one, e.g. '-createdAt'. */
    sort: string;
    selection: (Omit<ReturnType<typeof useSelection>, 'chosen'> & { rowLabel: (row: T) => string }) | null;
    isBusy: boolean;
  };
};

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * Arrow up and down move to the same control of the next row; fields that use the arrows are
 * skipped.
 */
function moveBetweenRows(event: ReactKeyboardEvent<HTMLElement>): void {
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

/** A real table for assistive technology; list-cards.css turns it into cards on a phone. */
export function DataTable<T extends ListRow>({ caption, columns, rows, list }: Props<T>) {
  const selection = list?.selection;
  return (
    <div className={list ? 'alist-scroll' : 'alist-box'}>
      <table
        className={list ? 'alist' : 'alist in-card'}
        aria-busy={list?.isBusy}
        data-busy={list?.isBusy || undefined}
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
              <HeadCell key={column.label} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={list && moveBetweenRows}>
          {rows
            ? rows.map((row) => {
                const { id } = row;
                const isSelected = typeof id === 'number' && selection?.has(id);
                return (
                  <tr key={id} data-row={id} data-selected={isSelected || undefined}>
                    {selection && typeof id === 'number' && (
                      <td className="alist-check">
                        <Checkbox
                          aria-label={`Select ${selection.rowLabel(row)}`}
                          checked={Boolean(isSelected)}
                          onChange={() => selection.toggle(id)}
                        />
                      </td>
                    )}
                    {columns.map((column) => (
                      <DataCell key={column.label} column={column} row={row} />
                    ))}
                  </tr>
                );
              })
            : SKELETON_ROWS.map((key) => (
                <tr key={key}>
                  {selection && <td className="alist-check" />}
                  {columns.map((column) => (
                    <td
                      key={column.label}
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

function DataCell<T>({ column, row }: { column: Column<T>; row: T }) {
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

function HeadCell<T>({ column, list }: Pick<Props<T>, 'list'> & { column: Column<T> }) {
  if (!column.sort || !list) {
    return (
      <th scope="col" data-align={column.align} data-from={column.from}>
        {column.label}
      </th>
    );
  }
  const now = list.sort;
  const sorted = now === column.sort ? 'ascending' : now === `-${column.sort}` ? 'descending' : undefined;
  const first = column.sortFirst === 'descending' ? `-${column.sort}` : column.sort;
  const second = first === column.sort ? `-${column.sort}` : column.sort;
  // Clicks cycle through both directions and the default order.
  const next = now === first ? second : now === second ? null : first;
  return (
    <th scope="col" aria-sort={sorted ?? 'none'} data-align={column.align} data-from={column.from}>
      <button type="button" className="alist-sort" onClick={() => list.state.set({ sort: next })}>
        {column.label}
        <span aria-hidden="true">
          {sorted === 'ascending' ? ' ↑' : sorted === 'descending' ? ' ↓' : ' ↕'}
        </span>
      </button>
    </th>
  );
}

type SelectionOptions<T> = {
  rows: readonly T[] | undefined;
  frame: RefObject<HTMLElement | null>;
  /** Another value clears the selection, e.g. the address of the list. */
  reset: string;
};

/** The selected rows of the page. Escape clears them. */
export function useSelection<T extends ListRow>({ rows = [], frame, reset }: SelectionOptions<T>) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const ids = rows.map(({ id }) => id).filter((id) => typeof id === 'number');
  const chosen = rows.filter((row) => selected.has(row.id as number));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or filter clears the selection
  useEffect(() => setSelected(new Set()), [reset]);

  /** When a bar or menu closes itself, focus returns to the rows. */
  function focusRows(): void {
    const at = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
    (at('tbody input[type="checkbox"]') ?? at('input[type="search"]'))?.focus();
  }

  function clear(): void {
    const isInBar = document.activeElement?.closest('.alist-bulk');
    setSelected(new Set());
    if (isInBar) focusRows();
  }

  const hasSelection = chosen.length > 0;
  // A DOM listener, because React events also bubble from portals.
  // biome-ignore lint/correctness/useExhaustiveDependencies: clear never changes its behaviour
  useEffect(() => {
    const list = frame.current;
    if (!hasSelection || !list) return;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !(target as Element).closest('select, input[type="search"]')) clear();
    };
    list.addEventListener('keydown', onKeyDown);
    return () => list.removeEventListener('keydown', onKeyDown);
  }, [hasSelection]);

  return {
    chosen,
    has: (id: number) => selected.has(id),
    toggle: (id: number) =>
      setSelected((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id])),
    all: ids.length > 0 && ids.every((id) => selected.has(id)),
    some: hasSelection,
    toggleAll: () => setSelected(ids.every((id) => selected.has(id)) ? new Set() : new Set(ids)),
    set: (next: readonly number[]) => setSelected(new Set(next)),
    clear,
    focusRows,
  };
}
