import './list.css';
import './list-cards.css';
import './list-toolbar.css';
import './list-tabs.css';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#src/client/trpc.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { BulkOutcome, type Outcome } from '../bulk/bulk-outcome.tsx';
import { DataTable, useSelection } from './data-table.tsx';
import type { BulkAction, Column, Filter, ListQuery, ListRow } from './list-definition.ts';
import { type ListState, PAGE_SIZES } from './list-state.ts';
import { ListTabs, ListToolbar, ListTools, useTabs } from './list-toolbar.tsx';

type Props<T> = {
  /** Key of saved views, e.g. 'orders'. */
  name: string;
  caption: string;
  columns: readonly Column<T>[];
  query: ListQuery<T>;
  state: ListState<unknown>;
  filters: readonly Filter[];
  searchLabel: string;
  /** Shown for an empty list without filters. */
  emptyText: string;
  /** `rowLabel` names the checkbox of a row: "order 123 of Agnes Hollow". */
  bulk?: { actions: readonly BulkAction<T>[]; rowLabel: (row: T) => string };
  /** Name of its export. */
  csv?: string;
  /** The sort of an address without one. */
  defaultSort?: string;
};

export function AdminList<T extends ListRow>(props: Props<T>) {
  const { name, columns, query, state, filters, bulk, csv } = props;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const rows = query.data?.items;
  const selection = useSelection({ rows, frame, reset: JSON.stringify(state.values) });
  const isEmpty = rows?.length === 0;
  const hasFailed = Boolean(query.error) && !query.data;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or filter ends the undo
  useEffect(() => setOutcome(null), [state.filterQuery, state.values.cursor]);

  function clearFilters(): void {
    state.set(Object.fromEntries(Object.keys(state.values).map((key) => [key, null])));
    // The pressed button disappears with the filters, so focus moves to the search field.
    frame.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  }

  return (
    <div className="alist-frame" ref={frame}>
      <div className="alist-top">
        <ListTabs {...{ name, state }} />
        <ListTools
          {...{ name, state, csv }}
          isFetching={query.isFetching}
          onRefresh={() => void query.refetch()}
        />
      </div>
      <ListToolbar
        state={state}
        filters={filters}
        searchLabel={props.searchLabel}
        onClear={state.isFiltered && !isEmpty ? clearFilters : null}
      />
      {outcome && (
        <BulkOutcome
          outcome={outcome}
          onClose={() => {
            setOutcome(null);
            selection.focusRows();
          }}
        />
      )}
      {hasFailed ? (
        <div className="alist-note" role="alert">
          <Text>{failureText(query.error, 'This list could not be loaded.')}</Text>
          <Button variant="default" mt="sm" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      ) : isEmpty ? (
        <EmptyResult {...{ state, filters }} emptyText={props.emptyText} onClear={clearFilters} />
      ) : (
        <DataTable
          {...{ columns, rows }}
          caption={props.caption}
          list={{
            state,
            sort: state.values.sort ?? props.defaultSort ?? '-createdAt',
            selection: bulk ? { ...selection, rowLabel: bulk.rowLabel } : null,
            isBusy: query.isPending || query.isPlaceholderData,
          }}
        />
      )}
      {bulk && selection.chosen.length > 0 && (
        <BulkBar
          rows={selection.chosen}
          actions={bulk.actions}
          onClear={selection.clear}
          onDone={(done) => {
            setOutcome(done);
            selection.set(done.results.filter((result) => !result.ok).map((result) => result.id));
          }}
        />
      )}
      {!isEmpty && !hasFailed && <Pager state={state} page={query.data} />}
    </div>
  );
}

function Pager({ state, page }: { state: ListState<unknown>; page: ListQuery<unknown>['data'] }) {
  const isFirst = !state.values.cursor;
  const hasPages = !isFirst || Boolean(page?.nextCursor);
  const steps = [
    { label: 'First page', to: isFirst ? undefined : null },
    { label: 'Previous page', to: page?.prevCursor ?? undefined },
    { label: 'Next page', to: page?.nextCursor ?? undefined },
  ];
  return (
    <nav className="alist-pager" aria-label="Pages of this list">
      <Text size="sm" c="dimmed" role="status">
        {page
          ? `${page.items.length} of ${page.totalIsMinimum ? 'more than ' : ''}${countText(page.total)}`
          : ' '}
      </Text>
      <Group gap="xs">
        <NativeSelect
          size="sm"
          aria-label="Rows per page"
          value={state.values.limit ?? PAGE_SIZES[0]}
          data={PAGE_SIZES.map((size) => ({ value: size, label: `${size} per page` }))}
          onChange={(event) =>
            state.set({
              limit: event.currentTarget.value === PAGE_SIZES[0] ? null : event.currentTarget.value,
            })
          }
        />
        {hasPages &&
          steps.map(({ label, to }) => (
            <Button
              key={label}
              size="sm"
              variant="default"
              data-disabled={to === undefined}
              onClick={() => state.goTo(to ?? null)}
            >
              {label}
            </Button>
          ))}
      </Group>
    </nav>
  );
}

type EmptyProps = {
  state: ListState<unknown>;
  filters: readonly Filter[];
  emptyText: string;
  onClear: () => void;
};

/** "Status: Cancelled", "From: 2026-11-01", "Search: agnes". */
function activeFilters(state: ListState<unknown>, filters: readonly Filter[]): string[] {
  const { from, to, q } = state.values;
  const chosen = filters.map(({ key, label, options }) => {
    const value = state.values[key];
    return value && `${label}: ${options.find((option) => option.value === value)?.label ?? value}`;
  });
  return [...chosen, from && `From: ${from}`, to && `To: ${to}`, q && `Search: “${q}”`].filter(
    (text) => text !== undefined,
  );
}

function EmptyResult({ state, filters, emptyText, onClear }: EmptyProps) {
  const { counts } = useTabs();
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
