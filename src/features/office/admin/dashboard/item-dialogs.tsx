/** The dialogs of action items. Loaded with the first press of such a button. */
import { type ComponentType, useState } from 'react';
import type { trpc } from '#src/client/trpc.ts';
import type { ClaimAdminView } from '#src/domain/affiliate/claim/claim.schema.ts';
import {
  isDecidable,
  type ListedCommission,
} from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { ACTION_ITEMS } from '#src/domain/office/dashboard/admin-lists.ts';
import type { ActionItem } from '#src/domain/office/dashboard/dashboard.schema.ts';
import type { ReviewView } from '#src/domain/project/review/review.schema.ts';
import type { OrderView } from '#src/domain/sale/order/order.schema.ts';
import { BULK_MAX } from '#src/domain/shared/limits.ts';
import { BulkDialog } from '#src/features/admin/bulk/bulk-bar.tsx';
import type { Outcome } from '#src/features/admin/bulk/bulk-outcome.tsx';
import { useBulkRun } from '#src/features/admin/bulk/use-bulk-run.ts';
import { AnswerDialog } from '#src/features/affiliate/admin/affiliates/answer-dialog.tsx';
import { DecisionDialog } from '#src/features/affiliate/admin/commissions/decision-dialog.tsx';
import { ReviewDialog } from '#src/features/project/admin/reviews/review-dialog.tsx';
import { useSendForms } from '#src/features/sale/admin/orders/order-bulk.ts';
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
  const { orders, commissions, claims, reviews } = utils;
  switch (item.kind) {
    case 'form-unsent':
      return dialogOf(item, orders.list.fetch(rowsOf(ACTION_ITEMS['form-unsent']), FRESH), SendForms);
    case 'commission-review':
      return dialogOf(
        item,
        commissions.list.fetch(rowsOf(ACTION_ITEMS['commission-review']), FRESH),
        Release,
      );
    case 'claim-open':
      return dialogOf(item, claims.list.fetch(rowsOf(ACTION_ITEMS['claim-open']), FRESH), Answer);
    case 'review-undecided':
      return dialogOf(item, reviews.list.fetch(rowsOf(ACTION_ITEMS['review-undecided']), FRESH), Decide);
    case 'email-failed':
      return ({ isOpen, onClose }) => (
        <EmailDialog emailId={isOpen ? (item.oldest?.id ?? '') : null} onClose={onClose} />
      );
    default:
      return null;
  }
}

function SendForms({ item, rows, isOpen, onClose, onBusy, onDone }: WithRows<OrderView>) {
  const action = useSendForms();
  const { run } = useBulkRun<OrderView>(onDone);

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

function Release({ rows, isOpen, onClose }: WithRows<ListedCommission>) {
  const [decision] = useState({ rows: rows.filter(isDecidable), kind: 'release' } as const);
  return <DecisionDialog decision={isOpen ? decision : null} onClose={onClose} />;
}

const oldestOf = <T extends { id: number }>({ rows, item }: WithRows<T>): T | undefined =>
  rows.find(({ id }) => String(id) === item.oldest?.id) ?? rows.at(-1);

const Answer = (props: WithRows<ClaimAdminView>) => (
  <AnswerDialog claim={(props.isOpen && oldestOf(props)) || null} onClose={props.onClose} />
);

const Decide = (props: WithRows<ReviewView>) => (
  <ReviewDialog review={(props.isOpen && oldestOf(props)) || null} onClose={props.onClose} />
);
