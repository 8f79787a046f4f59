/**
 * Demo mode's inbox: the `.eml` files of DATA_DIR/mail, newest first. In a public
 * demo only for the signed-in admin (H1).
 */

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#server/deps.ts';
import { paths } from '#src/domain/paths.ts';
import { createContext, type Env } from '../request-context.ts';
import { PAGE_HEADERS } from '../security/security-headers.ts';
import { type DemoEmail, emailDocument, phonePage } from './dev-email.view.ts';
import { htmlPage, htmlResponse } from './html-page.ts';

const FILE = /^[\w.-]+\.eml$/;
const SHOWN = 100;
// Only inline styles: an email can run no script and load nothing.
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'";
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

async function read(folder: string, name: string): Promise<DemoEmail | null> {
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
      await next();
      for (const cookie of headers.getSetCookie()) c.res.headers.append('Set-Cookie', cookie);
      return;
    });

  app.get(paths.demoMailbox, async (c) => {
    const wanted = (c.req.query('q') ?? '').trim().toLowerCase();
    const names = (await readdir(folder).catch(() => [] as string[]))
      .filter((name) => FILE.test(name))
      .sort()
      .reverse()
      .slice(0, SHOWN);
    const emails = (await Promise.all(names.map((name) => read(folder, name)))).filter(
      (email): email is DemoEmail =>
        email !== null && `${email.subject}\n${email.to}`.toLowerCase().includes(wanted),
    );
    const rows = emails.map(
      (email) =>
        html`<tr><td><a href="/dev/mail/${email.name}">${email.subject}</a></td><td>${email.to}</td><td class="muted extra">${email.from}</td><td class="muted">${time(email.at)}</td></tr>`,
    );
    return htmlPage(
      200,
      'Demo mailbox',
      `What the demo would have sent: ${rows.length} emails, newest first.`,
      {
        isWide: true,
        extra: html`<form style="display:flex;flex-wrap:wrap;gap:.7rem;align-items:end;margin:1.5rem 0"><label>Subject or address<br><input type="search" name="q" value="${wanted}"></label><button>Search</button><a href="/dev/mail" style="padding:.6rem 0">Reload</a></form><div style="overflow-x:auto" tabindex="0" role="region" aria-label="Emails"><table class="stacked"><thead><tr><th>Subject</th><th>To</th><th class="extra">From</th><th>Sent (UTC)</th></tr></thead><tbody>${rows}</tbody></table></div>`,
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
