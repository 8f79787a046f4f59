import type { EmailEnvironment } from '#server/platform/email/email-renderer.ts';
import { contactNotice } from './contact/contact.email.ts';

export const siteEmails = ({ origin }: EmailEnvironment) => ({
  'contact-notice': contactNotice(origin),
});
