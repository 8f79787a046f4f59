import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Rehearsal } from '#src/domain/rehearsal/rehearsal.schema.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { EmailContent } from '../emails/email-frame.tsx';
import { AddressText } from '../shell/address-text.tsx';

type Email = Rehearsal['emails'][number];

/** Each email opens into its content. */
export function RehearsedEmails({ emails }: { emails: readonly Email[] }) {
  if (emails.length === 0) return null;
  return (
    <details className="rehearsal-group" open>
      <summary>Emails ({emails.length})</summary>
      <div className="rehearsal-emails">
        {emails.map((email, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a result never changes
          <RehearsedEmail key={index} email={email} />
        ))}
      </div>
    </details>
  );
}

const minutesUntil = (at: Date): number => Math.max(1, Math.round((at.getTime() - Date.now()) / MINUTE_MS));

function whenText({ at }: Email): string {
  if (at === null) return 'at once';
  const minutes = minutesUntil(at);
  return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** The frame exists only while it is open: a hundred of them would slow the browser down. */
function RehearsedEmail({ email }: { email: Email }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <strong>{email.subject}</strong>
        <span className="alist-sub">
          To <AddressText>{email.to}</AddressText>, {whenText(email)}
        </span>
      </summary>
      {isOpen &&
        (email.html === null ? (
          <Text size="sm">Its content is not shown: a rehearsal shows the first 50 emails.</Text>
        ) : (
          <EmailContent html={email.html} />
        ))}
    </details>
  );
}
