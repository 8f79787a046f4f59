/**
 * Demo mode's inbox: the `.eml` files of DATA_DIR/mail, newest first. In a public
 * demo only for the signed-in admin (H1).
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#server/deps.ts';
import { createContext, type Env } from '../request-context.ts';
import { PAGE_HEADERS } from '../security/security-headers.ts';
import { htmlPage, htmlResponse } from './html-page.ts';

const FILE = /^[\w.-]+\.eml$/;
const SHOWN = 100;

const parse = async (raw: Buffer) => (await import('postal-mime')).default.parse(raw);

export function mountDevEmail(app: Hono<Env>, deps: Deps): void {
  if (!deps.config.demo) return;
  const folder = path.join(deps.config.dataDir, 'mail');

  if (deps.config.isPublicDemo)
    app.use('/dev/*', async (c, next) => {
      // Emails contain login codes and form links of other visitors.
      const { ctx, headers } = await createContext(c, deps);
      if (!ctx.admin) {
        for (const [name, value] of PAGE_HEADERS.private) headers.set(name, value);
        headers.set('Location', '/admin-login');
        return new Response(null, { status: 302, headers });
      }
      await next();
      for (const cookie of headers.getSetCookie()) c.res.headers.append('Set-Cookie', cookie);
      return;
    });

  app.get('/dev/mail', async () => {
    const names = (await readdir(folder).catch(() => [] as string[]))
      .filter((name) => FILE.test(name))
      .sort()
      .reverse()
      .slice(0, SHOWN);
    const rows = await Promise.all(
      names.map(async (name) => {
        const email = await parse(await readFile(path.join(folder, name)));
        return html`<tr><td><a href="/dev/mail/${name}">${email.subject ?? '(no subject)'}</a></td><td>${email.to?.[0]?.address ?? ''}</td></tr>`;
      }),
    );
    return htmlPage(
      200,
      'Demo mailbox',
      `What the demo would have sent: ${rows.length} mails, newest first. Reload to see new ones.`,
      { extra: html`<table>${rows}</table>` },
    );
  });

  app.get('/dev/mail/:name', async (c) => {
    const name = c.req.param('name');
    if (!FILE.test(name)) return c.notFound();
    const raw = await readFile(path.join(folder, name)).catch(() => null);
    if (!raw) return c.notFound();
    const email = await parse(raw);
    // The content policy allows only inline styles: an email can run no script and load nothing.
    return htmlResponse(
      email.html ?? html`<pre>${email.text ?? ''}</pre>`,
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
  });
}
