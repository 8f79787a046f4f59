import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import type { ContactStatus } from '#src/domain/site/contact/contact.rules.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { contactName } from '#src/features/admin/list/empty-values.ts';
import { patchLists, runSerially, showFailedChange } from '#src/features/admin/list/row-change.ts';
import { showUndoToast } from '#src/features/admin/shell/undo-toast.ts';
import { useRefreshCounts } from '#src/features/admin/shell/use-refresh-counts.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

/** Optimistic with undo; a conflict shows the current status. */
export function useContactStatus(): (row: ContactView, status: ContactStatus) => void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const mutation = trpc.contacts.setStatus.useMutation(runSerially('contacts'));

  function patch(id: number, change: Partial<ContactView>): void {
    patchLists<ContactView>(client, getQueryKey(trpc.contacts.list), id, change);
    utils.contacts.get.setData({ id }, (row) => row && { ...row, ...change });
  }

  function send(row: ContactView, status: ContactStatus, isUndo = false): void {
    if (status === row.status) return;
    patch(row.id, { status });
    mutation.mutateAsync({ id: row.id, status, expectedStatus: row.status }).then(
      () => {
        refreshCounts();
        if (isUndo) showToast({ title: 'Change undone' });
        else
          showUndoToast(
            { title: 'Status Updated', description: `${row.name}: ${row.status} → ${status}.` },
            () => send({ ...row, status }, row.status, true),
          );
      },
      (error: unknown) => {
        const current = (readFailure(error)?.data as { current?: ContactView } | undefined)?.current;
        patch(row.id, { status: current?.status ?? row.status });
        showFailedChange({
          row: row.id,
          description: failureText(error, 'Failed to update status.'),
          detail: `The enquiry of ${contactName(row.name)} is ${current?.status ?? row.status}.`,
        });
      },
    );
  }
  return send;
}
