import { trpc } from '#src/client/trpc.ts';
import type { OrderStatus } from '#src/domain/sale/order/order.rules.ts';
import type { OrderView } from '#src/domain/sale/order/order.schema.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { restoreEach } from '#src/features/admin/bulk/use-bulk-run.ts';
import type { BulkAction } from '#src/features/admin/list/list-types.ts';
import { sendQuestion, statusQuestion } from './order-questions.ts';

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
  const utils = trpc.useUtils();
  const setStatus = trpc.orders.bulkStatus.useMutation({
    onSettled: () => void utils.orders.list.invalidate(),
  });
  const sendForms = useSendForms();

  const setAll = (label: string, to: OrderStatus): BulkAction<OrderView> => ({
    label,
    isDangerous: to === 'cancelled',
    confirm: (orders) => statusQuestion(orders, to),
    run: (orders) =>
      setStatus.mutateAsync({
        status: to,
        reason: null,
        items: orders.map(({ id, status }) => ({ id, expectedStatus: status })),
      }),
    done: (count) => `${counted(count, 'order')} set to ${to}`,
    undo: (orders) =>
      restoreEach(
        orders.filter(({ status }) => status !== to),
        (status, ids) =>
          setStatus.mutateAsync({
            status,
            reason: 'Undone right after the change.',
            items: ids.map((id) => ({ id, expectedStatus: to })),
          }),
      ),
  });
  return [
    sendForms,
    setAll('Mark as paid', 'paid'),
    setAll('Mark as pending', 'pending'),
    setAll('Cancel orders', 'cancelled'),
  ];
}
