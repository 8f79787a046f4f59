import type { BulkResult } from '#src/domain/shared/list.schema.ts';
import type { BulkAction } from '../list/list-definition.ts';

type Change<Status> = { status: Status; items: { id: number; expectedStatus: Status }[] };

/** Sets rows to `to` and, with Undo, back to what each was. Neither overwrites others' changes. */
export function bulkStatus<Status extends string, Row extends { id: number; status: Status }>(
  to: Status,
  set: (change: Change<Status>, isUndo: boolean) => Promise<{ results: BulkResult[] }>,
): Required<Pick<BulkAction<Row>, 'run' | 'undo'>> {
  return {
    run: (rows) =>
      set({ status: to, items: rows.map(({ id, status }) => ({ id, expectedStatus: status })) }, false),
    async undo(rows) {
      const results: BulkResult[] = [];
      for (const status of new Set(rows.map((row) => row.status))) {
        if (status === to) continue;
        const items = rows
          .filter((row) => row.status === status)
          .map(({ id }) => ({ id, expectedStatus: to }));
        results.push(...(await set({ status, items }, true)).results);
      }
      return { results };
    },
  };
}
