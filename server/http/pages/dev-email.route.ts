/** The demo's inbox: DATA_DIR/mail, newest first. In a public demo for the admin only (H1). */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Deps } from '#server/context.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { PAGE_HEADERS } from '#server/http/security/security-headers.ts';
import { paths } from '#src/domain/paths.ts';
import { htmlDocument, htmlPage, htmlResponse, type Markup } from './html-page.ts';

const FILE = /^[\w.-]+\.eml$/;
const SHOWN = 100;
// Only inline styles: an email can run no script and load nothing.
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'";
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export type DemoEmail = NonNullable<Awaited<ReturnType<typeof read>>>;

async function read(folder: string, name: string) {
  const file = await readFile(path.join(folder, name)).catch(() => null);
  if (!file) return null;
  const { default: PostalMime } = await import('postal-mime');
  const { subject, from, to, date, html: body, text, attachments } = await PostalMime.parse(file);
  const pictures = new Map(
    attachments.map(({ contentId, mimeType, content }) => [
      contentId?.slice(1, -1),
      `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
    ]),
  );
  return {
    name,
    subject: subject ?? '(no subject)',
    from: from?.address ?? '',
    to: to?.[0]?.address ?? '',
    at: date ? new Date(date) : null,
    html: (body ?? '').replaceAll(/(?<=")cid:([^"]+)(?=")/g, (written, id) => pictures.get(id) ?? written),
    text: text ?? '',
  };
}

const time = (at: Date | null) =>
  at
    ? html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')}</time>`
    : '';

export function mountDevEmail(app: Hono<Env>, deps: Deps): void {
  if (!deps.config.demo) return;
  const folder = path.join(deps.config.dataDir, 'mail');

  if (deps.config.isPublicDemo)
    app.use('/dev/*', async (c, next) => {
      // Emails contain login codes and form links of other visitors.
      const { ctx, headers } = await createContext(c, deps);
      if (!ctx.admin) {
        for (const [name, value] of PAGE_HEADERS.private) headers.set(name, value);
        headers.set('Location', paths.adminLogin);
        return new Response(null, { status: 302, headers });
      }
      return next();
    });

  app.get(paths.demoMailbox, async (c) => {
    const wanted = (c.req.query('q') ?? '').trim().toLowerCase();
    const names = (await readdir(folder).catch(() => [] as string[]))
      .filter((name) => FILE.test(name))
      .sort()
      .reverse()
      .slice(0, SHOWN);
    const emails = await Promise.all(names.map((name) => read(folder, name)));
    const found = emails
      .filter((email) => email !== null)
      .filter(({ subject, to }) => `${subject}\n${to}`.toLowerCase().includes(wanted));
    const rows = found.map(
      (email) =>
        html`<tr><td><a href="/dev/mail/${email.name}">${email.subject}</a></td><td>${email.to}</td><td class="muted extra">${email.from}</td><td class="muted">${time(email.at)}</td></tr>`,
    );
    return htmlPage(
      200,
      'Demo mailbox',
      `What the demo would have sent: ${rows.length} emails, newest first.`,
      {
        isWide: true,
        extra: html`<form style="display:flex;flex-wrap:wrap;gap:.7rem;align-items:end;margin:1.5rem 0"><label style="flex:0 1 24rem">Subject or address<br><input style="width:100%" type="search" name="q" value="${wanted}"></label><button>Search</button><a href="/dev/mail" style="padding:.6rem 0">Reload</a></form><div style="overflow-x:auto" tabindex="0" role="region" aria-label="Emails"><table class="stacked"><thead><tr><th>Subject</th><th>To</th><th class="extra">From</th><th>Sent (UTC)</th></tr></thead><tbody>${rows}</tbody></table></div>`,
      },
    );
  });

  app.get('/dev/mail/:name', async (c) => {
    const name = c.req.param('name');
    const email = FILE.test(name) ? await read(folder, name) : null;
    if (!email) return c.notFound();
    const view = c.req.query('view');
    if (view === 'phone') return htmlResponse(phonePage(email), FRAME_POLICY);
    return htmlResponse(emailDocument(email, view), EMAIL_POLICY);
  });
}

const PHONE = 390;
const VIEWS = [
  ['', 'HTML'],
  ['text', 'Plain text'],
  ['phone', 'Phone'],
] as const;

const BAR =
  'margin:0;padding:12px 20px;font:15px/1.5 system-ui,sans-serif;color:#16241c;background:#f1ead7;border-bottom:1px solid #ddd3b9;text-align:left';
const DARK_BAR =
  '@media screen and (prefers-color-scheme:dark){.bar{color:#f3eddc!important;background:#14291f!important;border-color:#2d4a3a!important}.bar a{color:#9ad7b0!important}.bar strong{color:inherit!important}}';
const TITLE = 'margin:4px 0 0;font:600 17px/1.4 system-ui,sans-serif;color:inherit';
const LINK = 'display:inline-block;padding:4px 12px 4px 0;color:#1f5c43';

/** Above the email itself, in its document: the email's own styles cannot be relied on. */
function bar({ name, subject, from, to }: DemoEmail, current: string): Markup {
  const links = VIEWS.map(([view, label]) =>
    view === current
      ? html`<strong style="${LINK}">${label}</strong>`
      : html`<a style="${LINK}" href="/dev/mail/${name}${view && `?view=${view}`}">${label}</a>`,
  );
  return html`<header class="bar" style="${BAR}"><style>${raw(DARK_BAR)}@media print{.bar nav{display:none}}</style><nav aria-label="Demo mailbox"><a style="${LINK}" href="/dev/mail">All emails</a>${links}</nav><h1 style="${TITLE}">${subject}</h1>From ${from} to ${to}</header>`;
}

/** `view` is 'text', 'bare' (without the bar, for the frame) or anything else for HTML. */
export function emailDocument(email: DemoEmail, view: string | undefined): Markup | string {
  if (view === 'text' || !email.html)
    return htmlDocument(
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
  htmlDocument(
    email.subject,
    html`${bar(email, 'phone')}<main><iframe title="The email on a phone" src="/dev/mail/${email.name}?view=bare" width="${PHONE}" height="760" style="display:block;max-width:100%;margin:0 auto;border:10px solid #2b352f;border-radius:28px"></iframe></main>`,
  );
