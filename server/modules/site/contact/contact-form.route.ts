/** For visitors without JavaScript. */
import type { Hono } from 'hono';
import type { Deps } from '#server/context.ts';
import { GO_BACK, htmlPage, mountFormPost } from '#server/http/pages/html-page.ts';
import type { Env } from '#server/http/request-context.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { paths } from '#src/domain/paths.ts';
import { contactInput } from '#src/domain/site/contact/contact.schema.ts';
import { createContact } from './contact.service.ts';

function textsFor(wanted = 'en') {
  const { lang, landing } = textsOf(wanted);
  const isEnglish = lang.startsWith('en');
  return { form: landing.form, isEnglish, page: isEnglish ? {} : { lang, home: landing.chrome.home } };
}

export function mountContactForm(app: Hono<Env>, deps: Deps): void {
  mountFormPost(app, deps, {
    path: paths.contactForm,
    limit: 'contact',
    async submit(ctx, fields) {
      await createContact(ctx, contactInput.parse(fields));
      const { form, page } = textsFor(fields.lang);
      return htmlPage(200, form.successTitle, form.successText, page);
    },
    failed({ status, message }, fields) {
      const { form, page, isEnglish } = textsFor(fields.lang);
      const [title, text] =
        status === 400 ? [form.missingTitle, form.missingText] : [form.failedTitle, form.failedText];
      // The English page shows the specific message; other languages show the general one.
      return htmlPage(status, title, isEnglish ? `${message} ${GO_BACK}` : text, page);
    },
  });
}
