import { Alert, Button, Group, List, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#src/client/trpc.ts';
import { BULK_MAX, type BulkResult } from '#src/domain/shared/list.schema.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import type { BulkAction } from './list-types.ts';

type Props<T> = {
  rows: T[];
  actions: readonly BulkAction<T>[];
  onDone: (results: BulkResult[]) => void;
  onClear: () => void;
};

/** Each row of a bulk action succeeds or fails on its own. */
export function BulkBar<T>({ rows, actions, onDone, onClear }: Props<T>) {
  const [running, setRunning] = useState<string | null>(null);
  const [asking, setAsking] = useState<BulkAction<T> | null>(null);

  async function run(action: BulkAction<T>): Promise<void> {
    setAsking(null);
    setRunning(action.label);
    try {
      const { results } = await action.run(rows.slice(0, BULK_MAX));
      onDone(results);
    } catch (error) {
      showToast({
        title: 'Nothing was changed',
        description: failureText(error, 'Please try again.'),
        variant: 'destructive',
      });
    } finally {
      setRunning(null);
    }
  }

  return (
    <section className="alist-bulk" aria-label="Actions for the selected rows">
      <Text fw={600} role="status">
        {rows.length} selected
      </Text>
      {/* On a phone the bar scrolls, and browsers do not scroll a half-visible button into view. */}
      <Group
        gap="xs"
        className="alist-actions"
        onFocus={(event) => event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {actions.map((action) => (
          <Button
            key={action.label}
            size="sm"
            variant="default"
            c={action.isDangerous ? 'red' : undefined}
            loading={running === action.label}
            disabled={running !== null && running !== action.label}
            onClick={() => (action.confirm ? setAsking(action) : void run(action))}
          >
            {action.label}
          </Button>
        ))}
        <Button size="sm" variant="subtle" onClick={onClear}>
          Clear selection
        </Button>
      </Group>
      <Dialog title={asking?.label} isOpen={asking !== null} onClose={() => setAsking(null)}>
        <Text>{asking?.confirm?.(rows)}</Text>
        <DialogActions safe="Keep as it is" onSafe={() => setAsking(null)}>
          <Button color={asking?.isDangerous ? 'red' : undefined} onClick={() => asking && void run(asking)}>
            {asking?.label}
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}

/** Lists failed rows with their reason. */
export function BulkOutcome({ results, onClose }: { results: BulkResult[]; onClose: () => void }) {
  const failed = results.filter((result) => !result.ok);
  const outcome = useRef<HTMLDivElement>(null);
  // The bar with the pressed button may have disappeared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves again for new results
  useEffect(() => outcome.current?.focus(), [results]);
  return (
    <Alert
      ref={outcome}
      tabIndex={-1}
      role="status"
      mb="md"
      color={failed.length > 0 ? 'accent' : 'brand'}
      withCloseButton
      closeButtonLabel="Dismiss the results"
      onClose={onClose}
      title={`${results.length - failed.length} of ${results.length} done`}
    >
      {failed.length > 0 && (
        <List size="sm">
          {failed.map((result) => (
            <List.Item key={result.id}>
              #{result.id}: {result.message}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
