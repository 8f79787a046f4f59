import { Button, Text } from '@mantine/core';
import { trpc } from '#src/client/trpc.ts';
import type { TabbedList } from '#src/domain/office/dashboard/list-parts.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import type { ListState } from './list-state.ts';
import type { Filter } from './list-types.ts';

type Props = {
  state: ListState<unknown>;
  filters: readonly Filter[];
  tabs?: TabbedList;
  emptyText: string;
  onClear: () => void;
};

/** "Status: Cancelled", "From: 2026-11-01", "Search: agnes". */
function activeFilters(state: ListState<unknown>, filters: readonly Filter[]): string[] {
  const named = filters.flatMap((filter) => {
    const value = state.values[filter.key];
    if (!value) return [];
    const option = filter.kind === 'select' && filter.options.find((candidate) => candidate.value === value);
    return [`${filter.label}: ${option ? option.label : value}`];
  });
  return state.values.q ? [...named, `Search: “${state.values.q}”`] : named;
}

/** An empty list says which filters hide how many rows, and clears them. */
export function EmptyResult({ state, filters, tabs, emptyText, onClear }: Props) {
  const counts = trpc.dashboard.tabs.useQuery({ list: tabs as TabbedList }, { enabled: tabs !== undefined });
  if (!state.isFiltered && !state.values.cursor)
    return (
      <p className="alist-note" role="status">
        {emptyText}
      </p>
    );
  const all = counts.data?.find(({ query }) => query === '');
  const hidden = all && `${countText(all.count)}${all.isMinimum ? ' or more' : ''}`;
  const active = activeFilters(state, filters);
  return (
    <div className="alist-note">
      <Text role="status">Nothing matches this search.</Text>
      {active.length > 0 && (
        <Text size="sm" mt={4}>
          {hidden && hidden !== '0'
            ? `${hidden} ${hidden === '1' ? 'row is' : 'rows are'} hidden by `
            : 'Filters: '}
          {active.join(', ')}.
        </Text>
      )}
      <Button variant="default" mt="sm" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  );
}
