import { amountText } from '#src/domain/sale/order/order.rules.ts';
import { contactName, customerName, emailText } from '#src/features/admin/list/empty-values.ts';
import './dashboard.css';
import { Button, Text } from '@mantine/core';
import { useEffect } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { NarrowTabs } from '#src/features/admin/shell/narrow-tabs.tsx';
import {
  ConfirmationStatusSelect,
  useConfirmationStatus,
} from '#src/features/sale/admin/confirmations/confirmation-status-select.tsx';
import { StatusSelect } from '#src/features/sale/admin/orders/order-cells.tsx';
import { StatusDialog, useOrderStatus } from '#src/features/sale/admin/orders/use-order-status.tsx';
import {
  ContactStatusSelect,
  ReplyLink,
  useContactStatus,
} from '#src/features/site/admin/contacts/contact-cells.tsx';
import { LaunchLead } from '../launch/launch-lead.tsx';
import { ActionItems } from './action-items.tsx';
import { Recent } from './recent.tsx';
import { Totals } from './totals.tsx';

const RECENT = { limit: 5 } as const;
const SMALL = { size: 'compact-sm', variant: 'default' } as const;

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
        <>
          <span role="status">{isLoading && 'Loading admin dashboard...'}</span>
          {!isLoading && <LaunchLead />}
        </>
      }
      actions={
        <Button component="a" href={paths.adminAddOrder}>
          Add Order
        </Button>
      }
    >
      <div className="dash">
        <Totals totals={totals.data} isPending={totals.isPending} />
        <ActionItems />
      </div>
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
                  next: order.status === 'pending' && (
                    <Button
                      {...SMALL}
                      aria-label={`Mark as paid: order ${order.id}`}
                      onClick={() => status.choose(order, 'paid')}
                    >
                      Mark as paid
                    </Button>
                  ),
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
                  status: <ContactStatusSelect row={contact} onChange={setContactStatus} />,
                  next: contact.status === 'new' && contact.email && (
                    <ReplyLink row={contact} onChange={setContactStatus} />
                  ),
                }))}
              />
            ),
          },
          {
            name: 'Order Confirmations',
            content: (
              <Recent
                title="Order Confirmations"
                href={paths.adminConfirmations}
                isPending={confirmations.isPending}
                empty="No order forms yet"
                rows={confirmations.data?.items.map((row) => ({
                  id: row.id,
                  href: `${paths.adminConfirmations}/${row.id}`,
                  name: row.businessName,
                  more: <span className="alist-sub">{customerName(row.fullName)}</span>,
                  status: <ConfirmationStatusSelect row={row} onChange={setConfirmationStatus} />,
                  next: row.status === 'pending' && (
                    <Button
                      {...SMALL}
                      aria-label={`Start work: order form ${row.id}`}
                      onClick={() => setConfirmationStatus(row, 'in_progress')}
                    >
                      Start work
                    </Button>
                  ),
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
