import { landing as en } from '#src/content/languages/en/landing.ts';
import { chatUrl } from '#src/domain/chat.ts';
import { phoneUrl, site } from '#src/domain/site.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { ContactForm } from './contact-form.tsx';

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
