import '#src/features/sale/admin/orders/order.css';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import { emailKindLabel } from '#src/domain/office/email/email.schema.ts';
import { nextStepText } from '#src/domain/office/order-detail/order-detail.rules.ts';
import type { OrderDetailView, OrderEventView } from '#src/domain/office/order-detail/order-detail.schema.ts';
import { paths } from '#src/domain/paths.ts';
import type { ProjectDetailView } from '#src/domain/project/project/project.schema.ts';
import { EVENT_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
import { shownRefundMinor } from '#src/domain/sale/order/order.rules.ts';
import { adminDate, cellDate, fullTime } from '#src/domain/shared/dates.ts';
import { amountText, formatMinor } from '#src/domain/shared/money.ts';
import { CellTime, customerName } from '#src/features/admin/list/cells.tsx';
import { Notes } from '#src/features/admin/notes/notes.tsx';
import { EmailLink, PhoneLink } from '#src/features/admin/shell/address-text.tsx';
import { AdminCard, AdminPage, useAsked, useRecordId } from '#src/features/admin/shell/admin-page.tsx';
import { OrderCommission } from '#src/features/affiliate/admin/commissions/order-commission.tsx';
import { EmailDialog, EmailSubject } from '#src/features/office/admin/emails/email-dialog.tsx';
import { useProjectChange } from '#src/features/project/admin/projects/change-dialog.tsx';
import { ProjectPanel } from '#src/features/project/admin/projects/project-panel.tsx';
import { OrderFormCard } from '#src/features/sale/admin/confirmations/confirmation-card.tsx';
import {
  FormSend,
  StatusDialog,
  StatusSelect,
  useOrderCache,
  useOrderStatus,
} from '#src/features/sale/admin/orders/order-cells.tsx';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';

export function OrderScreen() {
  const id = useRecordId();
  const query = trpc.orderDetail.get.useQuery({ id });
  const { settle } = useOrderCache();
  return (
    <AdminPage
      title={`Order #${Number.isNaN(id) ? '' : id}`}
      back={{ href: paths.adminOrders, label: 'Back to Orders' }}
      lead={
        query.data ? (
          <>
            <StatusBadge status={query.data.order.status} />
            <strong>{customerName(query.data.order.customerName)}</strong>, {amountText(query.data.order)},{' '}
            {fullTime(query.data.order.createdAt)}
          </>
        ) : null
      }
      actions={
        <Button variant="subtle" aria-disabled={query.isFetching} onClick={() => settle(id)}>
          {query.isFetching ? 'Loading...' : 'Refresh'}
        </Button>
      }
    >
      <Loaded query={query} failed="This order could not be loaded." height={420}>
        {(detail) => <Order detail={detail} />}
      </Loaded>
    </AdminPage>
  );
}

function Order({ detail }: { detail: OrderDetailView }) {
  const { order, confirmation } = detail;
  const status = useOrderStatus();
  // The palette's "Cancel order…" leads here.
  useAsked('ask', () => order.status !== 'cancelled' && status.ask(order, 'cancelled'));
  return (
    <div className="admin-columns order-page">
      <Actions order={order} hasForm={confirmation !== null} status={status} />
      <div className="order-facts">
        <ProjectPanel orderId={order.id} />
        <AdminCard title="Customer">
          <DescriptionList
            rows={{
              Name: customerName(order.customerName),
              Email: <EmailLink address={order.customerEmail} />,
              Phone: order.customerPhone && <PhoneLink phone={order.customerPhone} />,
            }}
          />
          {order.requirements && (
            <div className="order-wide">
              <DescriptionList rows={{ Requirements: order.requirements }} />
            </div>
          )}
          <Payment order={order} isReferred={detail.attribution !== null} />
        </AdminCard>
        {detail.attribution && <OrderCommission orderId={order.id} attribution={detail.attribution} />}
        {confirmation && <OrderFormCard confirmation={confirmation} order={order} />}
      </div>
      <div>
        <Notes key={order.id} kind="order" id={order.id} />
        <OrderTimeline detail={detail} />
        <OrderEmails order={order} emails={detail.emails} />
      </div>
      <StatusDialog question={status.question} onConfirm={status.confirm} onClose={status.dismiss} />
    </div>
  );
}

const SOURCES = { admin: 'added by an admin', stripe: 'card payment', demo: 'demo checkout' } as const;

/** Closed: the heading of the page has the amount. Its note says what needs a review. */
function Payment({ order, isReferred }: { order: OrderDetailView['order']; isReferred: boolean }) {
  const refundedMinor = shownRefundMinor(order);
  return (
    <Disclosure
      title="Payment"
      note={
        order.reviewReason
          ? `Review: ${order.reviewReason}`
          : `${SOURCES[order.source]}${order.refundedMinor > 0 ? ', refunded' : ''}`
      }
    >
      <DescriptionList
        rows={{
          Amount: amountText(order),
          Refunded: refundedMinor > 0 ? formatMinor(refundedMinor, order.currency) : null,
          Paid: order.paidAt && adminDate(order.paidAt),
          Source: SOURCES[order.source],
          Package: order.packageType,
          'Payment reference': order.paymentReference,
          Checkout: order.checkoutId,
          'Referred by': !isReferred && 'Nobody',
        }}
      />
    </Disclosure>
  );
}

type ActionsProps = {
  order: OrderDetailView['order'];
  hasForm: boolean;
  status: ReturnType<typeof useOrderStatus>;
};

/** First in the document: a phone shows it above the facts, order.css puts it beside them. */
function Actions({ order, hasForm, status }: ActionsProps) {
  const next = nextStepText(order, hasForm);
  return (
    <AdminCard title="Actions" className="order-actions">
      {next && (
        <p className="order-next">
          <strong>Next:</strong> {next}
        </p>
      )}
      <FormSend order={order} />
      <div className="order-status">
        <Text size="sm" c="dimmed">
          Status
        </Text>
        <StatusSelect order={order} onChoose={status.choose} />
        {order.status !== 'cancelled' && (
          <Button size="compact-sm" variant="subtle" c="red" onClick={() => status.ask(order, 'cancelled')}>
            Cancel order…
          </Button>
        )}
      </div>
      {order.status === 'paid' && order.source === 'stripe' && (
        <Text size="sm" mt="xs">
          Cancelling moves no money. Refund a card payment at the payment provider: this order follows.
        </Text>
      )}
    </AdminCard>
  );
}

const EVENTS: Record<OrderEventView['kind'], string> = {
  created: 'Order created',
  status: 'Status changed',
  form_sent: 'Form link sent',
  confirmed: 'Form received',
  refund: 'Refunded',
  dispute: 'Payment disputed',
  review: 'Review',
};

type Entry = { id: string; at: Date; title: string; note: string | null; by: string; undo?: () => void };

const orderEntry = (event: OrderEventView): Entry => ({
  id: `order-${event.id}`,
  at: event.createdAt,
  title: [EVENTS[event.kind], [event.fromStatus, event.toStatus].filter(Boolean).join(' → ')]
    .filter(Boolean)
    .join(': '),
  note: event.reason,
  by: event.actor,
});

/** The order has the same entry for the form. */
function projectEntries(project: ProjectDetailView, onUndo: () => void): Entry[] {
  // An undone choice is followed by another one, or by none.
  const choice = project.events.find(({ kind }) => kind === 'design_chosen');
  return project.events
    .filter(({ kind }) => kind !== 'form_submitted')
    .map((event) => ({
      id: `project-${event.id}`,
      at: event.createdAt,
      title:
        event === choice && project.chosenDesign
          ? `${EVENT_LABELS[event.kind]}: ${project.chosenDesign.title}`
          : EVENT_LABELS[event.kind],
      note: event.note,
      by: event.actorName,
      undo: event.id === project.undoableEventId ? onUndo : undefined,
    }));
}

/** Of the order and its project, newest first. */
function OrderTimeline({ detail: { order, events } }: { detail: OrderDetailView }) {
  const { data: project } = trpc.projects.ofOrder.useQuery({ orderId: order.id });
  const { undo } = useProjectChange(project);
  const entries = [
    ...(project ? projectEntries(project, () => undo(project)) : []),
    ...events.map(orderEntry),
  ].sort((one, other) => Number(other.at) - Number(one.at));
  const [latest] = entries;
  return (
    <section aria-label="History">
      <Disclosure
        className="admin-card"
        title={<h2>History</h2>}
        note={latest && `${latest.title}, ${cellDate(latest.at)}`}
      >
        <ol className="timeline">
          {entries.map(({ id, at, title, note, by, undo }) => (
            <li key={id}>
              <strong>{title}</strong>
              {note && <span className="alist-sub">{note}</span>}
              <span className="alist-sub">
                {adminDate(at)}, {by}
              </span>
              {undo && (
                <Button size="compact-sm" variant="default" mt={4} onClick={undo}>
                  Undo this change
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}

type Emails = OrderDetailView['emails'];

/** Newest first; open at once if one could not be delivered. */
function OrderEmails({ order, emails }: { order: OrderDetailView['order']; emails: Emails }) {
  const [reading, setReading] = useState<string | null>(null);
  const [newest] = emails;
  return (
    <section aria-label="Emails">
      <Disclosure
        className="admin-card"
        isOpen={emails.some(({ status }) => status === 'failed')}
        title={<h2>Emails</h2>}
        note={
          newest ? `${newest.subject ?? emailKindLabel(newest.kind)}, ${cellDate(newest.createdAt)}` : 'None'
        }
      >
        <ul className="order-rows order-emails">
          {emails.map((email) => (
            <EmailLine key={email.id} email={email} customer={order.customerEmail} onRead={setReading} />
          ))}
        </ul>
      </Disclosure>
      <EmailDialog emailId={reading} onClose={() => setReading(null)} />
    </section>
  );
}

type LineProps = { email: Emails[number]; customer: string | null; onRead: (id: string) => void };

/** The customer's own address and the state "sent" need no words of their own. */
function EmailLine({ email, customer, onRead }: LineProps) {
  return (
    <li>
      <div>
        <EmailSubject email={email} onRead={() => onRead(email.id)} />
        {email.to !== customer && <span className="alist-sub">{email.to}</span>}
        {email.lastError && email.status !== 'sent' && <span className="alist-sub">{email.lastError}</span>}
      </div>
      {email.status !== 'sent' && <StatusBadge status={email.status} />}
      <span className="alist-sub">
        <CellTime at={email.sentAt ?? email.createdAt} />
      </span>
    </li>
  );
}
