import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { BULK_MAX } from '#src/domain/shared/limits.ts';
import type { BulkResult } from '#src/domain/shared/list.schema.ts';
import type { BulkAction, ListRow } from '../list/list-definition.ts';
import type { Outcome } from './bulk-outcome.tsx';

type Bulk = { results: BulkResult[] };

export function useBulkRun<T extends ListRow>(onDone: (outcome: Outcome) => void) {
  const [running, setRunning] = useState<string | null>(null);
  const client = useQueryClient();

  async function report(change: Promise<Bulk>, outcomeOf: (results: BulkResult[]) => Outcome): Promise<void> {
    try {
      const { results } = await change;
      onDone(outcomeOf(results));
    } catch (error) {
      showErrorToast('Nothing was changed', error);
    } finally {
      // The rows are also on their own pages, in other lists and in counts.
      void client.invalidateQueries();
    }
  }

  const reportUndo = (change: Promise<Bulk>) =>
    report(change, (results) => ({ title: titleOf(results, () => 'Change undone', 'undone'), results }));

  async function run({ label, run: change, done, undo }: BulkAction<T>, rows: T[]): Promise<void> {
    const taken = rows.slice(0, BULK_MAX);
    setRunning(label);
    await report(change(taken), (results) => {
      const changed = taken.filter((row) => results.some(({ ok, id }) => ok && id === row.id));
      return {
        title: titleOf(results, done, 'done'),
        results,
        ...(undo && changed.length > 0 && { onUndo: () => reportUndo(undo(changed)) }),
      };
    });
    setRunning(null);
  }

  return { running, run };
}

function titleOf(results: BulkResult[], all: (count: number) => string, verb: string): string {
  const count = results.filter(({ ok }) => ok).length;
  return count === results.length ? all(count) : `${count} of ${results.length} ${verb}`;
}
