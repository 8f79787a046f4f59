import { Button } from '@mantine/core';
import { promises } from '#src/domain/offer.ts';
import { ageText, hoursBefore } from '#src/domain/shared/dates.ts';
import { statusOptions } from '#src/domain/shared/status-label.ts';
import { CONTACT_STATUSES, type ContactStatus, replyHref } from '#src/domain/site/contact/contact.rules.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { BadgeSelect } from '#src/features/admin/list/badge-select.tsx';
import { contactName } from '#src/features/admin/list/empty-values.ts';
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
