import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import type { OrderDetailView, OrderEventView } from '#src/domain/office/order-detail/order-detail.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { SendAgainDialog } from '#src/features/office/admin/emails/send-again-dialog.tsx';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import '#src/features/sale/admin/orders/order.css';

const RULES = {
  cookie: 'a visit through the referral link',
  'checkout-reference': 'the reference sent with the payment',
  'stored-code': 'the code kept in the browser',
  admin: 'staff chose the affiliate',
} as const;

/** The attribution snapshot and the commissions of this sale. */
export function OrderMoney({ detail: { attribution, commissions } }: { detail: OrderDetailView }) {
  if (!attribution) return null;
  return (
    <section className="admin-card" aria-label="Commission">
      <h2>Commission</h2>
      <DescriptionList
        rows={{
          Affiliate: (
            <a href={paths.adminAffiliate(attribution.affiliateId)}>
              {attribution.affiliateName || `Affiliate ${attribution.affiliateId}`}
            </a>
          ),
          Code: attribution.code,
          'Attributed by': RULES[attribution.rule],
          Visit: attribution.clickAt && adminDate(new Date(attribution.clickAt)),
          'First page': attribution.landingPath,
          'Came from': attribution.referrerHost,
        }}
      />
      {commissions.length === 0 && (
        <Text mt="sm" c="dimmed">
          No commission has been earned on this order.
        </Text>
      )}
      <ul className="order-rows">
        {commissions.map((row) => (
          <li key={row.id}>
            <div>
              <strong>{formatMinor(row.amountMinor, row.currency)}</strong>{' '}
              {row.kind === 'reversal' ? 'against the next payout' : `at ${row.rate}%`}
              <span className="alist-sub">
                {row.status === 'paid' && row.paidAt
                  ? `Paid out ${adminDate(row.paidAt)}`
                  : row.status === 'pending'
                    ? `Payable from ${adminDate(row.availableAt)}`
                    : (row.cancelReason ?? '')}
              </span>
              {row.reviewReason && <span className="alist-sub">Under review: {row.reviewReason}</span>}
            </div>
            <StatusBadge status={row.rejectedAt ? 'rejected' : row.status} />
          </li>
        ))}
      </ul>
    </section>
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

export function OrderTimeline({ events }: { events: readonly OrderEventView[] }) {
  return (
    <section className="admin-card" aria-label="History">
      <h2>History</h2>
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
    </section>
  );
}

export function OrderEmails({ orderId, emails }: { orderId: number; emails: OrderDetailView['emails'] }) {
  const utils = trpc.useUtils();
  const [sending, setSending] = useState<string | null>(null);
  const resend = trpc.orderDetail.resendEmail.useMutation({
    onSuccess: () => void utils.orderDetail.get.invalidate({ id: orderId }),
  });
  return (
    <section className="admin-card" aria-label="Emails">
      <h2>Emails</h2>
      {emails.length === 0 && <Text c="dimmed">No email has been sent about this order.</Text>}
      <ul className="order-rows">
        {emails.map((email) => (
          <li key={email.id}>
            <div>
              <strong>{email.subject ?? email.kind.replaceAll('-', ' ')}</strong>
              <span className="alist-sub">
                {email.to}, {adminDate(email.sentAt ?? email.createdAt)}
              </span>
              {email.lastError && email.status !== 'sent' && (
                <span className="alist-sub">{email.lastError}</span>
              )}
              {email.canResend && (
                <Button
                  size="compact-sm"
                  variant="default"
                  mt={4}
                  aria-label={`Send again: ${email.subject ?? email.kind}`}
                  onClick={() => setSending(email.id)}
                >
                  Send again…
                </Button>
              )}
            </div>
            <StatusBadge status={email.status} />
          </li>
        ))}
      </ul>
      <SendAgainDialog
        emailId={sending}
        onClose={() => setSending(null)}
        onSend={(emailId) => resend.mutateAsync({ id: orderId, emailId })}
      />
    </section>
  );
}
