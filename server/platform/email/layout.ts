/** A message made of content blocks: a text part and an HTML part with the same content. */

import { inSpellingOf } from '#src/domain/shared/typography.ts';
import { site } from '#src/domain/site.ts';
import type { EmailBlock, EmailContent } from './email-content.ts';
import { picturesOf } from './email-pictures.ts';
import { renderHtml } from './layout-html.ts';

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

/** Null for a block that only the HTML part has. */
function blockText(block: EmailBlock, lang: string): string | null {
  const colon = (label: string) => inSpellingOf(lang, `${label}:`);
  switch (block.kind) {
    case 'text':
    case 'small':
    case 'heading':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'button':
    case 'secondary-button':
      return `${colon(block.label)}\n${block.url}`;
    case 'details':
      return block.rows.map(([label, value, url]) => `${colon(label)} ${url ?? value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'pictures':
      return block.items.map(({ title, note }) => `- ${note ? `${colon(title)} ${note}` : title}`).join('\n');
    case 'links':
      return block.links.map(([label, url]) => `${colon(label)} ${url}`).join('\n');
    case 'tree':
      return null;
  }
}

/** Every link is written out. */
const renderText = (
  { blocks, lang = 'en' }: EmailContent,
  [sender, address, email]: readonly string[],
): string =>
  `${blocks.flatMap((block) => blockText(block, lang) ?? []).join('\n\n')}\n\n-- \n${sender}\n${address}\n${email}\n`;

/** Secrets of links are in the fragment. */
export const blankLinkSecrets = (text: string): string =>
  text
    .split(/(\s)/)
    .map((word) =>
      word.includes('://') && word.includes('#') ? `${word.slice(0, word.indexOf('#'))}#•••` : word,
    )
    .join('');

export const blankHtmlLinkSecrets = (html: string): string =>
  html.replaceAll(/(href="https?:[^"#]*#)[^"]*/g, '$1•••');
