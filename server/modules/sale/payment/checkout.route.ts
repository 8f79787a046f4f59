/**
 * The order path without JavaScript, its texts in one language, and the links of the email about
 * a checkout that was begun and not paid.
 */
import type { Hono, HonoRequest } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#server/context.ts';
import { logUnexpected } from '#server/http/api/error-response.ts';
import { formErrorPage, GO_BACK, htmlPage, readFields } from '#server/http/pages/html-page.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { rejectCrossSite } from '#server/http/security/cross-site.ts';
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
  app.post(paths.demoCheckoutForm, async (c) => {
    try {
      rejectCrossSite(c.req.raw, deps.config);
      const { ctx } = await createContext(c, deps);
      await deps.addressLimiter.consume('checkout', ctx.request.limitKey, ctx.em);
      const { orderId, formLink } = await placeDemoOrder(
        ctx,
        demoCheckoutInput.parse(await readFields(c.req.raw)),
      );
      const mailbox = html`<p>The same link is in the email we sent you. <a href="/dev/mail">Open the demo mailbox</a></p>`;
      return htmlPage(
        200,
        'Thank you',
        `Your demo order number is ${orderId}. The next step is a short form about your business.`,
        {
          extra: html`<p><a href="${formLink}">Fill in your form</a></p>${deps.config.isPublicDemo ? '' : mailbox}`,
        },
      );
    } catch (error) {
      logUnexpected(error, c.get('requestId'), deps.logger);
      return formErrorPage(error, ({ status, message }) =>
        htmlPage(status, 'The order was not placed', `${message} ${GO_BACK}`),
      );
    }
  });
}

const claimsOf = ({ keyring, clock }: Deps, token: string) =>
  objectionToken.verify(keyring, token, clock.now());

export function mountRecovery(app: Hono<Env>, deps: Deps): void {
  app.get(paths.resumeCheckout(':id'), async (c) => {
    c.set('route', paths.resumeCheckout('{id}'));
    const { ctx } = await createContext(c, deps);
    await deps.addressLimiter.consume('checkout-result', ctx.request.limitKey, ctx.em);
    const id = c.req.param('id');
    const row = BEGUN_CHECKOUT_ID.test(id) ? await findRecoveryPage(ctx, id) : null;
    if (!row) return expiredPage(requestLanguage(c.req));
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
    if (!claimsOf(deps, c.req.param('token'))) return incompletePage(lang);
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
    if (!claims) return incompletePage(lang);
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

/** In place of a checkout that was paid, or begun long ago. */
function expiredPage(wanted: string): Response {
  const { order, emails, lang } = textsOf(wanted);
  const { title, text, button } = order.links.expired;
  return htmlPage(404, title, text, {
    lang,
    home: emails.recovery.backHome,
    extra: html`<p><a class="button primary" href="${paths.pricing}">${button}</a></p>`,
  });
}

/** In place of what a link of an email would have opened. */
function incompletePage(wanted: string): Response {
  const { order, emails, lang } = textsOf(wanted);
  const { title, text } = order.links.incomplete;
  return htmlPage(404, title, text, { lang, home: emails.recovery.backHome });
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
