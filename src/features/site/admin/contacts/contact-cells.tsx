import { Button } from '@mantine/core';
import { statusOptions } from '#src/domain/shared/status-label.ts';
import { CONTACT_STATES, type ContactState } from '#src/domain/site/contact/contact.rules.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { replyHref } from '#src/domain/site/contact/reply.rules.ts';
import { BadgeSelect } from '#src/features/admin/list/badge-select.tsx';
import { contactName } from '#src/features/admin/list/empty-values.ts';

export const STATE_OPTIONS = statusOptions(CONTACT_STATES);

type Props = { row: ContactView; onChange: (row: ContactView, state: ContactState) => void };

/** The reply is written in the email program: a new enquiry is in progress until then. */
export const markInProgress = ({ row, onChange }: Props): void => {
  if (row.state === 'new') onChange(row, 'in_progress');
};

export function ContactStateSelect({ row, onChange }: Props) {
  return (
    <BadgeSelect
      label={`Status of the enquiry of ${contactName(row.name)}`}
      value={row.state}
      options={STATE_OPTIONS}
      onChange={(state) => onChange(row, state as ContactState)}
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
