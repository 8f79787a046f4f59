/**
 * Form results for visitors without JavaScript, by page language: the server has no content itself.
 */
import { writeFileSync } from 'node:fs';
import { countries, landingLocale } from '../../src/content/landing/index.ts';
import type { FormMessages } from '../../src/domain/site/contact/contact.schema.ts';

export function writeFormMessages(dist: URL): void {
  const messagesByLanguage: Record<string, FormMessages> = {};
  for (const landing of countries) {
    const { lang, texts } = landingLocale(landing);
    if (lang.startsWith('en')) continue;
    const { form, chrome } = texts;
    messagesByLanguage[lang] = {
      sent: [form.successTitle, form.successText],
      missing: [form.missingTitle, form.missingText],
      failed: [form.failedTitle, form.failedText],
      home: chrome.home,
    };
  }
  writeFileSync(new URL('form-messages.json', dist), JSON.stringify(messagesByLanguage));
}
