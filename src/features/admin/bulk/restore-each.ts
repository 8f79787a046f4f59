import type { BulkResult } from '#src/domain/shared/list.schema.ts';

type Bulk = { results: BulkResult[] };

/** Gives rows their earlier status back, with one call for each of those statuses. */
export async function restoreEach<Status>(
  rows: readonly { id: number; status: Status }[],
  set: (status: Status, ids: number[]) => Promise<Bulk>,
): Promise<Bulk> {
  const results: BulkResult[] = [];
  for (const status of new Set(rows.map((row) => row.status))) {
    const ids = rows.filter((row) => row.status === status).map(({ id }) => id);
    results.push(...(await set(status, ids)).results);
  }
  return { results };
}
