import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { BulkAction } from '../list/list-types.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Outcome } from './bulk-outcome.tsx';
import { useBulkRun } from './use-bulk-run.ts';

type Props<T> = {
  rows: T[];
  rowKey: (row: T) => unknown;
  actions: readonly BulkAction<T>[];
  onDone: (outcome: Outcome) => void;
  onClear: () => void;
};

/** Each row of a bulk action succeeds or fails on its own. */
export function BulkBar<T>({ rows, rowKey, actions, onDone, onClear }: Props<T>) {
  const [asking, setAsking] = useState<BulkAction<T> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { running, run } = useBulkRun(rowKey, onDone);

  return (
    <section className="alist-bulk" aria-label="Actions for the selected rows">
      <Group gap="xs">
        <Text fw={600} role="status">
          {rows.length} selected
        </Text>
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          Clear selection
        </Button>
      </Group>
      {/* On a phone the actions after the first one are collapsed behind "More". */}
      <Group gap="xs" className="alist-actions" data-open={isOpen || undefined}>
        {actions.map((action) => (
          <Button
            key={action.label}
            size="sm"
            variant="default"
            c={action.isDangerous ? 'red' : undefined}
            loading={running === action.label}
            disabled={running !== null && running !== action.label}
            onClick={() => (action.confirm ? setAsking(action) : void run(action, rows))}
          >
            {action.label}
          </Button>
        ))}
        {actions.length > 1 && (
          <Button
            className="alist-actions-more"
            size="sm"
            variant="default"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Less' : 'More'}
          </Button>
        )}
      </Group>
      <BulkDialog
        label={asking?.label ?? ''}
        isDangerous={asking?.isDangerous}
        question={asking?.confirm?.(rows) ?? null}
        onClose={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          if (asking) void run(asking, rows);
        }}
      />
    </section>
  );
}
