import { Button, Skeleton, Text } from '@mantine/core';
import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { failureText, trpc } from '#src/client/trpc.ts';
import { nextStepText } from '#src/domain/office/order-detail/order-detail.rules.ts';
import type { OrderDetailView } from '#src/domain/office/order-detail/order-detail.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate, fullTime } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { customerName, NO_EMAIL } from '#src/features/admin/list/empty-values.ts';
import { Notes } from '#src/features/admin/notes/notes.tsx';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { OrderCommission } from '#src/features/affiliate/admin/commissions/order-commission.tsx';
import { ProjectPanel } from '#src/features/project/admin/projects/project-panel.tsx';
import { OrderFormCard } from '#src/features/sale/admin/confirmations/confirmation-card.tsx';
import { amountText } from '#src/features/sale/admin/orders/amount-text.ts';
import { useOrderCache } from '#src/features/sale/admin/orders/order-cache.ts';
import { FormSend, StatusSelect } from '#src/features/sale/admin/orders/order-cells.tsx';
import { StatusDialog, useOrderStatus } from '#src/features/sale/admin/orders/use-order-status.tsx';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import { OrderEmails, OrderTimeline } from './order-parts.tsx';

const BACK = { href: paths.adminOrders, label: 'Back to Orders' };

export function OrderScreen({ id }: { id: number }) {
  const query = trpc.orderDetail.get.useQuery({ id });
  const { settle } = useOrderCache();
  if (query.error) {
    return (
      <AdminPage title="Order" back={BACK}>
        <QueryError query={query} text={failureText(query.error, 'This order could not be loaded.')} />
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={`Order #${Number.isNaN(id) ? '' : id}`}
      back={BACK}
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
      {query.data ? <Order detail={query.data} /> : <Skeleton height={420} />}
    </AdminPage>
  );
}

function Order({ detail }: { detail: OrderDetailView }) {
  const { order, confirmation } = detail;
  const status = useOrderStatus();
  const { urlParsed } = usePageContext();
  const asksToCancel = urlParsed.search.ask === 'cancel' && order.status !== 'cancelled';
  // The palette's "Cancel order…" leads here with the question open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(() => {
    if (!asksToCancel) return;
    history.replaceState(history.state, '', urlParsed.pathname);
    status.ask(order, 'cancelled');
  }, [asksToCancel]);
  return (
    <div className="admin-columns order-page">
      <Actions order={order} hasForm={confirmation !== null} status={status} />
      <div className="order-facts">
        <ProjectPanel orderId={order.id} />
        <section className="admin-card" aria-label="Customer">
          <h2>Customer</h2>
          <DescriptionList
            rows={{
              Name: customerName(order.customerName),
              Email: order.customerEmail ? (
                <a href={`mailto:${order.customerEmail}`}>
                  <AddressText>{order.customerEmail}</AddressText>
                </a>
              ) : (
                NO_EMAIL
              ),
              Phone: order.customerPhone && (
                <a href={`tel:${order.customerPhone.replace(/[^\d+]/g, '')}`}>{order.customerPhone}</a>
              ),
            }}
          />
          {order.requirements && (
            <div className="order-wide">
              <DescriptionList rows={{ Requirements: order.requirements }} />
            </div>
          )}
          <Payment order={order} isReferred={detail.attribution !== null} />
        </section>
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
          Refunded: order.refundedMinor > 0 ? formatMinor(order.refundedMinor, order.currency) : null,
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
    <section className="admin-card order-actions" aria-label="Actions">
      <h2>Actions</h2>
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
    </section>
  );
}
