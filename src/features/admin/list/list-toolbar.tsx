import { Button, Checkbox, NativeSelect, Popover, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import type { ListState } from './list-state.ts';
import type { Column, Filter } from './list-types.ts';
import { SavedViews } from './saved-views.tsx';

const TYPING_PAUSE_MS = 300;

type Props<T> = {
  name: string;
  state: ListState<unknown>;
  columns: readonly Column<T>[];
  filters: readonly Filter[];
  searchLabel: string;
  exportHref?: string;
  isFetching: boolean;
  onRefresh: () => void;
};

export function ListToolbar<T>({
  name,
  state,
  columns,
  filters,
  searchLabel,
  exportHref,
  isFetching,
  onRefresh,
}: Props<T>) {
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const search = useRef<HTMLInputElement>(null);
  // First and last day form one range and stay side by side.
  const days = filters.filter((filter) => filter.kind === 'day');

  function clear(): void {
    state.set(Object.fromEntries(Object.keys(state.values).map((key) => [key, null])));
    // The "clear" button disappears with the filters, so focus moves to the search field.
    search.current?.focus();
  }

  return (
    <div className="alist-toolbar">
      <SearchField ref={search} state={state} label={searchLabel} />
      {/* On a phone the filters are collapsed behind this button, so that the list is visible first. */}
      <Button
        className="alist-more"
        variant="default"
        aria-expanded={isOpen}
        aria-controls={restId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Filters and tools
      </Button>
      <div className="alist-rest" id={restId} data-open={isOpen || undefined}>
        <div className="alist-tools">
          {state.isFiltered && (
            <Button variant="subtle" onClick={clear}>
              Clear filters
            </Button>
          )}
          <ColumnChoice columns={columns} state={state} />
          <SavedViews list={name} state={state} />
          {exportHref && (
            <Button
              component="a"
              variant="default"
              href={state.filterQuery ? `${exportHref}?${state.filterQuery}` : exportHref}
              rel="external"
              download
            >
              Download CSV
            </Button>
          )}
          <Button variant="default" onClick={onRefresh} aria-disabled={isFetching}>
            {isFetching ? 'Loading...' : 'Refresh'}
          </Button>
        </div>
        <div className="alist-filters">
          {filters
            .filter((filter) => filter.kind === 'select')
            .map((filter) => (
              <FilterField key={filter.key} filter={filter} state={state} />
            ))}
          {days.length > 0 && (
            <div className="alist-days">
              {days.map((filter) => (
                <FilterField key={filter.key} filter={filter} state={state} />
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function FilterField({ filter, state }: { filter: Filter; state: ListState<unknown> }) {
  const value = state.values[filter.key] ?? '';
  const set = (next: string) => state.set({ [filter.key]: next || null });
  return filter.kind === 'select' ? (
    <NativeSelect
      label={filter.label}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
      data={[{ value: '', label: 'All' }, ...filter.options]}
    />
  ) : (
    <TextInput
      type="date"
      label={filter.label}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

function SearchField({
  ref,
  state,
  label,
}: {
  ref: Ref<HTMLInputElement>;
  state: ListState<unknown>;
  label: string;
}) {
  const inAddress = state.values.q ?? '';
  const [text, setText] = useState(inAddress);
  const search = useDebouncedCallback((q: string) => state.set({ q: q.trim() || null }), TYPING_PAUSE_MS);
  // Back, forward and saved views change the address from outside.
  useEffect(() => setText((typed) => (typed.trim() === inAddress ? typed : inAddress)), [inAddress]);
  return (
    <TextInput
      ref={ref}
      className="alist-search"
      type="search"
      label={label}
      placeholder="Search..."
      maxLength={120}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') state.set({ q: text.trim() || null });
      }}
    />
  );
}

function ColumnChoice<T>({ columns, state }: { columns: readonly Column<T>[]; state: ListState<unknown> }) {
  function toggle(key: string): void {
    const next = state.hidden.includes(key)
      ? state.hidden.filter((hidden) => hidden !== key)
      : [...state.hidden, key];
    state.set({ cols: next.join('.') || null });
  }
  return (
    <Popover position="bottom-end" withArrow trapFocus>
      <Popover.Target>
        <Button variant="default">Columns</Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" role="group" aria-label="Columns shown">
          {columns
            .filter((column) => !column.isTitle)
            .map((column) => (
              <Checkbox
                key={column.key}
                label={column.label}
                checked={!state.hidden.includes(column.key)}
                onChange={() => toggle(column.key)}
              />
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
