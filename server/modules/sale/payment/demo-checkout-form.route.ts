/** The demo checkout without JavaScript; responds with a page. */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#server/deps.ts';
import { logUnexpected } from '#server/http/api/error-response.ts';
import { formErrorPage, GO_BACK, readFields } from '#server/http/pages/form-post.ts';
import { htmlPage } from '#server/http/pages/html-page.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { rejectCrossSite } from '#server/http/security/cross-site.ts';
import { paths } from '#src/domain/paths.ts';
import { demoCheckoutInput } from '#src/domain/sale/payment/payment.schema.ts';
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
