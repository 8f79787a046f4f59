/** The contact form without JavaScript: an ordinary form post, answered with a page. */
import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { contactInput } from '#src/domain/contact/contact.schema.ts';
import { createContact } from '../features/contact/contact.service.ts';
import { toAppError } from '../trpc/error-conversion.ts';
import { readBytes } from './body.ts';
import { refuseCrossSite } from './cross-site.ts';
import { plainPage } from './plain-page.ts';
import { createContext, type Env } from './request-context.ts';

export function mountForms(app: Hono<Env>, deps: Deps, isAllowedHost: (host: string) => boolean): void {
  app.post('/forms/contact', async (c) => {
    try {
      refuseCrossSite(c.req.raw, deps.config.origin, isAllowedHost);
      const fields = Object.fromEntries(new URLSearchParams((await readBytes(c.req.raw, 32 * 1024)).toString('utf8')));
      const { ctx } = await createContext(c, deps);
      await deps.addressLimiter.consume('contact', ctx.request.limitKey);
      await createContact(ctx, contactInput.parse(fields));
      return plainPage(200, 'Message Sent Successfully!', "We'll get back to you within 24 hours.");
    } catch (error) {
      const known = toAppError(error);
      return plainPage(
        known.status,
        known.status === 400 ? 'Missing Information' : 'Failed to Send Message',
        `${known.message} Your browser's back button takes you to the form with what you typed.`,
      );
    }
  });
}
