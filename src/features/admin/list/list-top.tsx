import { Button, CloseButton, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { filterQuery, LIST_TABS, type TabbedList } from '#src/domain/office/dashboard/list-parts.ts';
import { VIEW_NAME_MAX } from '#src/domain/office/saved-view/saved-view.schema.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import type { ListState } from './list-state.ts';

type TabsProps = { name: string; state: ListState<unknown>; tabs?: TabbedList };

/** The same parameters in any order. */
const isSame = (one: string, other: string): boolean => {
  const sorted = (query: string) => {
    const params = new URLSearchParams(query);
    // Of views that were saved while lists had a choice of columns.
    params.delete('cols');
    params.sort();
    return params.toString();
  };
  return sorted(one) === sorted(other);
};

/** Named parts of the list with the number of their rows, then the saved views. */
export function ListTabs({ name, state, tabs }: TabsProps) {
  const counts = trpc.dashboard.tabs.useQuery({ list: tabs as TabbedList }, { enabled: tabs !== undefined });
  const views = trpc.savedViews.list.useQuery({ list: name });
  const parts = tabs
    ? LIST_TABS[tabs].map(({ label, filter }) => ({ label, query: filterQuery(filter) }))
    : [];
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
  exportHref?: string;
  isFetching: boolean;
  onRefresh: () => void;
};

/** Saved views, CSV and refresh, beside the tabs. */
export function ListTools({ name, state, exportHref, isFetching, onRefresh }: ToolsProps) {
  return (
    <div className="alist-tools">
      <SavedViews list={name} state={state} />
      {exportHref && (
        <Button
          component="a"
          size="compact-sm"
          variant="subtle"
          href={state.filterQuery ? `${exportHref}?${state.filterQuery}` : exportHref}
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

/** Saves the filters and the sort under a name; the tabs open them. */
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
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) save.mutate({ list, name, query: state.viewQuery });
        }}
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
