/** The message made of content blocks: a text part and an HTML part with the same content. */
import { site } from '#src/domain/site.ts';
import type { EmailContent } from './email-content.ts';
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
