import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#src/client/trpc.ts';
import { promises } from '#src/domain/offer.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { CONFIRMATION_STATUSES } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import {
  type ConfirmationView,
  confirmationListInput,
} from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { CellTime, createdColumn } from '#src/features/admin/list/cell-time.tsx';
import { customerName, emailText } from '#src/features/admin/list/empty-values.ts';
import { selectFilter, statusFilter } from '#src/features/admin/list/filters.ts';
import { useListState } from '#src/features/admin/list/list-state.ts';
import type { Column, Filter } from '#src/features/admin/list/list-types.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { useConfirmationBulk } from './confirmation-bulk.ts';
import { OrderLink } from './confirmation-card.tsx';
import {
  ConfirmationStatusSelect,
  type StatusChange,
  useConfirmationStatus,
} from './confirmation-status-select.tsx';

const FILTERS: readonly Filter[] = [
  statusFilter(CONFIRMATION_STATUSES, { open: 'Not completed' }),
  selectFilter('link', 'Order', {
    verified: 'Verified',
    claimed: 'Only claimed',
    none: 'No number',
    unverified: 'Not verified',
  }),
  selectFilter('late', 'Designs', { yes: `Waiting over ${promises.prototypeHours} hours` }),
  selectFilter('logo', 'Logo', { yes: 'With logo', no: 'Without' }),
];

const columnsOf = (onChange: StatusChange): Column<ConfirmationView>[] => [
  {
    key: 'business',
    label: 'Business',
    isTitle: true,
    sort: 'business',
    cell: (row) => (
      <a href={paths.adminConfirmation(row.id)} title={emailText(row.email)}>
        {customerName(row.businessName)}
      </a>
    ),
  },
  {
    key: 'customer',
    label: 'Customer',
    isFree: true,
    card: 'meta',
    cell: (row) => customerName(row.fullName),
  },
  {
    key: 'email',
    label: 'Email',
    isFree: true,
    from: 'wide',
    cell: (row) => <span className="alist-email">{emailText(row.email)}</span>,
  },
  {
    key: 'order',
    label: 'Order',
    card: 'meta',
    // Most are verified: only the others say what they are.
    cell: (row) =>
      row.orderId ? (
        <a className="alist-number" href={paths.adminOrder(row.orderId)}>
          #{row.orderId}
        </a>
      ) : (
        <OrderLink row={row} />
      ),
  },
  { key: 'logo', label: 'Logo', from: 'medium', cell: (row) => (row.logoFileName ? 'Yes' : 'No') },
  {
    key: 'status',
    label: 'Status',
    card: 'state',
    cell: (row) => <ConfirmationStatusSelect row={row} onChange={onChange} />,
  },
  createdColumn('Date', { card: 'end', cell: (row) => <CellTime at={row.createdAt} isLong /> }),
];

export function ConfirmationsScreen() {
  const state = useListState(confirmationListInput);
  const query = trpc.confirmations.list.useQuery(state.input, { placeholderData: keepPreviousData });
  const setStatus = useConfirmationStatus();
  const bulk = useConfirmationBulk();
  return (
    <AdminPage title="Order Confirmations">
      <AdminList
        name="confirmations"
        caption="Order forms, newest first"
        columns={columnsOf(setStatus)}
        rowKey={(row) => row.id}
        rowLabel={(row) => `order form ${row.id} of ${row.businessName}`}
        query={query}
        state={state}
        filters={FILTERS}
        searchLabel="Search order forms"
        emptyText="No order forms yet"
        bulk={bulk}
        tabs={paths.adminConfirmations}
        exportHref={`${apiPaths.exports}/order-confirmations.csv`}
      />
    </AdminPage>
  );
}
