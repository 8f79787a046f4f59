import { Alert, Button, List } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { BulkResult } from '#src/domain/shared/list.schema.ts';

export type Outcome = { title: string; results: BulkResult[]; onUndo?: () => Promise<void> };

export function BulkOutcome({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const failed = outcome.results.filter((result) => !result.ok);
  const box = useRef<HTMLDivElement>(null);
  // The bar with the pressed button may have disappeared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves again for a new outcome
  useEffect(() => box.current?.focus(), [outcome]);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      color={failed.length > 0 ? 'accent' : 'brand'}
      withCloseButton
      closeButtonLabel="Dismiss the results"
      onClose={onClose}
      title={outcome.title}
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
      {outcome.onUndo && (
        <Button size="compact-md" variant="default" onClick={() => void outcome.onUndo?.()}>
          Undo
        </Button>
      )}
    </Alert>
  );
}
