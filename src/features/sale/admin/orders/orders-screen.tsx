import { Button } from '@mantine/core';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { FORM_WAIT_DAYS, ORDER_STATUSES, type OrderStatus } from '#src/domain/sale/order/order.rules.ts';
import { type ListedOrder, type OrderView, orderListInput } from '#src/domain/sale/order/order.schema.ts';
import { amountText } from '#src/domain/shared/money.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { CellTime, createdColumn, customerName, emailText } from '#src/features/admin/list/cells.tsx';
import {
  type Column,
  CURRENCY_FILTER,
  type Filter,
  selectFilter,
  statusFilter,
} from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { useOrderBulk } from './order-bulk.ts';
import { FormReturn, FormSend, StatusDialog, StatusSelect, useOrderStatus } from './order-cells.tsx';

const FILTERS: readonly Filter[] = [
  statusFilter(ORDER_STATUSES),
  selectFilter('form', 'Form', {
    due: 'To send',
    awaited: 'Sent, no form yet',
    overdue: `No form for ${FORM_WAIT_DAYS} days`,
    waiting: 'Paid, not sent',
    sent: 'Sent',
  }),
  selectFilter('referred', 'Affiliate', { yes: 'Referred', no: 'Not referred' }),
  CURRENCY_FILTER,
  selectFilter('review', 'Review', { yes: 'Review' }),
];

function columnsOf(onChoose: (order: OrderView, to: OrderStatus) => void): Column<ListedOrder>[] {
  return [
    {
      label: 'Customer',
      isTitle: true,
      sort: 'customer',
      cell: (order) => (
        <a href={paths.adminOrder(order.id)} title={emailText(order.customerEmail)}>
          {customerName(order.customerName)}
        </a>
      ),
    },
    {
      label: 'Email',
      isFree: true,
      from: 'wide',
      cell: (order) => <span className="alist-email">{emailText(order.customerEmail)}</span>,
    },
    {
      label: 'Order',
      from: 'medium',
      card: 'meta',
      cell: (order) => <span className="alist-number">#{order.id}</span>,
    },
    {
      label: 'Amount',
      align: 'right',
      sort: 'amount',
      sortFirst: 'descending',
      card: 'end',
      cell: (order) => (
        <span className="alist-number">
          {amountText(order)}
          {order.reviewReason && (
            <span className="badge work review-mark" title={order.reviewReason}>
              Review
            </span>
          )}
        </span>
      ),
    },
    { label: 'Status', card: 'state', cell: (order) => <StatusSelect order={order} onChoose={onChoose} /> },
    {
      label: 'Form',
      card: 'state',
      cell: (order) => <FormSend order={order} more={<FormReturn order={order} />} />,
    },
    createdColumn('Date', { card: 'meta', cell: (order) => <CellTime at={order.createdAt} isLong /> }),
  ];
}

export function OrdersScreen() {
  const list = useList(orderListInput, trpc.orders.list);
  const { landing } = list.state.values;
  const status = useOrderStatus();
  const bulk = useOrderBulk();
  return (
    <AdminPage
      title="Orders"
      back={{ href: paths.admin, label: 'Back to Dashboard' }}
      lead={
        landing && (
          <>
            After a visit that began on {landing}. <a href={paths.adminOrders}>Show all orders</a>
          </>
        )
      }
      actions={
        <Button component="a" href={paths.adminAddOrder}>
          Add Order
        </Button>
      }
    >
      <AdminList
        name="orders"
        caption="Orders, newest first"
        columns={columnsOf(status.choose)}
        {...list}
        filters={FILTERS}
        searchLabel="Search orders"
        emptyText="No orders yet"
        bulk={{ actions: bulk, rowLabel: (order) => `order ${order.id} of ${order.customerName}` }}
        csv="orders"
      />
      <StatusDialog question={status.question} onConfirm={status.confirm} onClose={status.dismiss} />
    </AdminPage>
  );
}
