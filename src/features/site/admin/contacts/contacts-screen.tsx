import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#src/client/trpc.ts';
import { promises } from '#src/domain/offer.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { type ContactStatus, INQUIRY_LABELS, INQUIRY_TYPES } from '#src/domain/site/contact/contact.rules.ts';
import { type ContactView, contactListInput } from '#src/domain/site/contact/contact.schema.ts';
import { restoreEach } from '#src/features/admin/bulk/use-bulk-run.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { CellTime } from '#src/features/admin/list/cell-time.tsx';
import { contactName, emailText } from '#src/features/admin/list/empty-values.ts';
import { useListState } from '#src/features/admin/list/list-state.ts';
import type { BulkAction, Column, Filter } from '#src/features/admin/list/list-types.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { ContactStatusSelect, ReplyLink, STATUS_OPTIONS, WaitBadge } from './contact-cells.tsx';
import { useContactStatus } from './use-contact-status.ts';

const FILTERS: readonly Filter[] = [
  { kind: 'select', key: 'status', label: 'Status', options: STATUS_OPTIONS },
  {
    kind: 'select',
    key: 'type',
    label: 'Type',
    options: INQUIRY_TYPES.map((value) => ({ value, label: INQUIRY_LABELS[value] })),
  },
  {
    kind: 'select',
    key: 'late',
    label: 'Age',
    options: [{ value: 'yes', label: `Over ${promises.replyHours} hours` }],
  },
  { kind: 'day', key: 'from', label: 'From' },
  { kind: 'day', key: 'to', label: 'To' },
];

const columnsOf = (onChange: ReturnType<typeof useContactStatus>): Column<ContactView>[] => [
  {
    key: 'name',
    label: 'Contact',
    isTitle: true,
    sort: 'name',
    cell: (row) => (
      <>
        <a href={paths.adminContact(row.id)}>{contactName(row.name)}</a>
        <span className="alist-sub alist-cut" title={row.email}>
          {emailText(row.email)}
        </span>
      </>
    ),
  },
  { key: 'company', label: 'Company', isFree: true, isHiddenAtFirst: true, cell: (row) => row.company },
  {
    key: 'type',
    label: 'Type',
    from: 'medium',
    cell: (row) => INQUIRY_LABELS[row.inquiryType],
  },
  { key: 'message', label: 'Message', isFree: true, card: 'meta', cell: (row) => row.message },
  {
    key: 'status',
    label: 'Status',
    card: 'state',
    cell: (row) => (
      <span className="alist-number">
        <ContactStatusSelect row={row} onChange={onChange} /> <WaitBadge row={row} />
      </span>
    ),
  },
  {
    key: 'reply',
    label: 'Reply',
    card: 'state',
    cell: (row) => <ReplyLink row={row} onChange={onChange} />,
  },
  {
    key: 'created',
    label: 'Date',
    sort: 'createdAt',
    sortFirst: 'descending',
    card: 'end',
    cell: (row) => <CellTime at={row.createdAt} />,
  },
];

export function ContactsScreen() {
  const state = useListState(contactListInput);
  const query = trpc.contacts.list.useQuery(state.input, { placeholderData: keepPreviousData });
  const setStatus = useContactStatus();
  const bulk = useContactBulk();
  return (
    <AdminPage title="Contacts">
      <AdminList
        name="contacts"
        caption="Enquiries, newest first"
        columns={columnsOf(setStatus)}
        rowKey={(row) => row.id}
        rowLabel={(row) => `the enquiry of ${row.name}`}
        query={query}
        state={state}
        filters={FILTERS}
        searchLabel="Search enquiries"
        emptyText="No contacts yet"
        bulk={bulk}
        tabs={paths.adminContacts}
        exportHref={`${apiPaths.exports}/contacts.csv`}
      />
    </AdminPage>
  );
}

/** The bulk actions of the list of enquiries. No email is sent, so that they run at once. */
function useContactBulk(): BulkAction<ContactView>[] {
  const utils = trpc.useUtils();
  const setStatus = trpc.contacts.bulkStatus.useMutation({
    onSettled: () => void utils.contacts.list.invalidate(),
  });
  return STATUS_OPTIONS.map(({ value: to, label }) => ({
    label: `Mark as ${label.toLowerCase()}`,
    run: (rows) => setStatus.mutateAsync({ status: to, ids: rows.map(({ id }) => id) }),
    done: (count) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'} marked as ${label.toLowerCase()}`,
    undo: (rows) =>
      restoreEach<ContactStatus>(
        rows.filter(({ status }) => status !== to),
        (status, ids) => setStatus.mutateAsync({ status, expectedStatus: to, ids }),
      ),
  }));
}
