import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { BULK_MAX } from '#src/domain/shared/limits.ts';
import type { BulkResult } from '#src/domain/shared/list.schema.ts';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import type { BulkAction, ListRow } from '../list/list-definition.ts';
import { countDone, type Outcome } from './bulk-outcome.tsx';

const failed = (error: unknown) => showErrorToast('Nothing was changed', error);

/** Runs a bulk action and describes its outcome, with the way back where there is one. */
export function useBulkRun<T extends ListRow>(onDone: (outcome: Outcome) => void) {
  const [running, setRunning] = useState<string | null>(null);
  const refreshCounts = useRefreshCounts();

  async function undo(action: BulkAction<T>, rows: T[]): Promise<void> {
    try {
      const { results } = (await action.undo?.(rows)) ?? { results: [] };
      const done = countDone(results);
      onDone({
        title: done === results.length ? 'Change undone' : `${done} of ${results.length} undone`,
        results,
      });
      refreshCounts();
    } catch (error) {
      failed(error);
    }
  }

  async function run(action: BulkAction<T>, rows: T[]): Promise<void> {
    const taken = rows.slice(0, BULK_MAX);
    setRunning(action.label);
    try {
      const { results } = await action.run(taken);
      const done = countDone(results);
      const changed = taken.filter((row) => results.some(({ ok, id }) => ok && id === row.id));
      onDone({
        title: done === results.length ? action.done(done) : `${done} of ${results.length} done`,
        results,
        ...(action.undo && done > 0 ? { onUndo: () => undo(action, changed) } : {}),
      });
      refreshCounts();
    } catch (error) {
      failed(error);
    } finally {
      setRunning(null);
    }
  }

  return { running, run };
}

type Bulk = { results: BulkResult[] };

/** Gives rows that were set to `to` their earlier status back: a call for each of these. */
export async function restoreEach<Status>(
  rows: readonly { id: number; status: Status }[],
  to: Status,
  set: (status: Status, ids: number[]) => Promise<Bulk>,
): Promise<Bulk> {
  const results: BulkResult[] = [];
  for (const status of new Set(rows.map((row) => row.status))) {
    if (status === to) continue;
    const ids = rows.filter((row) => row.status === status).map(({ id }) => id);
    results.push(...(await set(status, ids)).results);
  }
  return { results };
}
