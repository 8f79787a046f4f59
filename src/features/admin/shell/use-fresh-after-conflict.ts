import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readFailure } from '#src/client/trpc.ts';

/** A change of a record that is gone or was changed by others: the screen loads its data again. */
export function useFreshAfterConflict(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const status = readFailure(event.action.error)?.status;
        if (status === 404 || status === 409) void client.invalidateQueries();
      }),
    [client],
  );
}
