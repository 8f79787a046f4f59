/** The dialogs of action items. Loaded with the first press of such a button. */
import { type ComponentType, useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import type { ClaimAdminView } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import {
  type CommissionAdminView,
  isDecidable,
} from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import type { ActionItem } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { ACTION_ITEMS } from '#src/domain/office/dashboard/list-parts.ts';
import type { ReviewView } from '#src/domain/project/review/review.schema.ts';
import type { OrderView } from '#src/domain/sale/order/order.schema.ts';
import { BULK_MAX } from '#src/domain/shared/limits.ts';
import { BulkDialog } from '#src/features/admin/bulk/bulk-dialog.tsx';
import type { Outcome } from '#src/features/admin/bulk/bulk-outcome.tsx';
import { useBulkRun } from '#src/features/admin/bulk/use-bulk-run.ts';
import type { BulkAction } from '#src/features/admin/list/list-types.ts';
import { useRefreshCounts } from '#src/features/admin/shell/use-refresh-counts.ts';
import { AnswerForm } from '#src/features/affiliate/admin/affiliates/answer-form.tsx';
import { DecisionDialog } from '#src/features/affiliate/admin/commissions/decision-dialog.tsx';
import { ReviewDialog } from '#src/features/project/admin/reviews/review-dialog.tsx';
import { useSendForms } from '#src/features/sale/admin/orders/order-bulk.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { EmailDialog } from '../emails/email-dialog.tsx';

export type ItemDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The kind of the item while its rows are changed, then null. */
  onBusy: (kind: ActionItem['kind'] | null) => void;
  onDone: (outcome: Outcome) => void;
};
type Utils = ReturnType<typeof trpc.useUtils>;
type WithRows<T> = ItemDialogProps & { rows: T[]; item: ActionItem };

const rowsOf = <Filter,>({ filter }: { filter: Filter }) => ({ ...filter, limit: BULK_MAX });
const FRESH = { staleTime: 0 };

/** @returns null if nothing waits any more */
async function dialogOf<T>(
  item: ActionItem,
  found: Promise<{ items: T[] }>,
  Shown: ComponentType<WithRows<T>>,
): Promise<ComponentType<ItemDialogProps> | null> {
  const { items } = await found;
  return items.length > 0 ? (props) => <Shown {...props} rows={items} item={item} /> : null;
}

/** @throws what the list's procedure throws */
export async function findItemDialog(
  item: ActionItem,
  utils: Utils,
): Promise<ComponentType<ItemDialogProps> | null> {
  switch (item.kind) {
    case 'form-unsent':
      return dialogOf(item, utils.orders.list.fetch(rowsOf(ACTION_ITEMS['form-unsent']), FRESH), SendForms);
    case 'commission-review':
      return dialogOf(
        item,
        utils.commissions.list.fetch(rowsOf(ACTION_ITEMS['commission-review']), FRESH),
        Release,
      );
    case 'claim-open':
      return dialogOf(item, utils.claims.list.fetch(rowsOf(ACTION_ITEMS['claim-open']), FRESH), Answer);
    case 'review-undecided':
      return dialogOf(
        item,
        utils.reviews.list.fetch(rowsOf(ACTION_ITEMS['review-undecided']), FRESH),
        Decide,
      );
    case 'email-failed':
      return (props) => <SendAgain {...props} emailId={item.oldest?.id ?? ''} />;
    default:
      return null;
  }
}

const SendForms = (props: WithRows<OrderView>) => <Bulk {...props} action={useSendForms()} />;

/** Runs a bulk action for all rows, after a dialog that names them. */
function Bulk<T extends { id: number }>(props: WithRows<T> & { action: BulkAction<T> }) {
  const { action, rows, item, isOpen, onClose, onBusy, onDone } = props;
  const { run } = useBulkRun<T>(({ id }) => id, onDone);

  async function confirm(): Promise<void> {
    onClose();
    onBusy(item.kind);
    await run(action, rows);
    onBusy(null);
  }

  return (
    <BulkDialog
      label={action.label}
      question={(isOpen && action.confirm?.(rows)) || null}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}

function Release({ rows, isOpen, onClose }: WithRows<CommissionAdminView>) {
  const [decision] = useState({ rows: rows.filter(isDecidable), kind: 'release' } as const);
  return <DecisionDialog decision={isOpen ? decision : null} onClose={onClose} />;
}

/** The row that the item names. */
const oldestOf = <T extends { id: number }>({ rows, item }: WithRows<T>): T | undefined =>
  rows.find(({ id }) => String(id) === item.oldest?.id) ?? rows.at(-1);

function Answer(props: WithRows<ClaimAdminView>) {
  const claim = oldestOf(props);
  if (!claim) return null;
  return (
    <Dialog title={`Answer ${claim.affiliateName}`} isOpen={props.isOpen} onClose={props.onClose} size="lg">
      <AnswerForm claim={claim} onClose={props.onClose} />
    </Dialog>
  );
}

const Decide = (props: WithRows<ReviewView>) => (
  <ReviewDialog review={(props.isOpen && oldestOf(props)) || null} onClose={props.onClose} />
);

function SendAgain({ emailId, isOpen, onClose }: ItemDialogProps & { emailId: string }) {
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const resend = trpc.emails.resend.useMutation({
    onSuccess() {
      void utils.emails.list.invalidate();
      refreshCounts();
    },
  });
  return (
    <EmailDialog
      emailId={isOpen ? emailId : null}
      onClose={onClose}
      onSend={(id) => resend.mutateAsync({ id })}
    />
  );
}
