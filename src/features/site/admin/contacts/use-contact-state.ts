import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import type { ContactState } from '#src/domain/site/contact/contact.rules.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { contactName } from '#src/features/admin/list/empty-values.ts';
import { patchLists } from '#src/features/admin/list/patch-lists.ts';
import { showFailedChange } from '#src/features/admin/shell/failed-change.ts';
import { runSerially } from '#src/features/admin/shell/run-serially.ts';
import { showUndoToast } from '#src/features/admin/shell/undo-toast.ts';
import { useRefreshCounts } from '#src/features/admin/shell/use-refresh-counts.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

/** Optimistic with undo; a conflict shows the current status. */
export function useContactState(): (row: ContactView, state: ContactState) => void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const mutation = trpc.contacts.setState.useMutation(runSerially('contacts'));

  function patch(id: number, change: Partial<ContactView>): void {
    patchLists<ContactView>(client, getQueryKey(trpc.contacts.list), id, change);
    utils.contacts.get.setData({ id }, (row) => row && { ...row, ...change });
  }

  function send(row: ContactView, state: ContactState, isUndo = false): void {
    if (state === row.state) return;
    patch(row.id, { state });
    mutation.mutateAsync({ id: row.id, state, expectedState: row.state }).then(
      () => {
        refreshCounts();
        if (isUndo) showToast({ title: 'Change undone' });
        else
          showUndoToast(
            { title: 'Status Updated', description: `${row.name}: ${row.state} → ${state}.` },
            () => send({ ...row, state }, row.state, true),
          );
      },
      (error: unknown) => {
        const current = (readFailure(error)?.data as { current?: ContactView } | undefined)?.current;
        patch(row.id, { state: current?.state ?? row.state });
        showFailedChange({
          row: row.id,
          description: failureText(error, 'Failed to update status.'),
          detail: `The enquiry of ${contactName(row.name)} is ${current?.state ?? row.state}.`,
        });
      },
    );
  }
  return send;
}
