import { trpc } from '#src/client/trpc.ts';
import {
  CANCELLED_EMAIL_MINUTES,
  isCancellationNotified,
  movesCommission,
  type OrderStatus,
  sendFormState,
  UNDONE,
} from '#src/domain/sale/order/order.rules.ts';
import type { OrderView } from '#src/domain/sale/order/order.schema.ts';
import { amountText, sumsByCurrency, sumsText } from '#src/domain/shared/money.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { bulkStatus } from '#src/features/admin/bulk/bulk-status.ts';
import { customerName } from '#src/features/admin/list/cells.tsx';
import type { BulkAction, BulkQuestion } from '#src/features/admin/list/list-definition.ts';

const named = (orders: readonly OrderView[], detail: (order: OrderView) => string) =>
  orders.map((order) => ({
    id: order.id,
    name: `#${order.id} ${customerName(order.customerName)}`,
    detail: detail(order),
  }));

/** An amount that is not a number counts 0. */
const totalOf = (orders: readonly OrderView[]): string =>
  sumsText(sumsByCurrency(orders, ({ amountMinor }) => amountMinor ?? 0));

export function statusQuestion(orders: readonly OrderView[], to: OrderStatus): BulkQuestion {
  const changed = orders.filter((order) => order.status !== to);
  const emailed = changed.filter((order) => isCancellationNotified(order, to)).length;
  const referred = changed.filter((order) => movesCommission(order, to)).length;
  const same = orders.length - changed.length;
  return {
    lead: `${counted(changed.length, 'order')} will be set to ${to}.`,
    rows: named(changed, (order) => `${amountText(order)}, ${order.status} now`),
    total: totalOf(changed),
    effects: [
      ...(emailed > 0
        ? [
            `${counted(emailed, 'customer')} will get an email in ${CANCELLED_EMAIL_MINUTES} minutes, unless you undo it.`,
          ]
        : []),
      ...(referred > 0
        ? [`${counted(referred, 'commission')} will change, and the affiliates will get an email.`]
        : []),
      ...(same > 0 ? [`${counted(same, 'order')} with this status already will stay unchanged.`] : []),
      ...(referred === 0 && emailed === 0 ? ['No email will be sent.'] : []),
    ],
  };
}

export function sendQuestion(orders: readonly OrderView[]): BulkQuestion {
  const due = orders.filter((order) => sendFormState(order) === 'can-send');
  const left = orders.length - due.length;
  return {
    lead: `${counted(due.length, 'customer')} will get an email with the form link.`,
    rows: named(due, (order) => order.customerEmail),
    total: totalOf(due),
    effects: [
      'The emails are sent at once and can’t be recalled.',
      ...(left > 0
        ? [`${counted(left, 'order')} will be left out: not paid, or the link has already been sent.`]
        : []),
    ],
  };
}

export function useSendForms(): BulkAction<OrderView> {
  const send = trpc.orders.bulkSendForm.useMutation();
  return {
    label: 'Send form links',
    confirm: sendQuestion,
    run: (orders) => send.mutateAsync({ ids: orders.map(({ id }) => id) }),
    done: (count) => `${counted(count, 'form link')} sent`,
  };
}

export function useOrderBulk(): BulkAction<OrderView>[] {
  const setStatus = trpc.orders.bulkStatus.useMutation();
  const sendForms = useSendForms();

  const setAll = (label: string, to: OrderStatus): BulkAction<OrderView> => ({
    label,
    isDangerous: to === 'cancelled',
    confirm: (orders) => statusQuestion(orders, to),
    done: (count) => `${counted(count, 'order')} set to ${to}`,
    ...bulkStatus(to, (change, isUndo) =>
      setStatus.mutateAsync({ ...change, reason: isUndo ? UNDONE : null }),
    ),
  });
  return [
    sendForms,
    setAll('Mark as paid', 'paid'),
    setAll('Mark as pending', 'pending'),
    setAll('Cancel orders', 'cancelled'),
  ];
}
