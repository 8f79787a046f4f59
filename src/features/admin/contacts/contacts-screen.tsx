import { Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#src/client/trpc.ts';
import {
  type ContactView,
  contactListInput,
  INQUIRY_LABELS,
  INQUIRY_TYPES,
} from '#src/domain/contact/contact.schema.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import { useListState } from '../list/list-state.ts';
import type { BulkAction, Column, Filter } from '../list/list-types.ts';
import { AddressText } from '../shell/address-text.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { ContactStateSelect, ReplyLink, STATE_OPTIONS } from './contact-cells.tsx';
import { useContactState } from './use-contact-state.ts';

const FILTERS: readonly Filter[] = [
  { kind: 'select', key: 'status', label: 'State', options: STATE_OPTIONS },
  {
    kind: 'select',
    key: 'type',
    label: 'Type',
    options: INQUIRY_TYPES.map((value) => ({ value, label: INQUIRY_LABELS[value] })),
  },
  { kind: 'day', key: 'from', label: 'From' },
  { kind: 'day', key: 'to', label: 'To' },
];

const columnsOf = (onChange: ReturnType<typeof useContactState>): Column<ContactView>[] => [
  {
    key: 'name',
    label: 'Contact',
    isTitle: true,
    sort: 'name',
    cell: (row) => (
      <>
        <a href={paths.adminContact(row.id)}>{row.name || 'Unknown Contact'}</a>
        <span className="alist-sub">
          <AddressText>{row.email || 'No email'}</AddressText>
        </span>
        {row.company && <span className="alist-sub">{row.company}</span>}
      </>
    ),
  },
  { key: 'type', label: 'Type', cell: (row) => INQUIRY_LABELS[row.inquiryType] },
  { key: 'message', label: 'Message', isFree: true, cell: (row) => <Text lineClamp={3}>{row.message}</Text> },
  { key: 'state', label: 'State', cell: (row) => <ContactStateSelect row={row} onChange={onChange} /> },
  { key: 'reply', label: 'Reply', cell: (row) => <ReplyLink row={row} /> },
  {
    key: 'created',
    label: 'Date',
    sort: 'createdAt',
    sortFirst: 'descending',
    cell: (row) => <time dateTime={row.createdAt.toISOString()}>{adminDate(row.createdAt)}</time>,
  },
];

export function ContactsScreen() {
  const state = useListState(contactListInput);
  const query = trpc.contacts.list.useQuery(state.input, { placeholderData: keepPreviousData });
  const setState = useContactState();
  const bulkState = trpc.contacts.bulkState.useMutation();
  const bulk: BulkAction<ContactView>[] = STATE_OPTIONS.map(({ value, label }) => ({
    label: `Mark as ${label.toLowerCase()}`,
    run: (rows) => bulkState.mutateAsync({ state: value, ids: rows.map((row) => row.id) }),
  }));
  return (
    <AdminPage title="Contacts" back={{ href: paths.admin, label: 'Back to Dashboard' }}>
      <AdminList
        name="contacts"
        caption="Enquiries, newest first"
        columns={columnsOf(setState)}
        rowKey={(row) => row.id}
        rowLabel={(row) => `the enquiry of ${row.name}`}
        query={query}
        state={state}
        filters={FILTERS}
        searchLabel="Search contacts"
        emptyText="No contacts yet"
        bulk={bulk}
        exportHref={`${apiPaths.exports}/contacts.csv`}
      />
    </AdminPage>
  );
}
