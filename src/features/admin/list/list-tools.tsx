import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { hiddenColumns, toggledColumns } from './columns.ts';
import type { ListState } from './list-state.ts';
import type { Column } from './list-types.ts';
import { SavedViews } from './saved-views.tsx';

type Props<T> = {
  name: string;
  state: ListState<unknown>;
  columns: readonly Column<T>[];
  exportHref?: string;
  isFetching: boolean;
  onRefresh: () => void;
};

/** Columns, saved views, CSV and refresh, beside the tabs. */
export function ListTools<T>({ name, state, columns, exportHref, isFetching, onRefresh }: Props<T>) {
  return (
    <div className="alist-tools">
      <ColumnChoice columns={columns} state={state} />
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

function ColumnChoice<T>({ columns, state }: { columns: readonly Column<T>[]; state: ListState<unknown> }) {
  const hidden = hiddenColumns(columns, state);
  return (
    <Popover position="bottom-end" withArrow trapFocus>
      <Popover.Target>
        <Button size="compact-sm" variant="subtle">
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" role="group" aria-label="Columns shown">
          {columns
            .filter((column) => !column.isTitle)
            .map((column) => (
              <Checkbox
                key={column.key}
                label={column.label}
                checked={!hidden.includes(column.key)}
                onChange={() => state.set({ cols: toggledColumns(columns, state, column.key) })}
              />
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
