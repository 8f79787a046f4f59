/**
 * Content blocks of an email, and the message made of them: a text part and an HTML part with the
 * same content in the same order.
 */
import { site } from '#src/domain/site.ts';
import type { DetailsRow, EmailBlock, EmailContent, EmailLink, EmailPicture } from './email-content.ts';
import { picturesOf } from './email-pictures.ts';
import { renderHtml } from './layout-html.ts';
import { renderText } from './layout-text.ts';

export type RenderedEmail = {
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
  /** Keys of the pictures that `html` shows, each under its `pictureId`. */
  pictures: readonly string[];
};

export const text = (value: string): EmailBlock => ({ kind: 'text', text: value });
export const heading = (value: string): EmailBlock => ({ kind: 'heading', text: value });
export const small = (value: string): EmailBlock => ({ kind: 'small', text: value });
export const code = (value: string): EmailBlock => ({ kind: 'code', code: value });
/** At most one per email. */
export const button = (label: string, url: string): EmailBlock => ({ kind: 'button', label, url });
/** At most one per email, after the button. */
export const secondaryButton = (label: string, url: string): EmailBlock => ({
  kind: 'secondary-button',
  label,
  url,
});
export const details = (...rows: DetailsRow[]): EmailBlock => ({ kind: 'details', rows });
export const list = (...items: string[]): EmailBlock => ({ kind: 'list', items });
/** Each with its title and note. */
export const pictures = (...items: EmailPicture[]): EmailBlock => ({ kind: 'pictures', items });
export const tree = (alt: string): EmailBlock => ({ kind: 'tree', alt });
/** A numbered list. */
export const steps = (...items: string[]): EmailBlock => ({ kind: 'steps', items });
export const links = (...items: EmailLink[]): EmailBlock => ({ kind: 'links', links: items });

/** `Anna’s`, `Quill & Sons’`. */
export const possessive = (name: string): string => `${name}${/s$/i.test(name) ? '’' : '’s'}`;

export function renderEmail(content: EmailContent): RenderedEmail {
  const footer = [site.legalName, site.address, site.email] as const;
  return {
    // Removes line breaks, so that no value can add headers (SEC-22).
    subject: content.subject.replace(/\s+/g, ' ').slice(0, 200),
    text: renderText(content, footer),
    html: renderHtml(content, footer),
    pictures: picturesOf(content),
    ...(content.unsubscribeUrl ? { unsubscribeUrl: content.unsubscribeUrl } : {}),
  };
}
