import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CURRENCY_OPTIONS } from '#src/domain/shared/currency.ts';
import type { BulkResult, Page } from '#src/domain/shared/list.schema.ts';
import { statusLabel } from '#src/domain/shared/status-label.ts';

export type ListRow = { id: number | string };

export type Column<T> = {
  /** Unlike those of the other columns. */
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
  /** Free text of any length: cut off after two lines instead of widening the table. */
  isFree?: boolean;
  /** Heading of the card on a phone. */
  isTitle?: boolean;
  /** Width of the list from which the column is shown. */
  from?: 'medium' | 'wide';
  /**
   * Place in the three lines of a card: beside the title, second or third line. A list that sets it
   * for any column leaves the other columns out of its cards.
   */
  card?: 'end' | 'meta' | 'state';
};

export type Filter = {
  key: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

/** What the dialog of a bulk action says before it runs. */
export type BulkQuestion = {
  lead: string;
  /** The rows by name, e.g. "#123456789 Agnes Hollow", with what matters, e.g. "$250.00, paid". */
  rows: readonly { id: number; name: string; detail: string }[];
  /** Sum of the rows' amounts. */
  total?: string;
  /** Emails and other consequences, a sentence each. */
  effects: readonly string[];
};

type BulkRun<T> = (rows: T[]) => Promise<{ results: BulkResult[] }>;
export type BulkAction<T> = {
  label: string;
  /** Content of the confirmation dialog; without it the action runs at once. */
  confirm?: (rows: T[]) => BulkQuestion;
  /** Its button is red. */
  isDangerous?: boolean;
  run: BulkRun<T>;
  /** Result of `count` rows as a sentence: "2 orders set to pending". */
  done: (count: number) => string;
  /** Gives the rows their earlier state back. Gets them as they were before. */
  undo?: BulkRun<T>;
};

export type ListQuery<T> = Pick<
  UseQueryResult<Page<T>, unknown>,
  'data' | 'isPending' | 'isFetching' | 'isPlaceholderData' | 'error'
> & { refetch: () => unknown };

/** @param labels by value, in their order */
export const selectFilter = (
  key: string,
  label: string,
  labels: Readonly<Record<string, string>>,
): Filter => ({
  key,
  label,
  options: Object.entries(labels).map(([value, text]) => ({ value, label: text })),
});

/** @param more choices that cover several statuses */
export const statusFilter = (statuses: readonly string[], more?: Record<string, string>): Filter =>
  selectFilter('status', 'Status', {
    ...Object.fromEntries(statuses.map((status) => [status, statusLabel(status)])),
    ...more,
  });

export const CURRENCY_FILTER: Filter = { key: 'currency', label: 'Currency', options: CURRENCY_OPTIONS };
