import type { ReactNode } from 'react';
import type { BulkResult } from '#src/domain/shared/list.schema.ts';

export type Column<T> = {
  key: string;
  label: string;
  cell: (row: T) => ReactNode;
  /** Name of the sort in the list's schema, e.g. 'createdAt' for `sort=createdAt` and `sort=-createdAt`. */
  sort?: string;
  /** Which way the first click sorts; 'ascending' unless told. */
  sortFirst?: 'ascending' | 'descending';
  align?: 'right';
  /** Written by people, of any length: breaks inside a word rather than widening the table. */
  isFree?: boolean;
  /** Cannot be hidden; the heading of the card on a phone. */
  isTitle?: boolean;
};

export type SelectFilter = { kind: 'select'; key: string; label: string; options: readonly { value: string; label: string }[] };
export type DayFilter = { kind: 'day'; key: string; label: string };
export type Filter = SelectFilter | DayFilter;

export type BulkAction<T> = {
  label: string;
  /** Asked before it runs; null runs at once. */
  confirm?: (rows: T[]) => string;
  run: (rows: T[]) => Promise<{ results: BulkResult[] }>;
};

/** What a query hook of a list answers, as far as the list needs it. */
export type ListQuery<T> = {
  data: { items: T[]; nextCursor: string | null; prevCursor?: string | null; total: number; totalIsMinimum?: boolean } | undefined;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  refetch: () => unknown;
};
