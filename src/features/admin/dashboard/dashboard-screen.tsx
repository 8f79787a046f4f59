import { Button, Skeleton, Text } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import type { z } from 'zod';
import { trpc } from '#src/client/trpc.ts';
import type { totalsView } from '#src/domain/admin-dashboard/stats.schema.ts';

import { INQUIRY_LABELS } from '#src/domain/contact/contact.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { formatMinor, minorToText } from '#src/domain/shared/money.ts';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import { amountText } from '../orders/order-cells.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import './dashboard.css';
import { AddressText } from '../shell/address-text.tsx';

const RECENT = { limit: 5 } as const;

/** A failed admin query is only logged to the console; its list shows empty. */
function useLogged(what: string, error: unknown): void {
  useEffect(() => {
    if (error) console.error(`The ${what} could not be loaded.`, error);
  }, [what, error]);
}

export function DashboardScreen() {
  const totals = trpc.dashboard.totals.useQuery();
  const orders = trpc.orders.list.useQuery(RECENT);
  const contacts = trpc.contacts.list.useQuery(RECENT);
  const confirmations = trpc.confirmations.list.useQuery(RECENT);
  useLogged('totals', totals.error);
  useLogged('orders', orders.error);
  useLogged('contacts', contacts.error);
  useLogged('order confirmations', confirmations.error);
  // The lists load independently: the first one ends the message, a failure empties its own list.
  const isLoading = orders.isPending && contacts.isPending && confirmations.isPending;

  return (
    <AdminPage
      title="Admin Dashboard"
      actions={
        <>
          <Button component="a" variant="default" href={paths.adminOrders}>
            View Orders
          </Button>
          <Button component="a" variant="default" href={paths.adminConfirmations}>
            Order Confirmations
          </Button>
          <Button component="a" href={paths.adminAddOrder}>
            Add Order
          </Button>
        </>
      }
    >
      {/* For screen readers; the cards and lists below show the same with their final heights. */}
      <p role="status" className="sr-only">
        {isLoading && 'Loading admin dashboard...'}
      </p>
      <dl className="dash-totals">
        <Total label="Total Orders" value={totals.isPending ? null : (totals.data?.orders ?? 0)} />
        <Total
          label="Total Revenue"
          value={totals.isPending ? null : `$${minorToText(totals.data?.revenueMinor ?? 0)}`}
          more={inCurrencies(totals.data?.revenue)}
        />
        <Total label="Total Contacts" value={totals.isPending ? null : (totals.data?.contacts ?? 0)} />
        <Total
          label="Order Confirmations"
          value={totals.isPending ? null : (totals.data?.confirmations ?? 0)}
        />
      </dl>
      <div className="admin-grid">
        <Recent
          title="Recent Orders"
          href={paths.adminOrders}
          isPending={orders.isPending}
          empty="No orders yet"
        >
          {orders.data?.items.map((order) => (
            <li key={order.id}>
              <div>
                <a href={paths.adminOrder(order.id)}>{order.customerName || 'Unknown Customer'}</a>
                <span className="alist-sub">
                  <AddressText>{order.customerEmail || 'No email'}</AddressText>
                </span>
                <span className="alist-sub">{adminDate(order.createdAt)}</span>
              </div>
              <div className="dash-end">
                <strong>{amountText(order)}</strong>
                <StatusBadge status={order.status} />
              </div>
            </li>
          ))}
        </Recent>
        <Recent
          title="Recent Contacts"
          href={paths.adminContacts}
          isPending={contacts.isPending}
          empty="No contacts yet"
        >
          {contacts.data?.items.map((contact) => (
            <li key={contact.id}>
              <div>
                <a href={paths.adminContact(contact.id)}>{contact.name || 'Unknown Contact'}</a>
                <span className="alist-sub">
                  <AddressText>{contact.email || 'No email'}</AddressText>
                </span>
                <Text size="sm" lineClamp={2}>
                  {contact.message}
                </Text>
              </div>
              <div className="dash-end">
                <span className="alist-sub">{INQUIRY_LABELS[contact.inquiryType]}</span>
                <StatusBadge status={contact.state} />
              </div>
            </li>
          ))}
        </Recent>
        <Recent
          title="Recent Confirmations"
          href={paths.adminConfirmations}
          isPending={confirmations.isPending}
          empty="No confirmations yet"
        >
          {confirmations.data?.items.map((row) => (
            <li key={row.id}>
              <div>
                <a href={`${paths.adminConfirmations}/${row.id}`}>{row.businessName}</a>
                <span className="alist-sub">{row.fullName || 'Unknown Customer'}</span>
              </div>
              <div className="dash-end">
                <StatusBadge status={row.status} />
              </div>
            </li>
          ))}
        </Recent>
      </div>
    </AdminPage>
  );
}

type Revenue = z.output<typeof totalsView>['revenue'];
/** Splits the nominal sum by currency, if there is more than one. */
const inCurrencies = (sums: Revenue = []): string | null =>
  sums.some(({ currency }) => currency !== 'usd')
    ? sums.map(({ amountMinor, currency }) => formatMinor(amountMinor, currency)).join(' + ')
    : null;

function Total({ label, value, more }: { label: string; value: ReactNode; more?: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value ?? <Skeleton height={34} width={90} />}</dd>
      {more && <dd className="alist-sub">{more}</dd>}
    </div>
  );
}

type RecentProps = {
  title: string;
  href: string;
  isPending: boolean;
  empty: string;
  children: ReactNode[] | undefined;
};

function Recent({ title, href, isPending, empty, children }: RecentProps) {
  return (
    <section className="admin-card" aria-label={title}>
      <div className="dash-head">
        <h2>{title}</h2>
        <a href={href} aria-label={`${title}: view all`}>
          View all
        </a>
      </div>
      {isPending ? (
        <Skeleton height={440} mt="sm" />
      ) : children && children.length > 0 ? (
        <ul className="dash-list">{children}</ul>
      ) : (
        <p className="dash-empty">{empty}</p>
      )}
    </section>
  );
}
