import { Button, NativeSelect } from '@mantine/core';
import { CONTACT_STATES, type ContactState, type ContactView } from '#src/domain/contact/contact.schema.ts';
import { replyHref } from '#src/domain/contact/reply.rules.ts';
import { statusLabel } from '#src/domain/shared/status-label.ts';
import { useReply } from './use-reply.ts';

export const STATE_OPTIONS = CONTACT_STATES.map((value) => ({ value, label: statusLabel(value) }));

type SelectProps = { row: ContactView; onChange: (row: ContactView, state: ContactState) => void };

export function ContactStateSelect({ row, onChange }: SelectProps) {
  return (
    <NativeSelect
      size="sm"
      aria-label={`State of the enquiry of ${row.name || 'Unknown Contact'}`}
      value={row.state}
      data={STATE_OPTIONS}
      onChange={(event) => onChange(row, event.currentTarget.value as ContactState)}
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
      size="compact-md"
      variant="default"
      href={replyHref(row)}
      onClick={() => reply(row)}
      aria-label={`Reply to ${row.name || row.email}`}
    >
      Reply
    </Button>
  );
}
