/** Handles form posts without JavaScript; responds with a page. */

import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#server/deps.ts';
import { placeDemoOrder } from '#server/modules/sale/payment/demo-checkout.service.ts';
import { createContact } from '#server/modules/site/contact/contact.service.ts';
import type { AppError } from '#server/platform/errors.ts';
import { toAppError } from '#server/trpc/error-conversion.ts';
import { paths } from '#src/domain/paths.ts';
import { demoCheckoutInput } from '#src/domain/sale/payment/payment.schema.ts';
import { contactInput } from '#src/domain/site/contact/contact.schema.ts';
import { ENGLISH_MESSAGES, type FormMessages, GO_BACK } from '#src/domain/site/contact/form-messages.ts';
import { errorHeaders, logUnexpected } from '../api/error-response.ts';
import { createContext, type Env } from '../request-context.ts';
import { rejectCrossSite } from '../security/cross-site.ts';
import { readBytes } from '../uploads/body.ts';
import { htmlPage } from './html-page.ts';

/**
 * The build writes it from the pages' dictionaries. Without a build (development,
 * tests) all responses are in English.
 */
function readFormMessages(): Map<string, FormMessages> {
  try {
    const file = readFileSync(new URL('../../../dist/form-answers.json', import.meta.url), 'utf8');
    return new Map(Object.entries(JSON.parse(file) as Record<string, FormMessages>));
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return new Map();
    throw error;
  }
}

const FIELDS_BYTES_MAX = 32 * 1024;
/** Renders an error as a page with its headers. */
function errorPage(error: unknown, pageOf: (known: AppError) => Response): Response {
  const known = toAppError(error);
  const page = pageOf(known);
  for (const [name, value] of errorHeaders(known)) page.headers.set(name, value);
  return page;
}

const readFields = async (request: Request): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams((await readBytes(request, FIELDS_BYTES_MAX)).toString('utf8')));

export function mountForms(app: Hono<Env>, deps: Deps, isAllowedHost: (host: string) => boolean): void {
  const answers = readFormMessages();
  app.post(paths.contactForm, async (c) => {
    let lang = 'en';
    let texts = ENGLISH_MESSAGES;
    const answer = (status: number, title: string, text: string) =>
      htmlPage(status, title, text, { lang, home: texts.home });
    try {
      rejectCrossSite(c.req.raw, deps.config.origin, isAllowedHost);
      const fields = await readFields(c.req.raw);
      const own = answers.get(fields.lang ?? '');
      if (own) [lang, texts] = [fields.lang ?? lang, own];
      const { ctx } = await createContext(c, deps);
      await deps.addressLimiter.consume('contact', ctx.request.limitKey, ctx.em);
      await createContact(ctx, contactInput.parse(fields));
      return answer(200, ...texts.sent);
    } catch (error) {
      logUnexpected(error, c.get('requestId'), deps.logger);
      return errorPage(error, ({ status, message }) => {
        const [title, text] = status === 400 ? texts.missing : texts.failed;
        // The English page shows the specific message; other languages show the general one.
        return answer(status, title, texts === ENGLISH_MESSAGES ? `${message} ${GO_BACK}` : text);
      });
    }
  });

  app.post(paths.demoCheckoutForm, async (c) => {
    try {
      rejectCrossSite(c.req.raw, deps.config.origin, isAllowedHost);
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
      return errorPage(error, ({ status, message }) =>
        htmlPage(status, 'The order was not placed', `${message} ${GO_BACK}`),
      );
    }
  });
}
