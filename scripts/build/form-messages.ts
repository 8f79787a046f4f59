/** What the server says to a form that was sent without script, in the language of the page it stood on: it knows no content itself. */
import { writeFileSync } from 'node:fs';
import { countries, landingLocale } from '../../src/content/landing/index.ts';
import type { FormAnswers } from '../../src/domain/contact/form-answers.ts';

export function writeFormMessages(dist: URL): void {
  const answers: Record<string, FormAnswers> = {};
  for (const landing of countries) {
    const { lang, words } = landingLocale(landing);
    if (lang.startsWith('en')) continue;
    const { form, chrome } = words;
    answers[lang] = {
      sent: [form.successTitle, form.successText],
      missing: [form.missingTitle, form.missingText],
      failed: [form.failedTitle, form.failedText],
      home: chrome.home,
    };
  }
  writeFileSync(new URL('form-answers.json', dist), JSON.stringify(answers));
}
