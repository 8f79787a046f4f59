import { contactName, customerName, emailText } from '#src/features/admin/list/empty-values.ts';
import './dashboard.css';
import { Button, Text } from '@mantine/core';
import { useEffect } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { INQUIRY_LABELS } from '#src/domain/site/contact/contact.rules.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { NarrowTabs } from '#src/features/admin/shell/narrow-tabs.tsx';
import {
  ConfirmationStatusSelect,
  useConfirmationStatus,
} from '#src/features/sale/admin/confirmations/confirmation-status-select.tsx';
import { amountText } from '#src/features/sale/admin/orders/amount-text.ts';
import { StatusSelect } from '#src/features/sale/admin/orders/order-cells.tsx';
import { StatusDialog, useOrderStatus } from '#src/features/sale/admin/orders/use-order-status.tsx';
import { ContactStatusSelect } from '#src/features/site/admin/contacts/contact-cells.tsx';
import { useContactStatus } from '#src/features/site/admin/contacts/use-contact-status.ts';
import { LaunchLead } from '../launch/launch-lead.tsx';
import { ActionItems } from './action-items.tsx';
import { Recent } from './recent.tsx';
import { Totals } from './totals.tsx';

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
  const status = useOrderStatus();
  const setContactStatus = useContactStatus();
  const setConfirmationStatus = useConfirmationStatus();
  useLogged('totals', totals.error);
  useLogged('orders', orders.error);
  useLogged('contacts', contacts.error);
  useLogged('order confirmations', confirmations.error);
  // The lists load independently: the first one ends the message, a failure empties its own list.
  const isLoading = orders.isPending && contacts.isPending && confirmations.isPending;

  return (
    <AdminPage
      title="Admin Dashboard"
      lead={
        <div className="dash-lead">
          <p role="status">{isLoading && 'Loading admin dashboard...'}</p>
          <LaunchLead />
        </div>
      }
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
      <Totals totals={totals.data} isPending={totals.isPending} />
      <ActionItems />
      <NarrowTabs
        label="Recent"
        parts={[
          {
            name: 'Orders',
            content: (
              <Recent
                title="Recent Orders"
                href={paths.adminOrders}
                isPending={orders.isPending}
                empty="No orders yet"
                rows={orders.data?.items.map((order) => ({
                  id: order.id,
                  href: paths.adminOrder(order.id),
                  name: customerName(order.customerName),
                  email: emailText(order.customerEmail),
                  more: <span className="alist-sub">{adminDate(order.createdAt)}</span>,
                  end: <strong>{amountText(order)}</strong>,
                  status: <StatusSelect order={order} onChoose={status.choose} />,
                  next: order.status === 'pending' && {
                    label: 'Mark as paid',
                    name: `Mark as paid: order ${order.id}`,
                    run: () => status.choose(order, 'paid'),
                  },
                }))}
              />
            ),
          },
          {
            name: 'Contacts',
            content: (
              <Recent
                title="Recent Contacts"
                href={paths.adminContacts}
                isPending={contacts.isPending}
                empty="No contacts yet"
                rows={contacts.data?.items.map((contact) => ({
                  id: contact.id,
                  href: paths.adminContact(contact.id),
                  name: contactName(contact.name),
                  email: emailText(contact.email),
                  more: (
                    <Text size="sm" lineClamp={2}>
                      {contact.message}
                    </Text>
                  ),
                  end: <span className="alist-sub">{INQUIRY_LABELS[contact.inquiryType]}</span>,
                  status: <ContactStatusSelect row={contact} onChange={setContactStatus} />,
                }))}
              />
            ),
          },
          {
            name: 'Order forms',
            content: (
              <Recent
                title="Recent order forms"
                href={paths.adminConfirmations}
                isPending={confirmations.isPending}
                empty="No order forms yet"
                rows={confirmations.data?.items.map((row) => ({
                  id: row.id,
                  href: `${paths.adminConfirmations}/${row.id}`,
                  name: row.businessName,
                  more: <span className="alist-sub">{customerName(row.fullName)}</span>,
                  status: <ConfirmationStatusSelect row={row} onChange={setConfirmationStatus} />,
                  next: row.status === 'pending' && {
                    label: 'Start work',
                    name: `Start work: order form ${row.id}`,
                    run: () => setConfirmationStatus(row, 'in_progress'),
                  },
                }))}
              />
            ),
          },
        ]}
      />
      <StatusDialog question={status.question} onConfirm={status.confirm} onClose={status.dismiss} />
    </AdminPage>
  );
}
