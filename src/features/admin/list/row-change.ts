import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { showToast } from '#src/ui/behaviour/toast.ts';

/**
 * Serial mutations: a later optimistic change cannot overtake an earlier one. Await `mutateAsync`:
 * callbacks of `mutate` are dropped once a second change follows.
 */
export const runSerially = (
  of: 'orders' | 'contacts' | 'confirmations' | 'notes',
): { scope: { id: string } } => ({
  scope: { id: of },
});

const FLASH_MS = 2500;

/** Marks the row whose change failed, so that it is found without reading the message. */
function flashRow(id: number): void {
  const row = document.querySelector(`tr[data-row="${id}"]`);
  row?.setAttribute('data-failed', '');
  setTimeout(() => row?.removeAttribute('data-failed'), FLASH_MS);
}

type Failure = { row: number; description: string; detail: string };

/**
 * The specified message of a failed change, and below it whom it concerns and what is stored now.
 */
export function showFailedChange({ row, description, detail }: Failure): void {
  const toast = showToast({ title: 'Update Failed', description, variant: 'destructive' });
  const line = document.createElement('span');
  line.textContent = detail;
  toast.insertBefore(line, toast.lastElementChild);
  flashRow(row);
}

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
