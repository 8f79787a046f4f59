import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { emailKindLabel } from '#src/domain/office/email/email.schema.ts';
import type { OrderDetailView, OrderEventView } from '#src/domain/office/order-detail/order-detail.schema.ts';
import type { ProjectDetailView } from '#src/domain/project/project/project.schema.ts';
import { EVENT_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
import { adminDate, cellDate } from '#src/domain/shared/dates.ts';
import { CellTime } from '#src/features/admin/list/cell-time.tsx';
import { EmailDialog, EmailSubject } from '#src/features/office/admin/emails/email-dialog.tsx';
import { useProjectChange } from '#src/features/project/admin/projects/change-dialog.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import '#src/features/sale/admin/orders/order.css';

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
export function OrderTimeline({ detail: { order, events } }: { detail: OrderDetailView }) {
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
export function OrderEmails({ order, emails }: { order: OrderDetailView['order']; emails: Emails }) {
  const utils = trpc.useUtils();
  const [reading, setReading] = useState<string | null>(null);
  const resend = trpc.emails.resend.useMutation({
    onSuccess: () => void utils.orderDetail.get.invalidate({ id: order.id }),
  });
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
      <EmailDialog
        emailId={reading}
        onClose={() => setReading(null)}
        onSend={(id) => resend.mutateAsync({ id })}
      />
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
