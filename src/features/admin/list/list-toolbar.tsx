import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useId, useState } from 'react';
import type { ListState } from './list-state.ts';
import type { Filter } from './list-types.ts';

const TYPING_PAUSE_MS = 300;

type Props = {
  state: ListState<unknown>;
  filters: readonly Filter[];
  searchLabel: string;
  /** Null while there is nothing to clear here. */
  onClear: (() => void) | null;
};

/** The search, and the filters as chips beside it. */
export function ListToolbar({ state, filters, searchLabel, onClear }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  const active = filters.filter(({ key }) => state.values[key]).length;
  return (
    <div className="alist-toolbar">
      <SearchField state={state} label={searchLabel} />
      {/* On a phone the filters are collapsed behind this button, so that the list is visible first. */}
      {filters.length > 0 && (
        <Button
          className="alist-more"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filters and tools{active > 0 && ` (${active})`}
        </Button>
      )}
      <div className="alist-filters" id={filtersId} data-open={isOpen || undefined}>
        {filters.map((filter) => (
          <FilterChip key={filter.key} filter={filter} state={state} />
        ))}
      </div>
      {onClear && (
        <Button variant="subtle" size="compact-md" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

function FilterChip({ filter, state }: { filter: Filter; state: ListState<unknown> }) {
  const value = state.values[filter.key] ?? '';
  const set = (next: string) => state.set({ [filter.key]: next || null });
  const shared = {
    className: value ? 'alist-chip is-on' : 'alist-chip',
    label: filter.label,
    value,
  };
  return filter.kind === 'select' ? (
    <NativeSelect
      {...shared}
      onChange={(event) => set(event.currentTarget.value)}
      data={[{ value: '', label: 'All' }, ...filter.options]}
    />
  ) : (
    <TextInput {...shared} type="date" onChange={(event) => set(event.currentTarget.value)} />
  );
}

function SearchField({ state, label }: { state: ListState<unknown>; label: string }) {
  const inAddress = state.values.q ?? '';
  const [text, setText] = useState(inAddress);
  const search = useDebouncedCallback((q: string) => state.set({ q: q.trim() || null }), TYPING_PAUSE_MS);
  // Back, forward and saved views change the address from outside.
  useEffect(() => setText((typed) => (typed.trim() === inAddress ? typed : inAddress)), [inAddress]);
  return (
    <TextInput
      className="alist-search"
      type="search"
      aria-label={label}
      placeholder={label}
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
