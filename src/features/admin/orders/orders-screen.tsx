import { Button } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '#src/client/trpc.ts';
import {
  ORDER_STATUSES,
  type OrderStatus,
  type OrderView,
  orderListInput,
} from '#src/domain/order/order.schema.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { statusLabel } from '#src/domain/shared/status-label.ts';
import { AdminList } from '../list/admin-list.tsx';
import { useListState } from '../list/list-state.ts';
import type { BulkAction, Column, Filter } from '../list/list-types.ts';
import { AddressText } from '../shell/address-text.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { amountText, FormSend, StatusSelect } from './order-cells.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { useOrderStatus } from './use-order-status.tsx';

const FILTERS: readonly Filter[] = [
  {
    kind: 'select',
    key: 'status',
    label: 'Status',
    options: ORDER_STATUSES.map((value) => ({ value, label: statusLabel(value) })),
  },
  {
    kind: 'select',
    key: 'form',
    label: 'Form',
    options: [
      { value: 'waiting', label: 'Paid, not sent' },
      { value: 'sent', label: 'Sent' },
    ],
  },
  {
    kind: 'select',
    key: 'referred',
    label: 'Affiliate',
    options: [
      { value: 'yes', label: 'Referred' },
      { value: 'no', label: 'Not referred' },
    ],
  },
  { kind: 'select', key: 'review', label: 'Review', options: [{ value: 'yes', label: 'Review' }] },
  { kind: 'day', key: 'from', label: 'From' },
  { kind: 'day', key: 'to', label: 'To' },
];

function columnsOf(onChoose: (order: OrderView, to: OrderStatus) => void): Column<OrderView>[] {
  return [
    {
      key: 'customer',
      label: 'Customer',
      isTitle: true,
      sort: 'customer',
      cell: (order) => (
        <>
          <a href={paths.adminOrder(order.id)}>{order.customerName || 'Unknown Customer'}</a>
          <span className="alist-sub">
            <AddressText>{order.customerEmail || 'No email'}</AddressText>
          </span>
        </>
      ),
    },
    { key: 'number', label: 'Order', cell: (order) => <span className="alist-number">#{order.id}</span> },
    {
      key: 'amount',
      label: 'Amount',
      align: 'right',
      sort: 'amount',
      sortFirst: 'descending',
      cell: (order) => (
        <span>
          {amountText(order)}
          {order.reviewReason && <span className="alist-sub">Review: {order.reviewReason}</span>}
        </span>
      ),
    },
    { key: 'package', label: 'Package', isFree: true, cell: (order) => order.packageType },
    { key: 'status', label: 'Status', cell: (order) => <StatusSelect order={order} onChoose={onChoose} /> },
    { key: 'form', label: 'Form', cell: (order) => <FormSend order={order} /> },
    {
      key: 'created',
      label: 'Date',
      sort: 'createdAt',
      sortFirst: 'descending',
      cell: (order) => <time dateTime={order.createdAt.toISOString()}>{adminDate(order.createdAt)}</time>,
    },
  ];
}

export function OrdersScreen() {
  const state = useListState(orderListInput);
  const query = trpc.orders.list.useQuery(state.input, { placeholderData: keepPreviousData });
  const utils = trpc.useUtils();
  const status = useOrderStatus();
  const bulkStatus = trpc.orders.bulkStatus.useMutation({
    onSettled: () => void utils.dashboard.totals.invalidate(),
  });
  const bulkSendForm = trpc.orders.bulkSendForm.useMutation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns only forward choices
  const columns = useMemo(() => columnsOf((order, to) => status.choose(order, to)), []);

  const setAll = (label: string, to: OrderStatus): BulkAction<OrderView> => ({
    label,
    isDangerous: to === 'cancelled',
    confirm: (rows) =>
      `${rows.length} ${rows.length === 1 ? 'order' : 'orders'} will be set to ${to}. Their commissions follow, and their affiliates get an email.`,
    run: (rows) =>
      bulkStatus.mutateAsync({
        status: to,
        reason: null,
        items: rows.map((row) => ({ id: row.id, expectedStatus: row.status })),
      }),
  });
  const bulk: BulkAction<OrderView>[] = [
    setAll('Mark as paid', 'paid'),
    setAll('Mark as pending', 'pending'),
    setAll('Cancel orders', 'cancelled'),
    {
      label: 'Send form links',
      confirm: (rows) =>
        `The form link goes to ${rows.length} ${rows.length === 1 ? 'customer' : 'customers'}; orders that are not paid or have it already are left out.`,
      run: (rows) => bulkSendForm.mutateAsync({ ids: rows.map((row) => row.id) }),
    },
  ];

  return (
    <AdminPage
      title="Orders"
      back={{ href: paths.admin, label: 'Back to Dashboard' }}
      actions={
        <Button component="a" href={paths.adminAddOrder}>
          Add Order
        </Button>
      }
    >
      <AdminList
        name="orders"
        caption="Orders, newest first"
        columns={columns}
        rowKey={(order) => order.id}
        rowLabel={(order) => `order ${order.id} of ${order.customerName}`}
        query={query}
        state={state}
        filters={FILTERS}
        searchLabel="Search orders"
        emptyText="No orders yet"
        bulk={bulk}
        exportHref={`${apiPaths.exports}/orders.csv`}
      />
      <StatusDialog question={status.question} onConfirm={status.confirm} onClose={status.dismiss} />
    </AdminPage>
  );
}
