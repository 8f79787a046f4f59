import type { ReactNode } from 'react';
import type { BulkResult } from '#src/domain/shared/list.schema.ts';

export type Column<T> = {
  key: string;
  label: string;
  cell: (row: T) => ReactNode;
  /**
   * Name of the sort in the list's schema, e.g. 'createdAt' for `sort=createdAt` and
   * `sort=-createdAt`.
   */
  sort?: string;
  /** Direction of the first click; default 'ascending'. */
  sortFirst?: 'ascending' | 'descending';
  align?: 'right';
  /** Free text of any length: breaks inside a word instead of widening the table. */
  isFree?: boolean;
  /** Cannot be hidden; heading of the card on a phone. */
  isTitle?: boolean;
};

export type SelectFilter = {
  kind: 'select';
  key: string;
  label: string;
  options: readonly { value: string; label: string }[];
};
export type DayFilter = { kind: 'day'; key: string; label: string };
export type Filter = SelectFilter | DayFilter;

export type BulkAction<T> = {
  label: string;
  /** Text of the confirmation dialog; null runs the action at once. */
  confirm?: (rows: T[]) => string;
  /** Its button is red. */
  isDangerous?: boolean;
  run: (rows: T[]) => Promise<{ results: BulkResult[] }>;
};

/** The part of a query result that the list uses. */
export type ListQuery<T> = {
  data:
    | {
        items: T[];
        nextCursor: string | null;
        prevCursor?: string | null;
        total: number;
        totalIsMinimum?: boolean;
      }
    | undefined;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  refetch: () => unknown;
};
