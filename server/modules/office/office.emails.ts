import type { EmailEnvironment } from '#server/platform/email/email-renderer.ts';
import {
  adminInvite,
  adminLoginAlert,
  adminLoginNotice,
  adminSecurityNotice,
} from './account/admin.email.ts';
import { testEmail } from './launch/launch.email.ts';

export const officeEmails = ({ origin }: EmailEnvironment) => ({
  'admin-invite': adminInvite(origin),
  'admin-login': adminLoginNotice(origin),
  'admin-login-alert': adminLoginAlert(origin),
  'admin-security': adminSecurityNotice(origin),
  'test-email': testEmail(origin),
});
