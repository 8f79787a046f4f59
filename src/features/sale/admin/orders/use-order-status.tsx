import { List, Skeleton, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { movesCommission, type OrderStatus } from '#src/domain/sale/order/order.rules.ts';
import type { OrderView } from '#src/domain/sale/order/order.schema.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { runSerially, showFailedChange } from '#src/features/admin/list/row-change.ts';
import { showUndoToast } from '#src/features/admin/shell/undo-toast.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';
import { useOrderCache } from './order-cache.ts';

type Known = Pick<OrderView, 'id' | 'status' | 'affiliateId'> & { customerName?: string };
type StatusQuestion = { order: Known; to: OrderStatus };

/**
 * Optimistic with undo. A change that affects a commission asks for confirmation first; a conflict
 * shows the current state instead of overwriting it.
 */
export function useOrderStatus() {
  const cache = useOrderCache();
  const [question, setQuestion] = useState<StatusQuestion | null>(null);
  const mutation = trpc.orders.setStatus.useMutation(runSerially('orders'));

  function send(order: Known, to: OrderStatus, reason: string | null, isUndo = false): void {
    cache.patch(order.id, { status: to });
    mutation.mutateAsync({ id: order.id, status: to, expectedStatus: order.status, reason }).then(
      (saved) => {
        cache.patch(order.id, saved);
        cache.settle(order.id);
        if (isUndo) showToast({ title: 'Change undone', description: `Order ${order.id} is ${to} again.` });
        else
          showUndoToast(
            { title: 'Status Updated', description: `Order ${order.id}: ${order.status} → ${to}.` },
            () => send({ ...order, status: to }, order.status, 'Undone right after the change.', true),
          );
      },
      (error: unknown) => {
        const failure = readFailure(error);
        const current = (failure?.data as { current?: OrderView } | undefined)?.current;
        // The specification fixes the message; only a conflict shows the server's.
        const conflict = failure?.status === 409 ? failure.message : null;
        cache.patch(order.id, current ?? { status: order.status });
        if (current) cache.settle(order.id);
        showFailedChange({
          row: order.id,
          description: conflict
            ? `${conflict}${current ? ` It is ${current.status} now.` : ''}`
            : 'Failed to update status. Please try again.',
          detail: `Order ${order.id}${order.customerName ? ` of ${order.customerName}` : ''} is ${current?.status ?? order.status}.`,
        });
      },
    );
  }

  return {
    question,
    /** From the dropdown: asks only if a commission changes. */
    choose(order: Known, to: OrderStatus): void {
      if (to === order.status) return;
      if (movesCommission(order, to)) setQuestion({ order, to });
      else send(order, to, null);
    },
    /** From a button: always asks. */
    ask: (order: Known, to: OrderStatus) => setQuestion({ order, to }),
    confirm(reason: string | null): void {
      if (question) send(question.order, question.to, reason);
      setQuestion(null);
    },
    dismiss: () => setQuestion(null),
  };
}

type Props = {
  question: StatusQuestion | null;
  onConfirm: (reason: string | null) => void;
  onClose: () => void;
};

/** Shows the effects of a status change before it is confirmed. */
export function StatusDialog({ question, onConfirm, onClose }: Props) {
  return (
    <Dialog
      title={question && `Set order ${question.order.id} to ${question.to}`}
      isOpen={question !== null}
      onClose={onClose}
      size="lg"
    >
      {question && <Consequences question={question} onConfirm={onConfirm} onClose={onClose} />}
    </Dialog>
  );
}

function Consequences({ question, onConfirm, onClose }: Props & { question: StatusQuestion }) {
  const [reason, setReason] = useState('');
  const utils = trpc.useUtils();
  const input = { id: question.order.id, status: question.to };
  const preview = trpc.orderDetail.statusPreview.useQuery(input, { gcTime: 0 });
  // The ledger changes in the meantime: the next preview must be fetched again.
  useEffect(() => () => void utils.orderDetail.statusPreview.invalidate(), [utils]);
  return (
    <DialogForm
      safe="Keep as it is"
      onSafe={onClose}
      action={`Set to ${question.to}`}
      isBusy={false}
      isDangerous={question.to === 'cancelled'}
      isOff={!preview.data}
      onSubmit={() => onConfirm(reason.trim() || null)}
    >
      <Text fw={600} mb="xs">
        What will happen
      </Text>
      {preview.isPending && <Skeleton height={72} />}
      {preview.error && (
        <Text c="red">
          {failureText(preview.error, 'Couldn’t load what will happen. Close this and try again.')}
        </Text>
      )}
      {preview.data && (
        <List spacing="xs">
          {preview.data.lines.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      )}
      <TextInput
        mt="lg"
        label="Reason"
        description="Kept in the order’s history. The affiliate and the customer see it in our emails about the change."
        maxLength={TEXT_MAX.line}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
