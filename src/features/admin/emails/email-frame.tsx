import './email-frame.css';
import { AddressText } from '../shell/address-text.tsx';

/** An email in a frame that can run nothing. */
export const EmailContent = ({ html }: { html: string }) => (
  <iframe className="email-content" title="Preview of the email" sandbox="" srcDoc={html} />
);

/** An email with its recipient and subject. */
export function EmailFrame({ to, subject, html }: { to: string; subject: string; html: string }) {
  return (
    <figure className="email-frame">
      <figcaption>
        To <AddressText>{to}</AddressText>: <strong>{subject}</strong>
      </figcaption>
      <EmailContent html={html} />
    </figure>
  );
}
