/** The links of the email about a checkout that was begun and not paid. */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#server/deps.ts';
import { htmlPage } from '#server/http/pages/html-page.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { AppError } from '#server/platform/errors.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { paths } from '#src/domain/paths.ts';
import { BEGUN_CHECKOUT_ID } from '#src/domain/sale/payment/payment.schema.ts';
import { recordObjection } from './objection.service.ts';
import { objectionToken } from './objection-link.service.ts';
import { findRecoveryPage } from './recovery.service.ts';

const GONE = 'This link has expired. The price is on our home page, where you can start again.';

const claimsOf = ({ keyring, clock }: Deps, token: string) =>
  objectionToken.verify(keyring, token, clock.now());

export function mountRecovery(app: Hono<Env>, deps: Deps): void {
  app.get(paths.resumeCheckout(':id'), async (c) => {
    c.set('route', paths.resumeCheckout('{id}'));
    const { ctx } = await createContext(c, deps);
    await deps.addressLimiter.consume('checkout-result', ctx.request.limitKey, ctx.em);
    const id = c.req.param('id');
    const row = BEGUN_CHECKOUT_ID.test(id) ? await findRecoveryPage(ctx, id) : null;
    if (!row) return htmlPage(404, 'This link has expired', GONE);
    const page = deps.config.demo
      ? `${paths.demoCheckout}?currency=${row.currency}#${fieldsOf(row)}`
      : (row.recoveryUrl ?? paths.pricing);
    return new Response(null, {
      status: 302,
      headers: { Location: page, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    });
  });

  /** A page with one button: programs that follow the links of an email must not stop anything. */
  app.get(paths.noMoreEmails(':token'), (c) => {
    c.set('route', paths.noMoreEmails('{token}'));
    const { lang, emails } = textsOf(c.req.query('lang') ?? 'en');
    const texts = emails.recovery;
    if (!claimsOf(deps, c.req.param('token'))) throw unknownLink();
    return htmlPage(200, texts.stopTitle, texts.stopQuestion, {
      lang,
      home: texts.backHome,
      extra: html`<form method="post"><button type="submit">${texts.stopLink}</button></form>`,
    });
  });

  /** The button, and the one-click request of email programs (RFC 8058), which send no cookies. */
  app.post(paths.noMoreEmails(':token'), async (c) => {
    c.set('route', paths.noMoreEmails('{token}'));
    const { lang, emails } = textsOf(c.req.query('lang') ?? 'en');
    const texts = emails.recovery;
    const claims = claimsOf(deps, c.req.param('token'));
    if (!claims) throw unknownLink();
    const { ctx } = await createContext(c, deps);
    await recordObjection(ctx, claims.emailHash);
    return htmlPage(200, texts.stoppedTitle, texts.stopped, { lang, home: texts.backHome });
  });
}

/** In the fragment, which browsers send to nobody. */
const fieldsOf = (row: { publicId: string; email: string; customerName: string | null }) =>
  new URLSearchParams({ begun: row.publicId, email: row.email, name: row.customerName ?? '' });

const unknownLink = () =>
  new AppError('NOT_FOUND', 'This link is incomplete. Copy the whole link from the email, or reply to it.');
