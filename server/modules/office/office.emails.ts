import { button, type EmailContent, text } from '#server/platform/email/email-content.ts';
import type { EmailEnvironment } from '#server/platform/email/email-renderer.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import {
  adminInvite,
  adminLoginAlert,
  adminLoginNotice,
  adminSecurityNotice,
} from './account/admin.email.ts';

/** To the owner who asks for it, the same way as every email to customers. */
export const testEmail =
  (origin: string) =>
  (test: { username: string }): EmailContent => ({
    tone: 'neutral',
    subject: `Test email from ${site.brand}`,
    preview: 'If you can read this, the shop’s emails are getting through.',
    blocks: [
      text(`Hello ${test.username},`),
      text(
        'You asked for a test email under “Before you go public”. It was sent the same way as receipts and sign-in codes.',
      ),
      text(
        'If it was in your spam folder, check SPF, DKIM and DMARC of your domain: customers will look for their emails there too.',
      ),
      button('Back to the checklist', `${origin}${paths.adminLaunch}`),
    ],
  });

export const officeEmails = ({ origin }: EmailEnvironment) => ({
  'admin-invite': adminInvite(origin),
  'admin-login': adminLoginNotice(origin),
  'admin-login-alert': adminLoginAlert(origin),
  'admin-security': adminSecurityNotice(origin),
  'test-email': testEmail(origin),
});
