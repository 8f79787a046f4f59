import { Button } from '@mantine/core';
import { statusOptions } from '#src/domain/shared/status-label.ts';
import { CONTACT_STATES, type ContactState } from '#src/domain/site/contact/contact.rules.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { replyHref } from '#src/domain/site/contact/reply.rules.ts';
import { BadgeSelect } from '#src/features/admin/list/badge-select.tsx';
import { contactName } from '#src/features/admin/list/empty-values.ts';
import { useReply } from './use-reply.ts';

export const STATE_OPTIONS = statusOptions(CONTACT_STATES);

type SelectProps = { row: ContactView; onChange: (row: ContactView, state: ContactState) => void };

export function ContactStateSelect({ row, onChange }: SelectProps) {
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
export function ReplyLink({ row }: { row: ContactView }) {
  const reply = useReply();
  if (!row.email) return <span className="alist-sub">No email</span>;
  return (
    <Button
      component="a"
      size="compact-sm"
      variant="default"
      href={replyHref(row)}
      onClick={() => reply(row)}
      aria-label={`Reply to ${row.name || row.email}`}
    >
      Reply
    </Button>
  );
}
