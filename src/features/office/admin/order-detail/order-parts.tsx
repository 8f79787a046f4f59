import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { emailKindLabel } from '#src/domain/office/email/email.schema.ts';
import type { OrderDetailView, OrderEventView } from '#src/domain/office/order-detail/order-detail.schema.ts';
import { adminDate, cellDate } from '#src/domain/shared/dates.ts';
import { CellTime } from '#src/features/admin/list/cell-time.tsx';
import { EmailDialog, EmailSubject } from '#src/features/office/admin/emails/email-dialog.tsx';
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

/** Newest first. */
export function OrderTimeline({ events }: { events: readonly OrderEventView[] }) {
  const [latest] = events;
  return (
    <section aria-label="History">
      <Disclosure
        className="admin-card"
        title={<h2>History</h2>}
        note={latest && `${EVENTS[latest.kind]}, ${cellDate(latest.createdAt)}`}
      >
        <ol className="timeline">
          {events.map((event) => (
            <li key={event.id}>
              <strong>{EVENTS[event.kind]}</strong>
              {event.toStatus && (
                <span>: {event.fromStatus ? `${event.fromStatus} → ${event.toStatus}` : event.toStatus}</span>
              )}
              {event.reason && <span className="alist-sub">{event.reason}</span>}
              <span className="alist-sub">
                {adminDate(event.createdAt)}, {event.actor}
              </span>
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
