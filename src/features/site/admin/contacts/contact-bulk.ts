import { trpc } from '#src/client/trpc.ts';
import type { ContactState } from '#src/domain/site/contact/contact.rules.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { restoreEach } from '#src/features/admin/bulk/restore-each.ts';
import type { BulkAction } from '#src/features/admin/list/list-types.ts';
import { STATE_OPTIONS } from './contact-cells.tsx';

/** The bulk actions of the list of enquiries. No email is sent, so that they run at once. */
export function useContactBulk(): BulkAction<ContactView>[] {
  const utils = trpc.useUtils();
  const setState = trpc.contacts.bulkState.useMutation({
    onSettled: () => void utils.contacts.list.invalidate(),
  });
  return STATE_OPTIONS.map(({ value: to, label }) => ({
    label: `Mark as ${label.toLowerCase()}`,
    run: (rows) => setState.mutateAsync({ state: to, ids: rows.map(({ id }) => id) }),
    done: (count) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'} marked as ${label.toLowerCase()}`,
    undo: (rows) =>
      restoreEach<ContactState>(
        rows.filter(({ state }) => state !== to).map(({ id, state }) => ({ id, status: state })),
        (state, ids) => setState.mutateAsync({ state, expectedState: to, ids }),
      ),
  }));
}
