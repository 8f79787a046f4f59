import './email-subject.css';
import { type EmailView, emailKindLabel } from '#src/domain/office/email/email.schema.ts';

type Props = { email: Pick<EmailView, 'subject' | 'kind' | 'canResend'>; onRead: () => void };

/** Opens the text of the email, as long as it is kept. */
export function EmailSubject({ email: { subject, kind, canResend }, onRead }: Props) {
  const text = subject ?? emailKindLabel(kind);
  return canResend ? (
    <button type="button" className="email-subject" title={text} aria-haspopup="dialog" onClick={onRead}>
      {text}
    </button>
  ) : (
    <span className="alist-cut" title={text}>
      {text}
    </span>
  );
}
