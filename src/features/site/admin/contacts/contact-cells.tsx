import { Button } from '@mantine/core';
import { statusOptions } from '#src/domain/shared/status-label.ts';
import { CONTACT_STATUSES, type ContactStatus, replyHref } from '#src/domain/site/contact/contact.rules.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { BadgeSelect } from '#src/features/admin/list/badge-select.tsx';
import { contactName } from '#src/features/admin/list/empty-values.ts';

export const STATUS_OPTIONS = statusOptions(CONTACT_STATUSES);

type Props = { row: ContactView; onChange: (row: ContactView, status: ContactStatus) => void };

/** The reply is written in the email program: a new enquiry is in progress until then. */
export const markInProgress = ({ row, onChange }: Props): void => {
  if (row.status === 'new') onChange(row, 'in_progress');
};

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

/** A mailto link with address and subject filled in. */
export function ReplyLink({ row, onChange }: Props) {
  if (!row.email) return <span className="alist-sub">No email</span>;
  return (
    <Button
      component="a"
      size="compact-sm"
      variant="default"
      href={replyHref(row)}
      onClick={() => markInProgress({ row, onChange })}
      aria-label={`Reply to ${row.name || row.email}`}
    >
      Reply
    </Button>
  );
}
