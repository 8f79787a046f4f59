import { CellTime } from './cell-time.tsx';
import type { Column } from './list-types.ts';

/** When a row was created. Its first click sorts the newest first. */
export const createdColumn = <T extends { createdAt: Date }>(
  label: string,
  rest: Partial<Column<T>>,
): Column<T> => ({
  key: 'created',
  label,
  sort: 'createdAt',
  sortFirst: 'descending',
  cell: (row) => <CellTime at={row.createdAt} />,
  ...rest,
});
