/** The order path without JavaScript, and the links of the email about an unpaid checkout. */
import type { Hono, HonoRequest } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#server/context.ts';
import { GO_BACK, htmlPage, mountFormPost } from '#server/http/pages/html-page.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { AppError } from '#server/platform/errors.ts';
import { languages } from '#src/content/languages/all-languages.ts';
import { orderLanguage } from '#src/content/languages/order-language.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { DEFAULT_LANG, langOfMarket } from '#src/domain/markets.ts';
import { orderTextsPath, paths } from '#src/domain/paths.ts';
import { BEGUN_CHECKOUT_ID, demoCheckoutInput } from '#src/domain/sale/payment/payment.schema.ts';
import { objectionToken } from '../order-email/email-links.service.ts';
import type { BegunCheckoutRow } from '../recovery/begun-checkout.entity.ts';
import { findRecoveryPage, recordObjection } from '../recovery/recovery.service.ts';
import { placeDemoOrder } from './checkout.service.ts';

export function mountDemoCheckoutForm(app: Hono<Env>, deps: Deps): void {
  const mailbox = html`<p>The same link is in the email we sent you. <a href="/dev/mail">Open the demo mailbox</a></p>`;
  mountFormPost(app, deps, {
    path: paths.demoCheckoutForm,
    limit: 'checkout',
    async submit(ctx, fields) {
      const { orderId, formLink } = await placeDemoOrder(ctx, demoCheckoutInput.parse(fields));
      return htmlPage(
        200,
        'Thank you',
        `Your demo order number is ${orderId}. The next step is a short form about your business.`,
        {
          extra: html`<p><a href="${formLink}">Fill in your form</a></p>${deps.config.isPublicDemo ? '' : mailbox}`,
        },
      );
    },
    failed: ({ status, message }) => htmlPage(status, 'The order was not placed', `${message} ${GO_BACK}`),
  });
}

export function mountRecovery(app: Hono<Env>, deps: Deps): void {
  app.get(paths.resumeCheckout(':id'), async (c) => {
    c.set('route', paths.resumeCheckout('{id}'));
    const { ctx } = await createContext(c, deps);
    await deps.addressLimiter.consume('checkout-result', ctx.request.limitKey, ctx.em);
    const id = c.req.param('id');
    const row = BEGUN_CHECKOUT_ID.test(id) ? await findRecoveryPage(ctx, id) : null;
    if (!row) return deadLinkPage('expired', requestLanguage(c.req));
    const page = deps.config.demo
      ? `${paths.demoCheckout}?currency=${row.currency}${languageOf(row.market ?? null)}#${fieldsOf(row)}`
      : (row.recoveryUrl ?? paths.pricing);
    return new Response(null, {
      status: 302,
      headers: { Location: page, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    });
  });

  /**
   * A page with one button: programs that follow the links of an email must not stop anything. The
   * one-click request of email programs (RFC 8058) is the button's; it has no cookies.
   */
  app.on(['GET', 'POST'], paths.noMoreEmails(':token'), async (c) => {
    c.set('route', paths.noMoreEmails('{token}'));
    const { lang, emails } = textsOf(c.req.query('lang') ?? 'en');
    const texts = emails.recovery;
    const claims = objectionToken.verify(deps.keyring, c.req.param('token'), deps.clock.now());
    if (!claims) return deadLinkPage('incomplete', lang);
    const page = { lang, home: texts.backHome };
    if (c.req.method !== 'POST') {
      const extra = html`<form method="post"><button type="submit">${texts.stopLink}</button></form>`;
      return htmlPage(200, texts.stopTitle, texts.stopQuestion, { ...page, extra });
    }
    const { ctx } = await createContext(c, deps);
    await recordObjection(ctx, claims.emailHash);
    return htmlPage(200, texts.stoppedTitle, texts.stopped, page);
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

function deadLinkPage(kind: 'expired' | 'incomplete', wanted: string): Response {
  const { order, emails, lang } = textsOf(wanted);
  const { title, text } = order.links[kind];
  const button = html`<p><a class="button primary" href="${paths.pricing}">${order.links.expired.button}</a></p>`;
  const page = { lang, home: emails.recovery.backHome };
  return htmlPage(404, title, text, kind === 'expired' ? { ...page, extra: button } : page);
}

/** BCP 47 tag, such as `de-AT`; a language that the shop does not have gets English. */
const LANG = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

/** Public pages contain the English texts only. */
export function mountOrderTexts(app: Hono<Env>, _: Deps): void {
  app.get(orderTextsPath(':lang'), (c) => {
    c.set('route', '/order-texts/{lang}');
    const lang = c.req.param('lang');
    if (!LANG.test(lang)) throw new AppError('NOT_FOUND');
    return c.json(orderLanguage(lang), 200, { 'Cache-Control': 'public, max-age=600' });
  });
}

/**
 * For pages that know neither an order nor a link: the first language of the browser that the shop
 * has. The order of the header counts, its weights do not.
 */
function requestLanguage(req: HonoRequest): string {
  const wanted = (req.header('accept-language') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '');
  return wanted.find((lang) => Object.hasOwn(languages, lang.split('-')[0] ?? '')) ?? 'en';
}
