/**
 * Builds an email with a text part and an HTML part from content
 * blocks. User text is escaped only here.
 */

import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import { site } from '#src/domain/site.ts';

export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: readonly (readonly [string, string])[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'small'; text: string };

export type EmailContent = { subject: string; preview: string; blocks: readonly EmailBlock[] };
export type RenderedEmail = { subject: string; text: string; html: string };

export const text = (value: string): EmailBlock => ({ kind: 'text', text: value });
export const heading = (value: string): EmailBlock => ({ kind: 'heading', text: value });
export const button = (label: string, url: string): EmailBlock => ({ kind: 'button', label, url });
export const details = (...rows: (readonly [string, string])[]): EmailBlock => ({
  kind: 'facts',
  facts: rows,
});
export const list = (...items: string[]): EmailBlock => ({ kind: 'list', items });
export const small = (value: string): EmailBlock => ({ kind: 'small', text: value });

const lines = (value: string): string => escapeHtml(value).replaceAll('\n', '<br>');

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'code':
      return `    ${block.code}`;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
  }
}

const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.55';
function blockHtml(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${PARAGRAPH}">${lines(block.text)}</p>`;
    case 'small':
      return `<p style="margin:0 0 12px;font-size:13px;line-height:1.5;color:#55635b">${lines(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${escapeHtml(block.text)}</h2>`;
    case 'code':
      return `<p style="margin:0 0 20px;font:700 34px/1.2 ui-monospace,Consolas,monospace;letter-spacing:8px">${escapeHtml(block.code)}</p>`;
    case 'button':
      return `<p style="margin:0 0 20px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 22px;border-radius:8px;background:${site.themeColor};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p><p style="margin:0 0 20px;font-size:13px;line-height:1.5;color:#55635b;word-break:break-all">${escapeHtml(block.url)}</p>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:16px;line-height:1.5">${block.facts
        .map(
          ([name, value]) =>
            `<tr><td style="padding:2px 16px 2px 0;color:#55635b;vertical-align:top">${escapeHtml(name)}</td><td style="padding:2px 0">${lines(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'list':
      return `<ul style="margin:0 0 16px;padding-left:20px;font-size:16px;line-height:1.55">${block.items.map((item) => `<li style="margin:0 0 6px">${lines(item)}</li>`).join('')}</ul>`;
  }
}

export function renderEmail(content: EmailContent): RenderedEmail {
  const footer = `${site.legalName} · ${site.address}\n${site.email}`;
  return {
    // Removes line breaks, so that no value can add headers (SEC-22).
    subject: content.subject.replace(/\s+/g, ' ').slice(0, 200),
    text: `${content.blocks.map(blockText).join('\n\n')}\n\n-- \n${footer}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head><body style="margin:0;background:#f4f1ea;color:#17251e;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:28px 12px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border-radius:14px"><tr><td style="padding:28px 32px 8px;font-size:20px;font-weight:700;color:${site.themeColor}">${escapeHtml(site.brand)}</td></tr><tr><td style="padding:8px 32px 20px">${content.blocks.map(blockHtml).join('')}</td></tr></table><p style="margin:16px 0 0;font-size:12px;line-height:1.5;color:#55635b">${lines(footer)}</p></td></tr></table></body></html>`,
  };
}
