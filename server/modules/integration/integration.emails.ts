import type { EmailEnvironment } from '#server/platform/email/email-renderer.ts';
import { apiTokenExpiring } from './api-token/api-token.email.ts';
import { webhookDisabled } from './webhook/webhook.email.ts';

export const integrationEmails = ({ origin }: EmailEnvironment) => ({
  'webhook-disabled': webhookDisabled(origin),
  'api-token-expiring': apiTokenExpiring(origin),
});
