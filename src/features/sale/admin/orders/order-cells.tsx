import { showFormNotSent, showFormSent } from '#src/features/admin/palette/form-sent-toast.ts';
import './order-cells.css';
import { Button, List, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { readFailure, trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import {
  movesCommission,
  ORDER_STATUSES,
  type OrderStatus,
  SEND_FORM_ERRORS,
  sendFormState,
  sentByText,
  UNDONE,
} from '#src/domain/sale/order/order.rules.ts';
import type { ListedOrder, OrderView } from '#src/domain/sale/order/order.schema.ts';
import { adminDate, ageText, monthAndDay } from '#src/domain/shared/dates.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { statusOptions } from '#src/domain/shared/status-label.ts';
import { BadgeSelect } from '#src/features/admin/list/badge-select.tsx';
import { patchLists, runSerially, showFailedChange } from '#src/features/admin/list/row-change.ts';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import { showUndoToast } from '#src/features/admin/shell/undo-toast.ts';
import { focusIfLost } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';

type SelectProps = { order: OrderView; onChoose: (order: OrderView, to: OrderStatus) => void };

export function StatusSelect({ order, onChoose }: SelectProps) {
  const known = ORDER_STATUSES.includes(order.status);
  const choices = statusOptions(ORDER_STATUSES);
  return (
    <BadgeSelect
      label={`Status of order ${order.id}`}
      value={known ? order.status : ''}
      // A missing status reads "unknown" instead of a guess.
      options={[...(known ? [] : [{ value: '', label: 'unknown', disabled: true }]), ...choices]}
      onChange={(to) => onChoose(order, to as OrderStatus)}
    />
  );
}

/** Three states as specified, plus a pending state per order and one after an erasure. */
export function FormSend({ order, more }: { order: OrderView; more?: ReactNode }) {
  const state = sendFormState(order);
  const sent = useRef<HTMLElement>(null);
  const isOurs = useRef(false);
  // This text has replaced the button.
  useEffect(() => {
    if (!isOurs.current || state === 'can-send') return;
    isOurs.current = false;
    focusIfLost(sent.current);
  }, [state]);
  if (state === 'payment-required' || state === 'erased')
    return <span className="alist-sub">{SEND_FORM_ERRORS[state]}</span>;
  if (state === 'can-send') {
    return (
      <SendButton
        order={order}
        onSent={() => {
          isOurs.current = true;
        }}
      />
    );
  }
  const sentAt = order.formSentAt ? adminDate(order.formSentAt) : '';
  const sentText = `${sentAt}${order.formSentBy ? sentByText(order.formSentBy) : ''}`;
  return (
    <div className="form-sent">
      <div>
        <strong ref={sent} tabIndex={-1} title={sentText}>
          Form Sent
        </strong>
        {more}
      </div>
      <span className="form-sent-by">{sentText}</span>
      <Button
        component="a"
        size="compact-sm"
        variant="default"
        href={paths.orderConfirmation(order.id)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`View Form of order ${order.id} (new tab)`}
      >
        View Form
      </Button>
    </div>
  );
}

export function FormReturn({ order: { status, formSentAt, formReceivedAt } }: { order: ListedOrder }) {
  if (formReceivedAt) return <span className="alist-sub">Received {monthAndDay(formReceivedAt)}</span>;
  if (status !== 'paid' || !formSentAt) return null;
  return <span className="alist-sub">Waiting {ageText(formSentAt)}</span>;
}

function SendButton({ order, onSent }: { order: OrderView; onSent: () => void }) {
  const cache = useOrderCache();
  const send = trpc.orders.sendForm.useMutation({
    ...runSerially('orders'),
    onSuccess({ order: saved }) {
      onSent();
      cache.patch(order.id, saved);
      showFormSent();
    },
    onError: showFormNotSent,
    onSettled: () => cache.settle(order.id),
  });
  const isSending = send.isPending;
  return (
    <Button
      size="compact-sm"
      aria-disabled={isSending}
      aria-label={
        isSending ? `Sending... form link of order ${order.id}` : `Send Form Link for order ${order.id}`
      }
      onClick={() => isSending || send.mutate({ id: order.id })}
    >
      {isSending ? 'Sending...' : 'Send Form Link'}
    </Button>
  );
}

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
            () => send({ ...order, status: to }, order.status, UNDONE, true),
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
      <Loaded query={preview} failed="Couldn’t load what will happen." height={72}>
        {({ lines }) => (
          <List spacing="xs">
            {lines.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        )}
      </Loaded>
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

type OrderCache = {
  patch(id: number, change: Partial<OrderView>): void;
  /** Loads again what depends on the order: history, commission, statistics. */
  settle(id: number): void;
};

type QueryKey = readonly [path: unknown, { input?: { orderId?: number } }?];
/** Of what a module shows about an order, such as its project. */
const orderIdOf = (key: readonly unknown[]) => (key as QueryKey)[1]?.input?.orderId;

/** An order is cached in several lists and its page: all copies change together. */
export function useOrderCache(): OrderCache {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  return useMemo(
    () => ({
      patch(id, change) {
        patchLists<OrderView>(client, getQueryKey(trpc.orders.list), id, change);
        utils.orderDetail.get.setData(
          { id },
          (detail) => detail && { ...detail, order: { ...detail.order, ...change } },
        );
      },
      settle(id) {
        void utils.orderDetail.get.invalidate({ id });
        void client.invalidateQueries({ predicate: ({ queryKey }) => orderIdOf(queryKey) === id });
        refreshCounts();
      },
    }),
    [client, utils, refreshCounts],
  );
}
