import { CURRENCY_OPTIONS } from '#src/domain/shared/currency.ts';
import { statusLabel } from '#src/domain/shared/status-label.ts';
import type { DayFilter, SelectFilter } from './list-types.ts';

/** A choice of one value; `labels` by value, in their order. */
export const selectFilter = (
  key: string,
  label: string,
  labels: Readonly<Record<string, string>>,
): SelectFilter => ({
  kind: 'select',
  key,
  label,
  options: Object.entries(labels).map(([value, text]) => ({ value, label: text })),
});

/** @param more choices that cover several statuses */
export const statusFilter = (statuses: readonly string[], more?: Record<string, string>): SelectFilter =>
  selectFilter('status', 'Status', {
    ...Object.fromEntries(statuses.map((status) => [status, statusLabel(status)])),
    ...more,
  });

export const CURRENCY_FILTER: SelectFilter = {
  kind: 'select',
  key: 'currency',
  label: 'Currency',
  options: CURRENCY_OPTIONS,
};

export const PERIOD_FILTERS: readonly DayFilter[] = [
  { kind: 'day', key: 'from', label: 'From' },
  { kind: 'day', key: 'to', label: 'To' },
];
