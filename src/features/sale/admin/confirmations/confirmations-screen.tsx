import { trpc } from '#src/client/trpc.ts';
import { promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import {
  CONFIRMATION_STATUSES,
  type ConfirmationStatus,
} from '#src/domain/sale/confirmation/confirmation.rules.ts';
import {
  type ConfirmationView,
  confirmationListInput,
} from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { statusLabel } from '#src/domain/shared/status-label.ts';
import { bulkStatus } from '#src/features/admin/bulk/bulk-status.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { CellTime, createdColumn, customerName, emailText } from '#src/features/admin/list/cells.tsx';
import {
  type BulkAction,
  type BulkQuestion,
  type Column,
  type Filter,
  selectFilter,
  statusFilter,
} from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
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
    label: 'Business',
    isTitle: true,
    sort: 'business',
    cell: (row) => (
      <a href={paths.adminConfirmation(row.id)} title={emailText(row.email)}>
        {customerName(row.businessName)}
      </a>
    ),
  },
  { label: 'Customer', isFree: true, card: 'meta', cell: (row) => customerName(row.fullName) },
  {
    label: 'Email',
    isFree: true,
    from: 'wide',
    cell: (row) => (
      <span className="alist-email">
        <AddressText>{emailText(row.email)}</AddressText>
      </span>
    ),
  },
  {
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
  { label: 'Logo', from: 'medium', cell: (row) => (row.logoFileName ? 'Yes' : 'No') },
  {
    label: 'Status',
    card: 'state',
    cell: (row) => <ConfirmationStatusSelect row={row} onChange={onChange} />,
  },
  createdColumn('Date', { card: 'end', cell: (row) => <CellTime at={row.createdAt} isLong /> }),
];

export function ConfirmationsScreen() {
  const list = useList(confirmationListInput, trpc.confirmations.list);
  const setStatus = useConfirmationStatus();
  const bulk = useConfirmationBulk();
  return (
    <AdminPage title="Order Confirmations" lead="The order forms that customers have sent in.">
      <AdminList
        name="confirmations"
        caption="Order forms, newest first"
        columns={columnsOf(setStatus)}
        {...list}
        filters={FILTERS}
        searchLabel="Search order forms"
        emptyText="No order forms yet"
        bulk={{ actions: bulk, rowLabel: (row) => `order form ${row.id} of ${row.businessName}` }}
        csv="order-confirmations"
      />
    </AdminPage>
  );
}

function useConfirmationBulk(): BulkAction<ConfirmationView>[] {
  const setStatus = trpc.confirmations.bulkStatus.useMutation();
  return CONFIRMATION_STATUSES.map((to) => ({
    label: `Set to ${statusLabel(to)}`,
    confirm: (rows) => statusQuestion(rows, to),
    done: (count) => `${counted(count, 'order form')} set to ${statusLabel(to)}`,
    ...bulkStatus(to, (change) => setStatus.mutateAsync(change)),
  }));
}

function statusQuestion(rows: readonly ConfirmationView[], to: ConfirmationStatus): BulkQuestion {
  const changed = rows.filter((row) => row.status !== to);
  const emailed = to === 'pending' ? 0 : changed.filter((row) => row.verified).length;
  const same = rows.length - changed.length;
  return {
    lead: `${counted(changed.length, 'order form')} will be set to ${statusLabel(to)}.`,
    rows: changed.map((row) => ({
      id: row.id,
      name: customerName(row.businessName),
      detail: emailed > 0 && row.verified ? row.email : `${statusLabel(row.status)} now`,
    })),
    effects: [
      emailed > 0
        ? `${counted(emailed, 'customer')} will get an email, once, if it agrees with the stage of their project. Undo doesn’t recall an email that has been sent.`
        : 'No email will be sent.',
      ...(same > 0
        ? [`${counted(same, 'order form')} that already have this status will stay unchanged.`]
        : []),
    ],
  };
}
