import './list.css';
import './list-cards.css';
import './list-toolbar.css';
import './bulk-bar.css';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#src/client/trpc.ts';
import type { BulkResult } from '#src/domain/shared/list.schema.ts';
import { BulkBar, BulkOutcome } from './bulk-bar.tsx';
import { type ListState, PAGE_SIZES } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { BulkAction, Column, Filter, ListQuery } from './list-types.ts';

type Props<T> = {
  /** Key of saved views, e.g. 'orders'. */
  name: string;
  caption: string;
  columns: readonly Column<T>[];
  rowKey: (row: T) => string | number;
  /** Accessible name of the row's controls: "order 123 of Agnes Hollow". */
  rowLabel: (row: T) => string;
  query: ListQuery<T>;
  state: ListState<unknown>;
  filters?: readonly Filter[];
  searchLabel: string;
  /** Shown for an empty list without filters. */
  emptyText: string;
  bulk?: readonly BulkAction<T>[];
  /** Path of the CSV route without its query. */
  exportHref?: string;
};

/**
 * The list of every admin screen: search, filters, sort, pages, columns, bulk actions, views and
 * CSV.
 */
export function AdminList<T>(props: Props<T>) {
  const {
    name,
    caption,
    columns,
    rowKey,
    rowLabel,
    query,
    state,
    filters = [],
    searchLabel,
    emptyText,
    bulk = [],
    exportHref,
  } = props;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [results, setResults] = useState<BulkResult[] | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const rows = query.data?.items;
  const ids = (rows ?? []).map(rowKey).filter((id) => typeof id === 'number');
  const chosen = (rows ?? []).filter((row) => selected.has(rowKey(row) as number));
  const shown = columns.filter((column) => column.isTitle || !state.hidden.includes(column.key));
  const address = JSON.stringify(state.values);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or filter clears the selection
  useEffect(() => setSelected(new Set()), [address]);

  const selection = bulk.length > 0 && {
    has: (id: number) => selected.has(id),
    toggle: (id: number) =>
      setSelected((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id])),
    all: ids.length > 0 && ids.every((id) => selected.has(id)),
    some: chosen.length > 0,
    toggleAll: () => setSelected(ids.every((id) => selected.has(id)) ? new Set() : new Set(ids)),
  };

  /** When a bar or menu closes itself, focus returns to the rows. */
  function focusRows(): void {
    const at = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
    (at('tbody input[type="checkbox"]') ?? at('input[type="search"]'))?.focus();
  }

  function clearSelection(): void {
    const isInBar = document.activeElement?.closest('.alist-bulk');
    setSelected(new Set());
    if (isInBar) focusRows();
  }

  const hasSelection = chosen.length > 0;
  // Escape clears the selection, unless a dialog or menu handles it. A DOM listener, because React
  // events also bubble from portals.
  // biome-ignore lint/correctness/useExhaustiveDependencies: clearSelection never changes its behaviour
  useEffect(() => {
    const list = frame.current;
    if (!hasSelection || !list) return;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !(target as Element).closest('dialog, select, input[type="search"]'))
        clearSelection();
    };
    list.addEventListener('keydown', onKeyDown);
    return () => list.removeEventListener('keydown', onKeyDown);
  }, [hasSelection]);

  return (
    <div className="alist-frame" ref={frame}>
      <ListToolbar
        {...{ name, state, columns, filters, searchLabel, exportHref }}
        isFetching={query.isFetching}
        onRefresh={() => void query.refetch()}
      />
      {results && (
        <BulkOutcome
          results={results}
          onClose={() => {
            setResults(null);
            focusRows();
          }}
        />
      )}
      {query.error && !query.data ? (
        <div className="alist-note" role="alert">
          <Text>{failureText(query.error, 'This list could not be loaded.')}</Text>
          <Button variant="default" mt="sm" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      ) : rows?.length === 0 ? (
        <p className="alist-note" role="status">
          {state.isFiltered || state.values.cursor ? 'Nothing matches this search.' : emptyText}
        </p>
      ) : (
        <ListTable
          {...{ caption, rows, rowKey, rowLabel, state }}
          columns={shown}
          selection={selection || null}
          isBusy={query.isPending || query.isPlaceholderData}
        />
      )}
      {hasSelection && (
        <BulkBar
          rows={chosen}
          actions={bulk}
          onClear={clearSelection}
          onDone={(done) => {
            setResults(done);
            setSelected(new Set(done.filter((result) => !result.ok).map((result) => result.id)));
            void query.refetch();
          }}
        />
      )}
      <Pager state={state} page={query.data} />
    </div>
  );
}

function Pager({ state, page }: { state: ListState<unknown>; page: ListQuery<unknown>['data'] }) {
  const isFirst = !state.values.cursor;
  return (
    <nav className="alist-pager" aria-label="Pages of this list">
      <Text size="sm" c="dimmed" role="status">
        {page
          ? `${page.items.length} of ${page.totalIsMinimum ? 'more than ' : ''}${page.total.toLocaleString('en-GB')}`
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
        <Button variant="default" disabled={isFirst} onClick={() => state.goTo(null)}>
          First page
        </Button>
        <Button
          variant="default"
          disabled={!page?.prevCursor}
          onClick={() => state.goTo(page?.prevCursor ?? null)}
        >
          Previous page
        </Button>
        <Button
          variant="default"
          disabled={!page?.nextCursor}
          onClick={() => state.goTo(page?.nextCursor ?? null)}
        >
          Next page
        </Button>
      </Group>
    </nav>
  );
}
