import { type RefObject, useEffect, useState } from 'react';

type Options<T> = {
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string | number;
  frame: RefObject<HTMLElement | null>;
  /** Another value clears the selection, e.g. the address of the list. */
  reset: string;
};

export type RowSelection = {
  has(id: number): boolean;
  toggle(id: number): void;
  all: boolean;
  some: boolean;
  toggleAll(): void;
};

/** The selected rows of the page. Escape clears them. */
export function useSelection<T>({ rows = [], rowKey, frame, reset }: Options<T>) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const ids = rows.map(rowKey).filter((id) => typeof id === 'number');
  const chosen = rows.filter((row) => selected.has(rowKey(row) as number));

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
