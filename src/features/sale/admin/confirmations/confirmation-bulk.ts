import { trpc } from '#src/client/trpc.ts';
import type { ConfirmationStatus } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import type { ConfirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { statusLabel } from '#src/domain/shared/status-label.ts';
import { restoreEach } from '#src/features/admin/bulk/restore-each.ts';
import type { BulkAction } from '#src/features/admin/list/list-types.ts';
import { statusQuestion } from './confirmation-questions.ts';

/** The bulk actions of the list of order forms by status. */
export function useConfirmationBulk(): Record<ConfirmationStatus, BulkAction<ConfirmationView>> {
  const utils = trpc.useUtils();
  const setStatus = trpc.confirmations.bulkStatus.useMutation({
    onSettled: () => void utils.confirmations.list.invalidate(),
  });
  const setAll = (to: ConfirmationStatus): BulkAction<ConfirmationView> => ({
    label: `Set to ${statusLabel(to)}`,
    confirm: (rows) => statusQuestion(rows, to),
    run: (rows) => setStatus.mutateAsync({ status: to, ids: rows.map(({ id }) => id) }),
    done: (count) => `${counted(count, 'order form')} set to ${statusLabel(to)}`,
    undo: (rows) =>
      restoreEach(
        rows.filter(({ status }) => status !== to),
        (status, ids) => setStatus.mutateAsync({ status, expectedStatus: to, ids }),
      ),
  });
  return { pending: setAll('pending'), in_progress: setAll('in_progress'), completed: setAll('completed') };
}
