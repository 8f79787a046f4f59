import './contact-form.css';
import type { ComponentProps } from 'react';
import { landing as en } from '#src/content/languages/en/landing.ts';
import type { LandingDictionary } from '#src/content/languages/landing-texts.ts';
import { chatUrl } from '#src/domain/chat.ts';
import { paths } from '#src/domain/paths.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { INQUIRY_TYPES } from '#src/domain/site/contact/contact.rules.ts';
import { phoneUrl, site } from '#src/domain/site.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import type { ContactScriptMessages } from './contact-form.client.ts';

type Props = { texts: LandingDictionary['form']; lang?: string };

/** The build replaces this path by the address of the bundled script (inline-assets.ts). */
const SCRIPT = '/src/features/site/contact/contact-form.client.ts';

/** Other languages have one sentence for every field. */
const ENGLISH_FIELDS = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  message: 'Enter a message.',
};

const Required = () => <span aria-hidden="true"> *</span>;

function Field({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = `contact-${input.name}`;
  return (
    <div className="field half">
      <label htmlFor={id}>
        {label}
        {input.required && <Required />}
      </label>
      <input id={id} {...input} />
    </div>
  );
}

/**
 * Works without JavaScript (a POST); contact-form.client.ts submits it in place. The browser checks
 * required fields, in the page's language.
 */
export function ContactForm({ texts, lang = 'en' }: Props) {
  const scriptMessages: ContactScriptMessages = {
    sending: texts.sending,
    required: texts.requiredField,
    fields: lang.startsWith('en') ? ENGLISH_FIELDS : undefined,
    email: texts.invalidEmail,
    missing: [texts.missingTitle, texts.missingText],
    failed: [texts.failedTitle, texts.failedText],
    success: [texts.successTitle, texts.successText],
    sentAt: texts.sentAt,
    textKept: texts.textKept,
    sendByEmail: texts.sendByEmail,
  };
  return (
    <form
      className="contact-form card"
      action={paths.contactForm}
      method="post"
      data-contact={JSON.stringify(scriptMessages)}
      data-script={SCRIPT}
    >
      <input type="hidden" name="lang" value={lang} />
      <p className="small muted">{texts.requiredNote}</p>
      <Field name="name" label={texts.name} autoComplete="name" maxLength={TEXT_MAX.name} required />
      <Field
        name="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        maxLength={TEXT_MAX.email}
        required
      />
      <Field name="phone" label={texts.phone} type="tel" autoComplete="tel" maxLength={TEXT_MAX.phone} />
      <Field name="company" label={texts.company} autoComplete="organization" maxLength={TEXT_MAX.company} />
      <div className="field">
        <label htmlFor="contact-type">{texts.inquiryType}</label>
        <select id="contact-type" name="inquiryType" defaultValue="general">
          {INQUIRY_TYPES.map((type) => (
            <option key={type} value={type}>
              {texts.inquiryTypes[type]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="contact-message">
          {texts.message}
          <Required />
        </label>
        <textarea id="contact-message" name="message" rows={4} maxLength={TEXT_MAX.message} required />
      </div>
      <p className="contact-note" />
      <button className="btn" type="submit">
        {texts.submit}
      </button>
    </form>
  );
}

/** In English, for home and blog. */
export function ContactSection({ id, title, text }: { id?: string; title: string; text: string }) {
  return (
    <section className="section contact" id={id}>
      <div className="wrap contact-grid">
        <div>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <ContactWays />
        </div>
        <ContactForm texts={en.form} />
      </div>
    </section>
  );
}

/** In English. `message` of the chat: the default names the price in dollars. */
export function ContactWays({ message }: { message?: string }) {
  return (
    <ul className="ways">
      <li>
        <Icon name="chat" />
        <a href={chatUrl(message)} target="_blank" rel="noopener noreferrer">
          Chat with us<span className="sr"> (opens in a new tab)</span>
        </a>
      </li>
      <li>
        <Icon name="phone" />
        <a href={phoneUrl}>{site.phone}</a>
      </li>
      <li>
        <Icon name="mail" />
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </li>
    </ul>
  );
}
