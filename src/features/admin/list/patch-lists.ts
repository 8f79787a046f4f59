import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes a row in every cached page of a list. */
export function patchLists<Row extends { id: number }>(
  client: QueryClient,
  queryKey: QueryKey,
  id: number,
  change: Partial<Row>,
): void {
  client.setQueriesData<{ items?: Row[] }>(
    { queryKey },
    (page) =>
      page?.items && {
        ...page,
        items: page.items.map((row) => (row.id === id ? { ...row, ...change } : row)),
      },
  );
}
