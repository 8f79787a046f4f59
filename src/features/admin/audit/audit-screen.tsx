import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#src/client/trpc.ts';
import { type AuditView, actionLabel, auditListInput, valueText } from '#src/domain/audit/audit.schema.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import { useListState } from '../list/list-state.ts';
import type { Column } from '../list/list-types.ts';
import { AddressText } from '../shell/address-text.tsx';
import { AdminPage } from '../shell/admin-page.tsx';

const PLACES: Record<string, (id: string) => string> = {
  order: (id) => paths.adminOrder(id),
  confirmation: (id) => paths.adminConfirmation(id),
  contact: (id) => paths.adminContact(id),
  affiliate: (id) => paths.adminAffiliate(id),
  'payout-run': (id) => `/admin/payouts/${id}`,
};

function Subject({ row }: { row: AuditView }) {
  if (!row.subjectKind) return '–';
  const text = `${row.subjectKind} ${row.subjectId ?? ''}`.trim();
  const place = row.subjectId ? PLACES[row.subjectKind]?.(row.subjectId) : undefined;
  return place ? <a href={place}>{text}</a> : text;
}

const COLUMNS: Column<AuditView>[] = [
  {
    key: 'at',
    label: 'When',
    sort: 'createdAt',
    sortFirst: 'descending',
    cell: (row) => <time dateTime={row.createdAt.toISOString()}>{adminDate(row.createdAt)}</time>,
  },
  { key: 'who', label: 'Who', isFree: true, cell: (row) => <AddressText>{row.actorName}</AddressText> },
  { key: 'action', label: 'What', isTitle: true, cell: (row) => actionLabel(row.action) },
  { key: 'subject', label: 'About', isFree: true, cell: (row) => <Subject row={row} /> },
  { key: 'before', label: 'Before', isFree: true, cell: (row) => valueText(row.before) || '–' },
  { key: 'after', label: 'After', isFree: true, cell: (row) => valueText(row.after) || '–' },
  { key: 'from', label: 'Network', cell: (row) => row.ipPrefix ?? '–' },
];

export function AuditScreen() {
  const state = useListState(auditListInput);
  const query = trpc.audit.list.useQuery(state.input, { placeholderData: keepPreviousData });
  const facets = trpc.audit.facets.useQuery();
  const options = (values: readonly string[] = [], label = (value: string) => value) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <AdminPage
      title="Audit"
      lead="Who did what, when, and what it was before. Entries can’t be changed afterwards."
    >
      <AdminList
        name="audit"
        caption="Audit log, newest first"
        columns={COLUMNS}
        rowKey={(row) => row.id}
        rowLabel={(row) => `entry ${row.id}`}
        query={query}
        state={state}
        searchLabel="Search by name, action or number"
        emptyText="No entries yet"
        filters={[
          { kind: 'select', key: 'actor', label: 'Who', options: options(facets.data?.actors) },
          {
            kind: 'select',
            key: 'action',
            label: 'What',
            options: options(facets.data?.actions, actionLabel),
          },
          {
            kind: 'select',
            key: 'subjectKind',
            label: 'About',
            options: [
              'order',
              'confirmation',
              'contact',
              'affiliate',
              'commission',
              'payout-run',
              'payout-line',
              'admin',
              'mail',
              'list',
            ].map((value) => ({
              value,
              label: value,
            })),
          },
          { kind: 'day', key: 'from', label: 'From' },
          { kind: 'day', key: 'to', label: 'To' },
        ]}
        exportHref={`${apiPaths.exports}/audit.csv`}
      />
    </AdminPage>
  );
}
