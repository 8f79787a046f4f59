import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { promises } from '#src/domain/offer.ts';
import { ageText, hoursBefore } from '#src/domain/shared/dates.ts';
import { statusOptions } from '#src/domain/shared/status-label.ts';
import { CONTACT_STATUSES, type ContactStatus, replyHref } from '#src/domain/site/contact/contact.rules.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { BadgeSelect } from '#src/features/admin/list/badge-select.tsx';
import { contactName } from '#src/features/admin/list/cells.tsx';
import { patchLists, runSerially, showFailedChange } from '#src/features/admin/list/row-change.ts';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import { showUndoToast } from '#src/features/admin/shell/undo-toast.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Badge } from '#src/ui/components/status-badge.tsx';

export const STATUS_OPTIONS = statusOptions(CONTACT_STATUSES);

type Props = { row: ContactView; onChange: (row: ContactView, status: ContactStatus) => void };

export function ContactStatusSelect({ row, onChange }: Props) {
  return (
    <BadgeSelect
      label={`Status of the enquiry of ${contactName(row.name)}`}
      value={row.status}
      options={STATUS_OPTIONS}
      onChange={(status) => onChange(row, status as ContactStatus)}
    />
  );
}

/** A new enquiry that has waited longer than we promise. */
export function WaitBadge({ row: { status, createdAt } }: { row: ContactView }) {
  if (status !== 'new' || createdAt > hoursBefore(new Date(), promises.replyHours)) return null;
  return (
    <Badge tone="bad" mark="!">
      {ageText(createdAt)}
    </Badge>
  );
}

/** A mailto link with address and subject; one press also marks the enquiry as answered. */
export function ReplyLink({ row, onChange }: Props) {
  if (!row.email) return <span className="alist-sub">No email</span>;
  return (
    <Button
      component="a"
      size="compact-sm"
      variant="default"
      href={replyHref(row)}
      onClick={() => onChange(row, 'answered')}
      title="Opens your email program, and marks the enquiry as answered"
      aria-label={`Reply to ${row.name || row.email}, mark as answered`}
    >
      Reply
    </Button>
  );
}

/** Optimistic with undo; a conflict shows the current status. */
export function useContactStatus(): (row: ContactView, status: ContactStatus) => void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const mutation = trpc.contacts.setStatus.useMutation(runSerially('contacts'));

  function patch(id: number, change: Partial<ContactView>): void {
    patchLists<ContactView>(client, getQueryKey(trpc.contacts.list), id, change);
    utils.contacts.get.setData({ id }, (row) => row && { ...row, ...change });
  }

  function send(row: ContactView, status: ContactStatus, isUndo = false): void {
    if (status === row.status) return;
    patch(row.id, { status });
    mutation.mutateAsync({ id: row.id, status, expectedStatus: row.status }).then(
      () => {
        refreshCounts();
        if (isUndo) showToast({ title: 'Change undone' });
        else
          showUndoToast(
            { title: 'Status Updated', description: `${row.name}: ${row.status} → ${status}.` },
            () => send({ ...row, status }, row.status, true),
          );
      },
      (error: unknown) => {
        const current = (readFailure(error)?.data as { current?: ContactView } | undefined)?.current;
        patch(row.id, { status: current?.status ?? row.status });
        showFailedChange({
          row: row.id,
          description: failureText(error, 'Failed to update status.'),
          detail: `The enquiry of ${contactName(row.name)} is ${current?.status ?? row.status}.`,
        });
      },
    );
  }
  return send;
}
