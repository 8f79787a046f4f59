/** The links of the email about a checkout that was begun and not paid. */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#server/deps.ts';
import { htmlPage } from '#server/http/pages/html-page.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { DEFAULT_LANG, langOfMarket } from '#src/domain/markets.ts';
import { paths } from '#src/domain/paths.ts';
import { BEGUN_CHECKOUT_ID } from '#src/domain/sale/payment/payment.schema.ts';
import type { BegunCheckoutRow } from './begun-checkout.entity.ts';
import { recordObjection } from './objection.service.ts';
import { objectionToken } from './objection-link.service.ts';
import { findRecoveryPage } from './recovery.service.ts';

const claimsOf = ({ keyring, clock }: Deps, token: string) =>
  objectionToken.verify(keyring, token, clock.now());

export function mountRecovery(app: Hono<Env>, deps: Deps): void {
  app.get(paths.resumeCheckout(':id'), async (c) => {
    c.set('route', paths.resumeCheckout('{id}'));
    const { ctx } = await createContext(c, deps);
    await deps.addressLimiter.consume('checkout-result', ctx.request.limitKey, ctx.em);
    const id = c.req.param('id');
    const row = BEGUN_CHECKOUT_ID.test(id) ? await findRecoveryPage(ctx, id) : null;
    if (!row) return linkPage(requestLanguage(c.req), 'expired');
    const page = deps.config.demo
      ? `${paths.demoCheckout}?currency=${row.currency}${languageOf(row.market ?? null)}#${fieldsOf(row)}`
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
    if (!claimsOf(deps, c.req.param('token'))) return linkPage(lang, 'incomplete');
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
    if (!claims) return linkPage(lang, 'incomplete');
    const { ctx } = await createContext(c, deps);
    await recordObjection(ctx, claims.emailHash);
    return htmlPage(200, texts.stoppedTitle, texts.stopped, { lang, home: texts.backHome });
  });
}

/** In the fragment, which browsers send to nobody. */
const fieldsOf = (row: BegunCheckoutRow) =>
  new URLSearchParams({ begun: row.publicId, email: row.email, name: row.customerName ?? '' });

/** The checkout is in the language of the page on which the order began. */
function languageOf(market: string | null): string {
  const lang = langOfMarket(market);
  return market && lang !== DEFAULT_LANG ? `&market=${market}&lang=${lang}` : '';
}

/** In place of what a link of an email would have opened. */
function linkPage(lang: string, problem: 'expired' | 'incomplete'): Response {
  const { order, emails, landing, lang: shown } = textsOf(lang);
  const { title, text } = order.links[problem];
  const { subject, backHome } = emails.recovery;
  const again =
    problem === 'expired'
      ? {
          about: subject,
          extra: html`<p><a class="button" href="${paths.pricing}">${landing.chrome.orderNow}</a></p>`,
        }
      : {};
  return htmlPage(404, title, text, { lang: shown, home: backHome, ...again });
}
