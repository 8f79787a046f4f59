import { Button, CloseButton, Group, NativeSelect, Popover, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useId, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import {
  filterQuery,
  TABBED_LISTS,
  type TabbedList,
  tabsOf,
} from '#src/domain/office/dashboard/admin-lists.ts';
import { VIEW_NAME_MAX } from '#src/domain/office/saved-view/saved-view.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { SEARCH_TEXT_MAX } from '#src/domain/shared/list.schema.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { PeriodSelect } from '#src/ui/components/period-select.tsx';
import type { Filter } from './list-definition.ts';
import type { ListState } from './list-state.ts';

const TYPING_PAUSE_MS = 300;

type Props = {
  state: ListState<unknown>;
  filters: readonly Filter[];
  searchLabel: string;
  /** Null while there is nothing to clear here. */
  onClear: (() => void) | null;
};

export function ListToolbar({ state, filters, searchLabel, onClear }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  const active = [...filters.map(({ key }) => key), 'from', 'to'].filter((key) => state.values[key]).length;
  return (
    <div className="alist-toolbar">
      <SearchField state={state} label={searchLabel} />
      {/* On a phone the filters are collapsed behind this button, so that the list is visible first. */}
      <Button
        className="alist-more"
        variant="default"
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Filters and tools{active > 0 && ` (${active})`}
      </Button>
      <div className="alist-filters" id={filtersId} data-open={isOpen || undefined}>
        {filters.map(({ key, label, options }) => (
          <NativeSelect
            key={key}
            className={chipClass(Boolean(state.values[key]))}
            label={label}
            value={state.values[key] ?? ''}
            onChange={(event) => state.set({ [key]: event.currentTarget.value || null })}
            data={[{ value: '', label: 'All' }, ...options]}
          />
        ))}
        {state.hasPeriod && (
          <PeriodSelect
            label="Date"
            openLabel="Any time"
            names={PERIOD_NAMES}
            days={{ from: state.values.from, to: state.values.to }}
            onDays={({ from = null, to = null }) => state.set({ from, to })}
            fieldClass={chipClass}
          />
        )}
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

const PERIOD_NAMES = ['today', 'yesterday', 'last-7', 'last-30', 'this-month', 'last-month'] as const;

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

/** The same parameters in any order. */
const isSame = (one: string, other: string): boolean => {
  const sorted = (query: string) => {
    const params = new URLSearchParams(query);
    params.sort();
    return params.toString();
  };
  return sorted(one) === sorted(other);
};

export function useTabs() {
  const { urlPathname } = usePageContext();
  const list = TABBED_LISTS.find((path) => path === urlPathname);
  const counts = trpc.dashboard.tabs.useQuery({ list: list as TabbedList }, { enabled: list !== undefined });
  return { tabs: list ? tabsOf(list) : [], counts };
}

export function ListTabs({ name, state }: { name: string; state: ListState<unknown> }) {
  const { tabs, counts } = useTabs();
  const views = trpc.savedViews.list.useQuery({ list: name });
  const parts = tabs.map(({ label, filter }) => ({ label, query: filterQuery(filter) }));
  const isView = views.data?.some(({ query }) => isSame(query, state.viewQuery)) ?? false;
  if (parts.length === 0 && !views.data?.length) return <div />;
  return (
    <nav className="alist-tabs" aria-label="Views of this list">
      {parts.map(({ label, query }) => {
        const found = counts.data?.find((part) => part.query === query);
        const isCurrent = !(isView && query === '') && isSame(query, state.filterQuery);
        return (
          <button key={label} type="button" aria-pressed={isCurrent} onClick={() => state.open(query)}>
            {label}
            {/* Keeps its place until the count arrives. */}
            {!counts.isError && (
              <span className="alist-tab-count">
                {found ? `${countText(found.count)}${found.isMinimum ? '+' : ''}` : '\u00a0'}
              </span>
            )}
          </button>
        );
      })}
      {views.data?.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={isSame(view.query, state.viewQuery)}
          onClick={() => state.open(view.query)}
        >
          {view.name}
        </button>
      ))}
    </nav>
  );
}

type ToolsProps = {
  name: string;
  state: ListState<unknown>;
  csv?: string | undefined;
  isFetching: boolean;
  onRefresh: () => void;
};

export function ListTools({ name, state, csv, isFetching, onRefresh }: ToolsProps) {
  return (
    <div className="alist-tools">
      <SavedViews list={name} state={state} />
      {csv && (
        <Button
          component="a"
          size="compact-sm"
          variant="subtle"
          href={`${apiPaths.exports}/${csv}.csv${state.filterQuery && `?${state.filterQuery}`}`}
          rel="external"
          download
        >
          Download CSV
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" onClick={onRefresh} aria-disabled={isFetching}>
        {isFetching ? 'Loading...' : 'Refresh'}
      </Button>
    </div>
  );
}

type ViewsProps = { list: string; state: ListState<unknown> };

function SavedViews({ list, state }: ViewsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover position="bottom-end" withArrow trapFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <Button size="compact-sm" variant="subtle" onClick={() => setIsOpen(!isOpen)}>
          Views
        </Button>
      </Popover.Target>
      <Popover.Dropdown>{isOpen && <ViewForm list={list} state={state} />}</Popover.Dropdown>
    </Popover>
  );
}

function ViewForm({ list, state }: ViewsProps) {
  const utils = trpc.useUtils();
  const views = trpc.savedViews.list.useQuery({ list });
  const [name, setName] = useState('');
  const refresh = () => utils.savedViews.list.invalidate({ list });
  const fail = (error: unknown) => showErrorToast('View not saved', error);
  const save = trpc.savedViews.save.useMutation({
    onSuccess: () => refresh().then(() => setName('')),
    onError: fail,
  });
  const remove = trpc.savedViews.remove.useMutation({ onSuccess: refresh, onError: fail });

  return (
    <Stack gap="sm" w={300}>
      <Text size="sm" c="dimmed">
        A view keeps these filters and the sort as a tab above the list.
      </Text>
      {views.data?.map((view) => (
        <Group key={view.id} justify="space-between" wrap="nowrap">
          <Text size="sm">{view.name}</Text>
          <CloseButton
            aria-label={`Remove the view ${view.name}`}
            onClick={() => remove.mutate({ id: view.id })}
          />
        </Group>
      ))}
      <form
        noValidate
        onSubmit={onSubmit(() => name.trim() && save.mutate({ list, name, query: state.viewQuery }))}
      >
        <Stack gap="sm">
          <TextInput
            label="Name of this view"
            value={name}
            maxLength={VIEW_NAME_MAX}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
