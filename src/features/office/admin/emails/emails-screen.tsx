import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { type EmailView, emailKindLabel, emailListInput } from '#src/domain/office/email/email.schema.ts';
import { EMAIL_KINDS, subjectHref } from '#src/domain/records.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { CellTime, createdColumn } from '#src/features/admin/list/cells.tsx';
import { type Column, type Filter, selectFilter } from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import { EmailDialog, EmailSubject } from './email-dialog.tsx';

const FILTERS: readonly Filter[] = [
  selectFilter('status', 'Status', {
    queued: 'Waiting',
    sent: 'Sent',
    failed: 'Could not be delivered',
    expired: 'Expired',
  }),
  selectFilter('kind', 'Kind', Object.fromEntries(EMAIL_KINDS.map((kind) => [kind, emailKindLabel(kind)]))),
];

type Act = (email: EmailView) => void;

/** @param isKept without a mail server nothing has been delivered */
const columnsFor = (isKept: boolean, read: Act, dismiss: Act): Column<EmailView>[] => [
  {
    label: 'To',
    isTitle: true,
    sort: 'toAddress',
    cell: (row) => <AddressText>{row.toAddress}</AddressText>,
  },
  {
    label: 'Subject',
    isFree: true,
    card: 'meta',
    cell: (row) => <EmailSubject email={row} onRead={() => read(row)} />,
  },
  {
    label: 'Status',
    card: 'state',
    cell: (row) => (
      <>
        {row.status === 'sent' ? isKept ? 'Kept' : 'Sent' : <StatusBadge status={row.status} />}
        {row.lastError && row.status !== 'sent' && (
          <span className="alist-sub">
            {row.attempts} {row.attempts === 1 ? 'try' : 'tries'}: {row.lastError}
          </span>
        )}
        {row.handledAt && (
          <span className="alist-sub">
            Resolved on <CellTime at={row.handledAt} />
          </span>
        )}
        {/* Every other email is sent again from its text. */}
        {row.status === 'failed' && !row.handledAt && (
          <Group gap="xs" wrap="nowrap" my={4}>
            {row.canResend && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => read(row)}
                aria-label={`Send again to ${row.toAddress}`}
              >
                Send again…
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => dismiss(row)}
              aria-label={`Mark the email to ${row.toAddress} as resolved`}
            >
              Resolved
            </Button>
          </Group>
        )}
      </>
    ),
  },
  {
    label: 'About',
    from: 'medium',
    cell: ({ orderId, affiliateId, aboutName }) => {
      const id = orderId ?? affiliateId;
      if (id === null) return '–';
      const text = orderId ? `Order ${id}` : `Affiliate ${id}`;
      return (
        <a href={subjectHref(orderId ? 'order' : 'affiliate', id)} title={text}>
          {aboutName || text}
        </a>
      );
    },
  },
  createdColumn('Date', { card: 'end' }),
];

export function EmailsScreen() {
  const list = useList(emailListInput, trpc.emails.list);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const isKept = trpc.emails.delivery.useQuery().data?.isKept ?? false;
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const [reading, setReading] = useState<EmailView | null>(null);
  const dismiss = trpc.emails.dismiss.useMutation({
    onSuccess() {
      void utils.emails.list.invalidate();
      refreshCounts();
    },
    onError: (error) => showErrorToast('Update Failed', error),
  });
  return (
    <div {...keptFocus}>
      <AdminPage
        title="Emails"
        lead={
          isKept ? (
            <strong className="emails-kept">
              No mail server is set up: emails are kept here and not delivered.
            </strong>
          ) : (
            'Select a subject to read the email or to send it again. Codes and private links are hidden.'
          )
        }
      >
        <AdminList
          name="emails"
          caption="Emails, newest first"
          columns={columnsFor(isKept, setReading, ({ id }) => dismiss.mutate({ id }))}
          {...list}
          searchLabel="Search emails"
          emptyText="No emails yet"
          filters={FILTERS}
          csv="emails"
        />
        <EmailDialog emailId={reading?.id ?? null} onClose={() => setReading(null)} />
      </AdminPage>
    </div>
  );
}
