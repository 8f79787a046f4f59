import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useId, useState } from 'react';
import { SEARCH_TEXT_MAX } from '#src/domain/shared/list.schema.ts';
import { PeriodSelect } from '#src/ui/components/period-select.tsx';
import type { ListState } from './list-state.ts';
import type { Filter, SelectFilter } from './list-types.ts';

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
        {filters.map(
          (filter) =>
            filter.kind === 'select' && <SelectChip key={filter.key} filter={filter} state={state} />,
        )}
        {filters.some(({ kind }) => kind === 'day') && <PeriodChip state={state} />}
      </div>
      {onClear && (
        <Button variant="subtle" size="compact-md" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

const chipClass = (isOn: boolean): string => ['alist-chip', isOn && 'is-on'].filter(Boolean).join(' ');

function SelectChip({ filter, state }: { filter: SelectFilter; state: ListState<unknown> }) {
  const value = state.values[filter.key] ?? '';
  return (
    <NativeSelect
      className={chipClass(value !== '')}
      label={filter.label}
      value={value}
      onChange={(event) => state.set({ [filter.key]: event.currentTarget.value || null })}
      data={[{ value: '', label: 'All' }, ...filter.options]}
    />
  );
}

const PERIOD_NAMES = ['today', 'yesterday', 'last-7', 'last-30', 'this-month', 'last-month'] as const;

/** The filters `from` and `to` of a list, as one choice. */
function PeriodChip({ state }: { state: ListState<unknown> }) {
  return (
    <PeriodSelect
      label="Date"
      openLabel="Any time"
      names={PERIOD_NAMES}
      days={{ from: state.values.from, to: state.values.to }}
      onDays={({ from = null, to = null }) => state.set({ from, to })}
      fieldClass={chipClass}
    />
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
      maxLength={SEARCH_TEXT_MAX}
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
