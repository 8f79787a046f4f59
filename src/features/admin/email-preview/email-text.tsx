import './email-text.css';
import { Text } from '@mantine/core';
import type { EmailPreview } from '#src/domain/office/email/email.schema.ts';
import { AddressText } from '../shell/address-text.tsx';

/** An email as plain text with its recipient and subject. */
export function EmailText({ email: { to, subject, text } }: { email: EmailPreview }) {
  return (
    <>
      <Text>
        To <AddressText>{to}</AddressText>: <strong>{subject}</strong>
      </Text>
      {/* Focusable, so that a long text scrolls by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs focus */}
      <section className="email-preview" aria-label="Text of the email" tabIndex={0}>
        {text}
      </section>
    </>
  );
}
