import { showFormNotSent, showFormSent } from '#src/features/admin/palette/form-sent-toast.ts';
import './order-cells.css';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import {
  ORDER_STATUSES,
  type OrderStatus,
  SEND_FORM_ERRORS,
  sendFormState,
  sentByText,
} from '#src/domain/sale/order/order.rules.ts';
import type { ListedOrder, OrderView } from '#src/domain/sale/order/order.schema.ts';
import { adminDate, ageText, monthAndDay } from '#src/domain/shared/dates.ts';
import { statusOptions } from '#src/domain/shared/status-label.ts';
import { BadgeSelect } from '#src/features/admin/list/badge-select.tsx';
import { runSerially } from '#src/features/admin/list/row-change.ts';
import { focusIfLost } from '#src/ui/behaviour/focus.ts';
import { useOrderCache } from './order-cache.ts';

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

/** Three states as specified, plus a pending state per order. */
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
  if (state === 'payment-required')
    return <span className="alist-sub">{SEND_FORM_ERRORS['payment-required']}</span>;
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

/** Whether the form whose link was sent has come back. */
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
