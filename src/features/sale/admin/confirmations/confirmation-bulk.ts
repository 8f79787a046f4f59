import { trpc } from '#src/client/trpc.ts';
import {
  CONFIRMATION_STATUSES,
  type ConfirmationStatus,
} from '#src/domain/sale/confirmation/confirmation.rules.ts';
import type { ConfirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { statusLabel } from '#src/domain/shared/status-label.ts';
import { restoreEach } from '#src/features/admin/bulk/use-bulk-run.ts';
import { customerName } from '#src/features/admin/list/empty-values.ts';
import type { BulkAction, BulkQuestion } from '#src/features/admin/list/list-types.ts';

export function useConfirmationBulk(): BulkAction<ConfirmationView>[] {
  const utils = trpc.useUtils();
  const setStatus = trpc.confirmations.bulkStatus.useMutation({
    onSettled: () => void utils.confirmations.list.invalidate(),
  });
  return CONFIRMATION_STATUSES.map((to) => ({
    label: `Set to ${statusLabel(to)}`,
    confirm: (rows) => statusQuestion(rows, to),
    run: (rows) => setStatus.mutateAsync({ status: to, ids: rows.map(({ id }) => id) }),
    done: (count) => `${counted(count, 'order form')} set to ${statusLabel(to)}`,
    undo: (rows) =>
      restoreEach(
        rows.filter(({ status }) => status !== to),
        (status, ids) => setStatus.mutateAsync({ status, expectedStatus: to, ids }),
      ),
  }));
}

function statusQuestion(rows: readonly ConfirmationView[], to: ConfirmationStatus): BulkQuestion {
  const changed = rows.filter((row) => row.status !== to);
  const emailed = to === 'pending' ? 0 : changed.filter((row) => row.verified).length;
  const same = rows.length - changed.length;
  return {
    lead: `${counted(changed.length, 'order form')} will be set to ${statusLabel(to)}.`,
    rows: changed.map((row) => ({
      id: row.id,
      name: customerName(row.businessName),
      detail: emailed > 0 && row.verified ? row.email : `${statusLabel(row.status)} now`,
    })),
    effects: [
      emailed > 0
        ? `${counted(emailed, 'customer')} will get an email, once, if it agrees with the stage of their project. Undo doesn’t recall an email that has been sent.`
        : 'No email will be sent.',
      ...(same > 0
        ? [`${counted(same, 'order form')} that already have this status will stay unchanged.`]
        : []),
    ],
  };
}
