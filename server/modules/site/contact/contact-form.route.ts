/** Handles form posts without JavaScript; responds with a page. */
import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import type { Deps } from '#server/context.ts';
import { logUnexpected } from '#server/http/api/error-response.ts';
import { formErrorPage, GO_BACK, htmlPage, readFields } from '#server/http/pages/html-page.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { rejectCrossSite } from '#server/http/security/cross-site.ts';
import { paths } from '#src/domain/paths.ts';
import {
  contactInput,
  ENGLISH_MESSAGES,
  type FormMessages,
} from '#src/domain/site/contact/contact.schema.ts';
import { createContact } from './contact.service.ts';

/** The build writes it from the dictionaries. Without a build, all responses are in English. */
function readFormMessages(): Map<string, FormMessages> {
  try {
    const file = readFileSync(new URL('../../../../dist/form-messages.json', import.meta.url), 'utf8');
    return new Map(Object.entries(JSON.parse(file) as Record<string, FormMessages>));
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return new Map();
    throw error;
  }
}

export function mountContactForm(app: Hono<Env>, deps: Deps): void {
  const messagesByLanguage = readFormMessages();
  app.post(paths.contactForm, async (c) => {
    let lang = 'en';
    let texts = ENGLISH_MESSAGES;
    const respond = (status: number, title: string, text: string) =>
      htmlPage(status, title, text, { lang, home: texts.home });
    try {
      rejectCrossSite(c.req.raw, deps.config);
      const fields = await readFields(c.req.raw);
      const translated = messagesByLanguage.get(fields.lang ?? '');
      if (translated) [lang, texts] = [fields.lang ?? lang, translated];
      const { ctx } = await createContext(c, deps);
      await deps.addressLimiter.consume('contact', ctx.request.limitKey, ctx.em);
      await createContact(ctx, contactInput.parse(fields));
      return respond(200, ...texts.sent);
    } catch (error) {
      logUnexpected(error, c.get('requestId'), deps.logger);
      return formErrorPage(error, ({ status, message }) => {
        const [title, text] = status === 400 ? texts.missing : texts.failed;
        // The English page shows the specific message; other languages show the general one.
        return respond(status, title, texts === ENGLISH_MESSAGES ? `${message} ${GO_BACK}` : text);
      });
    }
  });
}
