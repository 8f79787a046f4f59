import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import {
  CONFIRMATION_STATUSES,
  type ConfirmationStatus,
} from '#src/domain/sale/confirmation/confirmation.rules.ts';
import type { ConfirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { statusLabel, statusOptions } from '#src/domain/shared/status-label.ts';
import { BadgeSelect } from '#src/features/admin/list/badge-select.tsx';
import { customerName } from '#src/features/admin/list/cells.tsx';
import { patchLists, runSerially, showFailedChange } from '#src/features/admin/list/row-change.ts';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

const STATUS_OPTIONS = statusOptions(CONFIRMATION_STATUSES);

export type StatusChange = (row: ConfirmationView, status: ConfirmationStatus) => void;

type Props = { row: ConfirmationView; onChange: StatusChange };

/** Any status may follow any other. */
export function ConfirmationStatusSelect({ row, onChange }: Props) {
  return (
    <BadgeSelect
      label={`Status of order form ${row.id}`}
      value={row.status}
      options={STATUS_OPTIONS}
      onChange={(status) => onChange(row, status as ConfirmationStatus)}
    />
  );
}

/** Optimistic; a conflict shows the current status. */
export function useConfirmationStatus(): StatusChange {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const mutation = trpc.confirmations.setStatus.useMutation(runSerially('confirmations'));

  function patch(id: number, change: Partial<ConfirmationView>): void {
    patchLists<ConfirmationView>(client, getQueryKey(trpc.confirmations.list), id, change);
    utils.confirmations.get.setData({ id }, (row) => row && { ...row, ...change });
  }

  return (row, status) => {
    if (status === row.status) return;
    patch(row.id, { status });
    mutation.mutateAsync({ id: row.id, status, expectedStatus: row.status }).then(
      (saved) => {
        patch(row.id, saved);
        if (saved.orderId) void utils.orderDetail.get.invalidate({ id: saved.orderId });
        refreshCounts();
        showToast({ title: 'Status Updated' });
      },
      (error: unknown) => {
        const current = (readFailure(error)?.data as { current?: ConfirmationView } | undefined)?.current;
        patch(row.id, { status: current?.status ?? row.status });
        showFailedChange({
          row: row.id,
          description: failureText(error, 'Failed to update status.'),
          detail: `The form of ${customerName(row.businessName)} is ${statusLabel(current?.status ?? row.status)}.`,
        });
      },
    );
  };
}
