import { type ListState, NONE_HIDDEN } from './list-state.ts';
import type { Column } from './list-types.ts';

type Columns = readonly Pick<Column<never>, 'key' | 'isTitle' | 'isHiddenAtFirst'>[];

const hiddenAtFirst = (columns: Columns): string[] =>
  columns.filter((column) => column.isHiddenAtFirst).map(({ key }) => key);

export const hiddenColumns = (columns: Columns, state: ListState<unknown>): readonly string[] =>
  state.hidden ?? hiddenAtFirst(columns);

/** The value of `cols` after a column was shown or hidden; null for the list's own choice. */
export function toggledColumns(columns: Columns, state: ListState<unknown>, key: string): string | null {
  const hidden = hiddenColumns(columns, state);
  const next = hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key];
  const first = hiddenAtFirst(columns);
  const isFirstChoice = next.length === first.length && first.every((other) => next.includes(other));
  return isFirstChoice ? null : next.join('.') || NONE_HIDDEN;
}
