import './email-frame.css';
import { AddressText } from '../shell/address-text.tsx';

/** An email with its recipient and subject, in a frame that can run nothing. */
export function EmailFrame({ to, subject, html }: { to: string; subject: string; html: string }) {
  return (
    <figure className="email-frame">
      <figcaption>
        To <AddressText>{to}</AddressText>: <strong>{subject}</strong>
      </figcaption>
      <iframe title="Preview of the email" sandbox="" srcDoc={html} />
    </figure>
  );
}
