/** The text part: the same blocks as the HTML part, with every link written out. */
import type { EmailBlock, EmailContent } from './email-content.ts';

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'small':
    case 'heading':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'details':
      return block.rows.map(([label, value, url]) => `${label}: ${url ?? value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'pictures':
      return block.items.map(({ title, note }) => `- ${note ? `${title}: ${note}` : title}`).join('\n');
    case 'links':
      return block.links.map(([label, url]) => `${label}: ${url}`).join('\n');
  }
}

export const renderText = ({ blocks }: EmailContent, [sender, address, email]: readonly string[]): string =>
  `${blocks.map(blockText).join('\n\n')}\n\n-- \n${sender}\n${address}\n${email}\n`;

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
