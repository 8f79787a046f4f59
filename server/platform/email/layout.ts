import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import { inSpellingOf } from '#src/domain/shared/typography.ts';
import { phoneUrl, site } from '#src/domain/site.ts';
import type { EmailBlock, EmailContent, EmailPicture, EmailTone } from './email-content.ts';
import { MARK, pictureId, picturesOf, TREE } from './email-pictures.ts';

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

/** In text or HTML. A secret is in the fragment, or ends the path of a link under /forms. */
export const blankLinkSecrets = (content: string): string =>
  content.replaceAll(/https?:\/\/[^\s"<]+/g, (link) =>
    link.replace(/#.*/, '#•••').replace(/^(https?:\/\/[^/]+\/forms\/[\w-]+\/)[^?]+/, '$1•••'),
  );

/**
 * The HTML part. Values are escaped here and nowhere else. Styles for light screens are inline,
 * because some programs drop style sheets; narrow and dark screens override them by class.
 */

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY = "Georgia,'Times New Roman',serif";
const MONOSPACE = 'ui-monospace,Consolas,monospace';
const INK = '#17251e';
const MUTED = '#55635b';
const DARK_INK = '#e6ede8';
/** The brand's green where it is dark, under white letters. */
const DARK_BUTTON = '#2c7a5a';
const TONES: Record<EmailTone, readonly [ground: string, ink: string]> = {
  'good-news': [site.themeColor, '#ffffff'],
  'needs-action': ['#f2ac2b', '#23190a'],
  neutral: ['#e6dfcd', INK],
};

const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.page{padding:0!important}.card{border-radius:0!important}.pad{padding-left:20px!important;padding-right:20px!important}.button table{width:100%!important}.button a{display:block!important;text-align:center!important}.row,.label,.value{display:block!important;width:auto!important;padding:0!important}.label{padding-top:8px!important;font-size:14px!important}.value{padding-bottom:8px!important;border-top:0!important}}
@media (prefers-color-scheme:dark){body,.page{background:#0a120e!important}.card{background:${site.themeColorDark}!important}.card,.ink,.ink a,.label+td{color:${DARK_INK}!important}.muted,.muted a,.label{color:#a9b8af!important}.neutral{background:#2a3f34!important;color:${DARK_INK}!important}.button td{background:${DARK_BUTTON}!important;border-color:${DARK_BUTTON}!important}.button a{color:#ffffff!important}.secondary td{background:none!important;border-color:${DARK_INK}!important}.secondary a{color:${DARK_INK}!important}.row th,.row td{border-color:#2a3f34!important}}
@media print{td{-webkit-print-color-adjust:exact;print-color-adjust:exact}}`;

const P = 'margin:0 0 16px;font-size:16px;line-height:1.55';
const SMALL = `margin:0 0 16px;font-size:14px;line-height:1.5;color:${MUTED}`;

const link = (label: string, url: string): string =>
  `<a href="${escapeHtml(url)}" style="color:inherit;text-decoration:underline">${escapeHtml(label)}</a>`;

/** Escapes text from a template or a person; links only the shop's own address and number. */
function lines(value: string): string {
  return escapeHtml(value)
    .replaceAll('\n', '<br>')
    .replaceAll(escapeHtml(site.email), link(site.email, `mailto:${site.email}`))
    .replaceAll(escapeHtml(site.phone), link(site.phone, phoneUrl));
}

function button({ kind, label, url }: Extract<EmailBlock, { url: string }>): string {
  const isSecondary = kind === 'secondary-button';
  const ground = isSecondary ? '' : ` bgcolor="${site.themeColor}"`;
  const style = `display:inline-block;padding:12px 22px;font-size:16px;line-height:1.25;font-weight:600;color:${isSecondary ? site.themeColor : '#ffffff'};text-decoration:none`;
  return `<div class="button${isSecondary ? ' secondary' : ''}" style="margin:4px 0 20px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td${ground} style="border:2px solid ${site.themeColor};border-radius:8px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></td></tr></table></div>`;
}

function detailsTable({ rows }: Extract<EmailBlock, { kind: 'details' }>): string {
  const cell =
    'padding:8px 0;border-top:1px solid #e3e0d8;vertical-align:top;font-size:16px;line-height:1.45';
  const html = rows.map(
    ([label, value, url]) =>
      `<tr class="row"><th scope="row" align="left" class="label" style="${cell};padding-right:20px;width:32%;font-weight:400;color:${MUTED}">${escapeHtml(label)}</th><td class="value" style="${cell};overflow-wrap:anywhere">${url ? link(value, url) : lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">${html.join('')}</table>`;
}

function listHtml(tag: 'ul' | 'ol', items: readonly string[]): string {
  const html = items.map((item) => `<li style="margin:0 0 8px">${lines(item)}</li>`).join('');
  return `<${tag} style="margin:0 0 16px;padding-left:24px;font-size:16px;line-height:1.5">${html}</${tag}>`;
}

function picturesHtml(items: readonly EmailPicture[]): string {
  const frame = 'width:168px;padding:0 16px 16px 0;vertical-align:top';
  const html = items.map(({ title, note, storageKey, label }) => {
    const picture = storageKey
      ? `<img src="cid:${escapeHtml(pictureId(storageKey))}" alt="${escapeHtml(title)}" width="160" style="display:block;width:160px;height:auto;border:1px solid #e3e0d8;border-radius:8px">`
      : `<div class="muted" style="padding:24px 0;border:1px solid #e3e0d8;border-radius:8px;text-align:center;font-size:14px;color:${MUTED}">${escapeHtml(label)}</div>`;
    return `<tr class="row"><td style="${frame}">${picture}</td><td style="padding:0 0 16px;vertical-align:top;font-size:16px;line-height:1.45;overflow-wrap:anywhere"><strong>${escapeHtml(title)}</strong>${note ? `<br>${lines(note)}` : ''}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${html.join('')}</table>`;
}

function blockHtml(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${P};overflow-wrap:anywhere">${lines(block.text)}</p>`;
    case 'small':
      return `<p class="muted" style="${SMALL}">${lines(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:28px 0 10px;font-size:18px;line-height:1.3">${escapeHtml(block.text)}</h2>`;
    case 'code':
      return `<p style="margin:0 0 20px;font:700 34px/1.2 ${MONOSPACE};letter-spacing:8px">${escapeHtml(block.code)}</p>`;
    case 'button':
    case 'secondary-button':
      return button(block);
    case 'details':
      return detailsTable(block);
    case 'list':
      return listHtml('ul', block.items);
    case 'steps':
      return listHtml('ol', block.items);
    case 'pictures':
      return picturesHtml(block.items);
    case 'tree':
      return `<img src="cid:${pictureId(TREE)}" alt="${escapeHtml(block.alt)}" width="496" style="display:block;width:100%;height:auto;margin:0 0 20px;border-radius:8px">`;
    case 'links':
      return `<p class="muted" style="${SMALL}">${block.links.map(([label, url]) => link(label, url)).join(' &nbsp;·&nbsp; ')}</p>`;
  }
}

/** Fills up the preview, so that programs do not continue it with the body. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

const head = ({ subject }: EmailContent): string =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLES}</style></head>`;

function renderHtml(content: EmailContent, [sender, address, email]: readonly string[]): string {
  const [ground, ink] = TONES[content.tone];
  // The name beside the mark is text: it is also there while pictures are blocked.
  const mark = `<img src="cid:${pictureId(MARK)}" alt="" width="40" height="40" style="margin-right:12px;border:0;vertical-align:middle">`;
  const header = `<tr><td class="pad ${content.tone}" bgcolor="${ground}" style="padding:16px 32px;font:700 22px/40px ${DISPLAY};color:${ink}">${mark}${escapeHtml(site.brand)}</td></tr>`;
  const body = `<tr><td class="pad ink" style="padding:28px 32px 16px;color:${INK}">${content.blocks.map(blockHtml).join('')}</td></tr>`;
  const footer = `<p class="pad muted" style="margin:0;padding:18px 32px 24px;font-size:13px;line-height:1.6;color:${MUTED}">${escapeHtml(sender ?? '')}<br>${escapeHtml(address ?? '')}<br>${lines(email ?? '')}</p>`;
  return `<!doctype html><html lang="${escapeHtml(content.lang ?? 'en-GB')}">${head(content)}<body style="margin:0;background:#f4f1ea;color:${INK};font-family:${FONT}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview.slice(0, 140))}${FILLER}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="page" align="center" style="padding:28px 12px 8px"><table role="presentation" class="card" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border-radius:12px;overflow:hidden;text-align:left">${header}${body}</table><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;text-align:left"><tr><td>${footer}</td></tr></table></td></tr></table></body></html>`;
}

/** For frames in the admin area, whose policy rejects style elements: a wide, light screen. */
export function withoutStyles(html: string): string {
  const [start, end] = [html.indexOf('<style>'), html.indexOf('</style>')];
  return end > start && start >= 0 ? html.slice(0, start) + html.slice(end + '</style>'.length) : html;
}
