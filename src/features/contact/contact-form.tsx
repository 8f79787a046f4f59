import './contact-form.css';
import type { LandingDictionary } from '#src/content/landing/landing.ts';
import { INQUIRY_TYPES } from '#src/domain/contact/contact.schema.ts';
import type { ContactScriptMessages } from './contact-form.client.ts';

type Props = { words: LandingDictionary['form']; lang?: string };

/** The build replaces this path by the address of the bundled script (inline-assets.ts). */
const SCRIPT = '/src/features/contact/contact-form.client.ts';

const Required = () => <span aria-hidden="true"> *</span>;

/**
 * Works without JavaScript (POST /forms/contact); contact-form.client.ts submits it in place. The
 * browser checks required fields, in the page's language.
 */
export function ContactForm({ words, lang = 'en' }: Props) {
  const scriptMessages: ContactScriptMessages = {
    sending: words.sending,
    required: words.requiredField,
    email: words.invalidEmail,
    missing: [words.missingTitle, words.missingText],
    failed: [words.failedTitle, words.failedText],
    success: [words.successTitle, words.successText],
    sentAt: words.sentAt,
    textKept: words.textKept,
    sendByEmail: words.sendByEmail,
  };
  return (
    <form
      className="contact-form card"
      action="/forms/contact"
      method="post"
      data-contact={JSON.stringify(scriptMessages)}
      data-script={SCRIPT}
    >
      <input type="hidden" name="lang" value={lang} />
      <p className="small muted">{words.requiredNote}</p>
      <div className="field half">
        <label htmlFor="contact-name">
          {words.name}
          <Required />
        </label>
        <input id="contact-name" name="name" autoComplete="name" maxLength={120} required />
      </div>
      <div className="field half">
        <label htmlFor="contact-email">
          {words.email}
          <Required />
        </label>
        <input id="contact-email" name="email" type="email" autoComplete="email" maxLength={254} required />
      </div>
      <div className="field half">
        <label htmlFor="contact-phone">{words.phone}</label>
        <input id="contact-phone" name="phone" type="tel" autoComplete="tel" maxLength={40} />
      </div>
      <div className="field half">
        <label htmlFor="contact-company">{words.company}</label>
        <input id="contact-company" name="company" autoComplete="organization" maxLength={160} />
      </div>
      <div className="field">
        <label htmlFor="contact-type">{words.inquiryType}</label>
        <select id="contact-type" name="inquiryType" defaultValue="general">
          {INQUIRY_TYPES.map((type) => (
            <option key={type} value={type}>
              {words.inquiryTypes[type]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="contact-message">
          {words.message}
          <Required />
        </label>
        <textarea id="contact-message" name="message" rows={4} maxLength={5000} required />
      </div>
      <p className="contact-note" />
      <button className="btn" type="submit">
        {words.submit}
      </button>
    </form>
  );
}
