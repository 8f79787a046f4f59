import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { ACTION_ITEMS } from '#src/domain/office/dashboard/action-items.rules.ts';
import { BULK_MAX } from '#src/domain/shared/limits.ts';
import { BulkDialog } from '#src/features/admin/bulk/bulk-dialog.tsx';
import type { Outcome } from '#src/features/admin/bulk/bulk-outcome.tsx';
import { useBulkRun } from '#src/features/admin/bulk/use-bulk-run.ts';
import type { BulkAction } from '#src/features/admin/list/list-types.ts';
import { useConfirmationBulk } from '#src/features/sale/admin/confirmations/confirmation-bulk.ts';
import { useSendForms } from '#src/features/sale/admin/orders/order-bulk.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

type OnDone = { onDone: (outcome: Outcome) => void };

export function SendDueForms({ onDone }: OnDone) {
  const utils = trpc.useUtils();
  const { filter } = ACTION_ITEMS['form-unsent'];
  const input = { ...filter, limit: BULK_MAX };
  return (
    <QuickAction
      action={useSendForms()}
      findRows={() => utils.orders.list.fetch(input, { staleTime: 0 }).then(({ items }) => items)}
      onDone={onDone}
    />
  );
}

export function StartWork({ onDone }: OnDone) {
  const utils = trpc.useUtils();
  const start = useConfirmationBulk().in_progress;
  const { filter } = ACTION_ITEMS['confirmation-waiting'];
  const input = { ...filter, limit: BULK_MAX };
  return (
    <QuickAction
      action={{ ...start, label: 'Start work' }}
      findRows={() => utils.confirmations.list.fetch(input, { staleTime: 0 }).then(({ items }) => items)}
      onDone={onDone}
    />
  );
}

type Props<T> = { action: BulkAction<T>; findRows: () => Promise<T[]> } & OnDone;

/** Runs a bulk action for all rows of an action item, after a dialog that names them. */
function QuickAction<T extends { id: number }>({ action, findRows, onDone }: Props<T>) {
  const [rows, setRows] = useState<T[] | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const { running, run } = useBulkRun<T>(({ id }) => id, onDone);

  async function ask(): Promise<void> {
    setIsFinding(true);
    try {
      setRows(await findRows());
    } catch (error) {
      showToast({
        title: 'Nothing was changed',
        description: failureText(error, 'The list could not be loaded. Nothing was changed: try again.'),
        variant: 'destructive',
      });
    } finally {
      setIsFinding(false);
    }
  }

  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={isFinding || running !== null}
        onClick={() => void ask()}
      >
        {action.label}
      </Button>
      <BulkDialog
        label={action.label}
        question={(rows && action.confirm?.(rows)) ?? null}
        onClose={() => setRows(null)}
        onConfirm={() => {
          setRows(null);
          if (rows) void run(action, rows);
        }}
      />
    </>
  );
}
