import './dashboard.css';
import { Button, Skeleton, Text } from '@mantine/core';
import { Fragment, type ReactNode, useEffect } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { figureLinks, type TabbedList } from '#src/domain/office/dashboard/admin-lists.ts';
import type { TotalsView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { progressText } from '#src/domain/office/launch/launch.rules.ts';
import { paths } from '#src/domain/paths.ts';
import { ORDER_STATUSES } from '#src/domain/sale/order/order.rules.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { amountText, formatMinor } from '#src/domain/shared/money.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import { type FigureItem, Figures } from '#src/features/admin/figures/figures.tsx';
import { contactName, customerName, emailText } from '#src/features/admin/list/cells.tsx';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminPage, useIsOwner } from '#src/features/admin/shell/admin-page.tsx';
import { useWaiting } from '#src/features/admin/shell/counts.ts';
import { NarrowTabs } from '#src/features/admin/shell/narrow-tabs.tsx';
import {
  ConfirmationStatusSelect,
  useConfirmationStatus,
} from '#src/features/sale/admin/confirmations/confirmation-status-select.tsx';
import { StatusDialog, StatusSelect, useOrderStatus } from '#src/features/sale/admin/orders/order-cells.tsx';
import {
  ContactStatusSelect,
  ReplyLink,
  useContactStatus,
} from '#src/features/site/admin/contacts/contact-cells.tsx';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { Figure, SumFigures } from '#src/ui/components/figures.tsx';
import { ActionItems } from './action-items.tsx';

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
                query={orders}
                empty="No orders yet"
                row={(order) => ({
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
                })}
              />
            ),
          },
          {
            name: 'Contacts',
            content: (
              <Recent
                title="Recent Contacts"
                href={paths.adminContacts}
                query={contacts}
                empty="No contacts yet"
                row={(contact) => ({
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
                })}
              />
            ),
          },
          {
            name: 'Order Confirmations',
            content: (
              <Recent
                title="Order Confirmations"
                href={paths.adminConfirmations}
                query={confirmations}
                empty="No order forms yet"
                row={(row) => ({
                  id: row.id,
                  href: paths.adminConfirmation(row.id),
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
                })}
              />
            ),
          },
        ]}
      />
      <StatusDialog question={status.question} onConfirm={status.confirm} onClose={status.dismiss} />
    </AdminPage>
  );
}

type RecentRow = {
  id: number;
  href: string;
  name: string;
  email?: string;
  /** Below name and address. */
  more?: ReactNode;
  /** At the end of the row, above its status. */
  end?: ReactNode;
  status: ReactNode;
  /** The usual next step, in one press. */
  next?: ReactNode;
};

type RecentProps<T> = {
  title: string;
  href: string;
  query: { data: { items: T[] } | undefined; isPending: boolean };
  empty: string;
  row: (item: T) => RecentRow;
};

function Recent<T>({ title, href, query, empty, row }: RecentProps<T>) {
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <section className="admin-card" aria-label={title} {...keptFocus}>
      <div className="dash-head">
        <h2>{title}</h2>
        <a href={href} aria-label={`${title}: view all`}>
          View all
        </a>
      </div>
      {query.isPending ? (
        <Skeleton className="dash-wait" height={440} mt="sm" />
      ) : query.data && query.data.items.length > 0 ? (
        <ul className="dash-list">
          {query.data.items.map(row).map((shown) => (
            <li key={shown.id}>
              <div>
                <a href={shown.href}>{shown.name}</a>
                {shown.email && (
                  <span className="alist-sub">
                    <AddressText>{shown.email}</AddressText>
                  </span>
                )}
                {shown.more}
              </div>
              <div className="dash-end">
                {shown.end}
                {shown.status}
                {shown.next}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="dash-empty">{empty}</p>
      )}
    </section>
  );
}

function LaunchLead() {
  const isOwner = useIsOwner();
  const { data } = trpc.launch.progress.useQuery(undefined, { enabled: isOwner });
  if (!data || data.done === data.total) return null;
  return (
    <a className="launch-lead" href={paths.adminLaunch}>
      Before you go public: {progressText(data)}
    </a>
  );
}

/** `3 pending · 12 paid`: each of them links to its rows. */
function ByStatus({ orders }: { orders: TotalsView['byStatus'] }) {
  return ORDER_STATUSES.map((status, index) => (
    <Fragment key={status}>
      {index > 0 && ' · '}
      <Figure
        href={figureLinks.orders({ status })}
        text={`${countText(orders[status])} ${status}`}
        label="orders"
      />
    </Fragment>
  ));
}

/** As the navigation and the tab of the list count it. */
function Waiting({ list, none }: { list: TabbedList; none: string }) {
  const waiting = useWaiting()(list);
  return waiting ? (
    <a className="figure-link" href={waiting.href}>
      {waiting.text}
    </a>
  ) : (
    none
  );
}

export function Totals({ totals, isPending }: { totals: TotalsView | undefined; isPending: boolean }) {
  const figure = (label: string, href: string, text: string): FigureItem => ({
    label,
    // Without an answer nothing is known: a zero would be a claim.
    value: isPending ? null : totals ? <Figure href={href} text={text} label={label} /> : '–',
  });
  return (
    <Figures
      items={[
        {
          ...figure('Total Orders', figureLinks.orders({}), countText(totals?.orders ?? 0)),
          more: totals && <ByStatus orders={totals.byStatus} />,
        },
        {
          ...figure(
            'Total Revenue',
            figureLinks.orders({ sort: '-amount' }),
            formatMinor(totals?.revenueMinor ?? 0, 'usd'),
          ),
          // Per currency: the specified total adds all orders, whatever their currency.
          more: totals && totals.paid.length > 0 && (
            <>
              Paid:{' '}
              <SumFigures
                sums={totals.paid}
                label="paid"
                hrefOf={(currency) => figureLinks.orders({ status: 'paid', currency })}
              />
            </>
          ),
        },
        {
          ...figure('Total Contacts', figureLinks.contacts, countText(totals?.contacts ?? 0)),
          more: totals && <Waiting list={paths.adminContacts} none="0 to answer" />,
        },
        {
          ...figure('Order Confirmations', figureLinks.confirmations, countText(totals?.confirmations ?? 0)),
          more: totals && <Waiting list={paths.adminConfirmations} none="0 to start" />,
        },
      ]}
    />
  );
}
