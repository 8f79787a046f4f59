/** How the demo mailbox shows one email: as HTML, as text, or on a phone. */
import { html, raw } from 'hono/html';
import { HOUSE_STYLE } from './house-style.ts';
import type { Markup } from './html-page.ts';

export type DemoEmail = {
  /** File name. */
  name: string;
  subject: string;
  from: string;
  to: string;
  at: Date | null;
  html: string;
  text: string;
};

const PHONE = 390;
const VIEWS = [
  ['', 'HTML'],
  ['text', 'Plain text'],
  ['phone', 'Phone'],
] as const;

const BAR =
  'margin:0;padding:12px 20px;font:15px/1.5 system-ui,sans-serif;color:#16241c;background:#f1ead7;border-bottom:1px solid #ddd3b9;text-align:left';
const TITLE = 'margin:4px 0 0;font:600 17px/1.4 system-ui,sans-serif;color:inherit';
const LINK = 'display:inline-block;padding:4px 12px 4px 0;color:#1f5c43';

/** Above the email itself, in its document: the email's own styles cannot be relied on. */
function bar({ name, subject, from, to }: DemoEmail, current: string): Markup {
  const links = VIEWS.map(([view, label]) =>
    view === current
      ? html`<strong style="${LINK}">${label}</strong>`
      : html`<a style="${LINK}" href="/dev/mail/${name}${view && `?view=${view}`}">${label}</a>`,
  );
  return html`<header class="bar" style="${BAR}"><style>@media print{.bar nav{display:none}}</style><nav aria-label="Demo mailbox"><a style="${LINK}" href="/dev/mail">All emails</a>${links}</nav><h1 style="${TITLE}">${subject}</h1>From ${from} to ${to}</header>`;
}

const shell = (title: string, body: Markup) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${raw(HOUSE_STYLE)}</style></head><body>${body}</body></html>`;

/** `view` is 'text', 'bare' (without the bar, for the frame) or anything else for HTML. */
export function emailDocument(email: DemoEmail, view: string | undefined): Markup | string {
  if (view === 'text' || !email.html)
    return shell(
      email.subject,
      html`${bar(email, 'text')}<main class="narrow" style="padding-top:2rem"><pre style="white-space:pre-wrap">${email.text}</pre></main>`,
    );
  if (view === 'bare') return email.html;
  const body = email.html.indexOf('<body');
  const start = body < 0 ? 0 : email.html.indexOf('>', body) + 1;
  const last = email.html.lastIndexOf('</body>');
  const end = last < start ? email.html.length : last;
  const content = email.html.slice(start, end);
  return `${email.html.slice(0, start)}${bar(email, '')}<main>${content}</main>${email.html.slice(end)}`;
}

export const phonePage = (email: DemoEmail): Markup =>
  shell(
    email.subject,
    html`${bar(email, 'phone')}<main><iframe title="The email on a phone" src="/dev/mail/${email.name}?view=bare" width="${PHONE}" height="760" style="max-width:100%;border:10px solid #2b352f;border-radius:28px"></iframe></main>`,
  );
