import { NativeSelect } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#src/client/trpc.ts';
import {
  CONFIRMATION_STATUSES,
  type ConfirmationStatus,
  type ConfirmationView,
  confirmationListInput,
} from '#src/domain/confirmation/confirmation.schema.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { statusLabel } from '#src/domain/shared/status-label.ts';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { useListState } from '../list/list-state.ts';
import type { BulkAction, Column, Filter } from '../list/list-types.ts';
import { AddressText } from '../shell/address-text.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { OrderLink } from './order-link.tsx';
import { useConfirmationStatus } from './use-confirmation-status.ts';

const STATUS_OPTIONS = CONFIRMATION_STATUSES.map((value) => ({ value, label: statusLabel(value) }));

const FILTERS: readonly Filter[] = [
  { kind: 'select', key: 'status', label: 'Status', options: STATUS_OPTIONS },
  {
    kind: 'select',
    key: 'link',
    label: 'Order',
    options: [
      { value: 'verified', label: 'Verified' },
      { value: 'claimed', label: 'Only claimed' },
      { value: 'none', label: 'No number' },
    ],
  },
  {
    kind: 'select',
    key: 'logo',
    label: 'Logo',
    options: [
      { value: 'yes', label: 'With logo' },
      { value: 'no', label: 'Without' },
    ],
  },
];

type SelectProps = {
  row: ConfirmationView;
  onChange: (row: ConfirmationView, status: ConfirmationStatus) => void;
};

/** Badge and dropdown in one: any status may follow any other. */
export function ConfirmationStatusSelect({ row, onChange }: SelectProps) {
  return (
    <NativeSelect
      size="sm"
      aria-label={`Status of confirmation ${row.id}`}
      value={row.status}
      data={STATUS_OPTIONS}
      onChange={(event) => onChange(row, event.currentTarget.value as ConfirmationStatus)}
    />
  );
}

const columnsOf = (onChange: SelectProps['onChange']): Column<ConfirmationView>[] => [
  {
    key: 'business',
    label: 'Business',
    isTitle: true,
    sort: 'business',
    cell: (row) => (
      <>
        <a href={`${paths.adminConfirmations}/${row.id}`}>{row.businessName || 'Unknown Customer'}</a>
        <span className="alist-sub">
          <AddressText>{row.preferredDomain ?? ''}</AddressText>
        </span>
      </>
    ),
  },
  {
    key: 'customer',
    label: 'Customer',
    isFree: true,
    cell: (row) => (
      <>
        {row.fullName || 'Unknown Customer'}
        <span className="alist-sub">
          <AddressText>{row.email || 'No email'}</AddressText>
        </span>
      </>
    ),
  },
  { key: 'order', label: 'Order', cell: (row) => <OrderLink row={row} /> },
  { key: 'logo', label: 'Logo', cell: (row) => (row.logoFileName ? 'Yes' : 'No') },
  { key: 'badge', label: 'State', cell: (row) => <StatusBadge status={row.status} /> },
  {
    key: 'status',
    label: 'Set status',
    cell: (row) => <ConfirmationStatusSelect row={row} onChange={onChange} />,
  },
  {
    key: 'created',
    label: 'Date',
    sort: 'createdAt',
    sortFirst: 'descending',
    cell: (row) => <time dateTime={row.createdAt.toISOString()}>{adminDate(row.createdAt)}</time>,
  },
];

export function ConfirmationsScreen() {
  const state = useListState(confirmationListInput);
  const query = trpc.confirmations.list.useQuery(state.input, { placeholderData: keepPreviousData });
  const setStatus = useConfirmationStatus();
  const bulkStatus = trpc.confirmations.bulkStatus.useMutation();
  const bulk: BulkAction<ConfirmationView>[] = STATUS_OPTIONS.map(({ value, label }) => ({
    label: `Set to ${label}`,
    confirm: (rows) =>
      value === 'pending'
        ? `${rows.length} confirmations will be set back to ${label}.`
        : `${rows.length} confirmations will be set to ${label}. Customers whose order is verified will get one email about it.`,
    run: (rows) => bulkStatus.mutateAsync({ status: value, ids: rows.map((row) => row.id) }),
  }));
  return (
    <AdminPage title="Order Confirmations" back={{ href: paths.admin, label: 'Back to Dashboard' }}>
      <AdminList
        name="confirmations"
        caption="Order confirmations, newest first"
        columns={columnsOf(setStatus)}
        rowKey={(row) => row.id}
        rowLabel={(row) => `confirmation ${row.id} of ${row.businessName}`}
        query={query}
        state={state}
        filters={FILTERS}
        searchLabel="Search confirmations"
        emptyText="No confirmations yet"
        bulk={bulk}
        exportHref={`${apiPaths.exports}/order-confirmations.csv`}
      />
    </AdminPage>
  );
}
