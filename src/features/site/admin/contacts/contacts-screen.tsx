import { trpc } from '#src/client/trpc.ts';
import { promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { CONTACT_STATUSES, INQUIRY_LABELS } from '#src/domain/site/contact/contact.rules.ts';
import { type ContactView, contactListInput } from '#src/domain/site/contact/contact.schema.ts';
import { bulkStatus } from '#src/features/admin/bulk/bulk-status.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { contactName, createdColumn, emailText } from '#src/features/admin/list/cells.tsx';
import {
  type BulkAction,
  type Column,
  type Filter,
  selectFilter,
  statusFilter,
} from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import {
  ContactStatusSelect,
  ReplyLink,
  STATUS_OPTIONS,
  useContactStatus,
  WaitBadge,
} from './contact-cells.tsx';

const FILTERS: readonly Filter[] = [
  statusFilter(CONTACT_STATUSES),
  selectFilter('type', 'Type', INQUIRY_LABELS),
  selectFilter('late', 'Age', { yes: `Over ${promises.replyHours} hours` }),
];

const columnsOf = (onChange: ReturnType<typeof useContactStatus>): Column<ContactView>[] => [
  {
    label: 'Contact',
    isTitle: true,
    sort: 'name',
    cell: (row) => (
      <>
        <a href={paths.adminContact(row.id)}>{contactName(row.name)}</a>
        <span className="alist-sub" data-from="medium">
          <AddressText>{emailText(row.email)}</AddressText>
        </span>
      </>
    ),
  },
  {
    label: 'Type',
    from: 'medium',
    cell: (row) => <span className="alist-number">{INQUIRY_LABELS[row.inquiryType]}</span>,
  },
  { label: 'Message', isFree: true, card: 'meta', cell: (row) => row.message },
  {
    label: 'Status',
    card: 'state',
    cell: (row) => (
      <span className="alist-number">
        <ContactStatusSelect row={row} onChange={onChange} /> <WaitBadge row={row} />
      </span>
    ),
  },
  { label: 'Reply', card: 'state', cell: (row) => <ReplyLink row={row} onChange={onChange} /> },
  createdColumn('Date', { card: 'end' }),
];

export function ContactsScreen() {
  const list = useList(contactListInput, trpc.contacts.list);
  const setStatus = useContactStatus();
  const bulk = useContactBulk();
  return (
    <AdminPage title="Contacts">
      <AdminList
        name="contacts"
        caption="Enquiries, newest first"
        columns={columnsOf(setStatus)}
        {...list}
        filters={FILTERS}
        searchLabel="Search enquiries"
        emptyText="No contacts yet"
        bulk={{ actions: bulk, rowLabel: (row) => `the enquiry of ${row.name}` }}
        csv="contacts"
      />
    </AdminPage>
  );
}

/** No email is sent, so the actions run at once. */
function useContactBulk(): BulkAction<ContactView>[] {
  const setStatus = trpc.contacts.bulkStatus.useMutation();
  return STATUS_OPTIONS.map(({ value: to, label }) => ({
    label: `Mark as ${label.toLowerCase()}`,
    done: (count) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'} marked as ${label.toLowerCase()}`,
    ...bulkStatus(to, (change) => setStatus.mutateAsync(change)),
  }));
}
